export { default as Drafts } from './layers/Drafts.svelte'
export { drawTool } from './tool'
