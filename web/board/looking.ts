/** What is drawn around a unit that is looked at, and the ruler: nobody looks at one when the page opens. */
export { default as AreaLabels } from './layers/AreaLabels.svelte'
export { default as Areas } from './layers/Areas.svelte'
export { default as Ruler } from './layers/Ruler.svelte'
export { default as ZonesLayer } from './layers/ZonesLayer.svelte'
