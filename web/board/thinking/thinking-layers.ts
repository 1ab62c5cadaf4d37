/** What the reader has switched on to think ahead; a chunk of its own, because most of the time nothing is. */
export { default as Legends } from './Legends.svelte'
export { Thinking } from './thinking.svelte'
