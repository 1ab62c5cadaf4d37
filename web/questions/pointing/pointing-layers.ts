/** What is pointed at on the table; a chunk of its own, because most questions are answered otherwise. */
export { Aim } from './aim.svelte'
export { withAim } from './with-aim'
