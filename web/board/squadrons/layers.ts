export { default as EngagedLinks } from './EngagedLinks.svelte'
export { default as Reaches } from './Reaches.svelte'
