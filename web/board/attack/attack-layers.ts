/** An attack that goes on; a chunk of its own, because most of the time none does. */
export { default as Progress } from './Progress.svelte'
export { default as ProgressCaption } from './ProgressCaption.svelte'
export { progressOf } from './progress'
