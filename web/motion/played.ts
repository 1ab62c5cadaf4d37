/** What plays the game on its table; it comes after the question and the table. */
export { Playback } from './playback.svelte'
export { default as Stage } from './Stage.svelte'
