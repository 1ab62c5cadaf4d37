/** The layers of a selected unit and the ruler; none is needed when the page opens. */
export { default as AreaLabels } from './layers/AreaLabels.svelte'
export { default as Areas } from './layers/Areas.svelte'
export { default as Ruler } from './layers/Ruler.svelte'
export { default as ZonesLayer } from './layers/ZonesLayer.svelte'
