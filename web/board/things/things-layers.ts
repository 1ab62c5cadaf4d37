export { default as ShipMarks } from './ShipMarks.svelte'
export { default as ThingsLayer } from './ThingsLayer.svelte'
export { thingsOf } from './things'
