/** What the table shows of attacks; a chunk of its own, because most questions are about something else. */

export { default as AttackArc } from '../attack/table/AttackArc.svelte'
export { default as Above } from './Above.svelte'
export { AttackModel } from './attack-model.svelte'
export { default as Caption } from './Caption.svelte'
