export { drawTool } from '#web/questions/course/table/tool'
export { default as Drafts } from './layers/Drafts.svelte'
