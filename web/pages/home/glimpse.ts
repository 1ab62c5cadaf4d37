/** What shows a game at a glance: its table and its question. It comes after the list, with the texts of all questions. */
export { attackIn } from '#web/words/attack'
export { headline } from '#web/words/headline'
export { default as TablePicture } from '../../board/TablePicture.svelte'
export { default as TheirMark } from './TheirMark.svelte'
