import { onKeys } from '#web/keys/single-key'
import type { TableState } from './table-state.svelte'

const LAYERS = new Map([
  ['a', 'arcs'],
  ['r', 'ranges'],
  ['e', 'engaged'],
  ['t', 'threat'],
] as const)

/** While the table has the focus, U takes the last choice back; A, R, E and T show and hide what is drawn (ux 3). */
export const tableKeys = (table: TableState, undo: () => void) => (element: HTMLElement) =>
  onKeys(element, (_event, key) => {
    if (key === 'u') undo()
    const layer = LAYERS.get(key as 'a')
    if (layer !== undefined) table.layers[layer] = !table.layers[layer]
  })
