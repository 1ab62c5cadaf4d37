export { default as ShipMarks } from './ShipMarks.svelte'
export { default as Things } from './Things.svelte'
export { thingsOf } from './things'
