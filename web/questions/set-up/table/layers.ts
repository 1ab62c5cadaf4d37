export { frameOf } from './areas'
export { default as Placing } from './Placing.svelte'
export { default as Zones } from './Zones.svelte'
