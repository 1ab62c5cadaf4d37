/** Layers of the current attack; a chunk of their own, because most of the time there is none. */
export { default as Progress } from './Progress.svelte'
export { default as ProgressCaption } from './ProgressCaption.svelte'
export { progressOf } from './progress'
