export { default as Reaches } from '../../questions/squadrons/table/Reaches.svelte'
export { default as EngagedLinks } from '../layers/EngagedLinks.svelte'
