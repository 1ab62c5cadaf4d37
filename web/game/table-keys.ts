import { onKeys } from '#web/keys/single-key'
import type { TableState } from './table-state.svelte'

const LAYERS = new Map([
  ['a', 'arcs'],
  ['r', 'ranges'],
  ['e', 'engaged'],
  ['t', 'threat'],
  ['g', 'reach'],
  ['b', 'distances'],
] as const)

/**
 * While the table has the focus, U takes the last choice back; letters of layers show and hide what is drawn (ux 3), K keeps
 * what was measured, P takes the pen, X clears both.
 */
export const tableKeys = (table: TableState, undo: () => void) => (element: HTMLElement) =>
  onKeys(element, (_event, key) => {
    if (key === 'u') undo()
    else if (key === 'k') table.keep()
    else if (key === 'x') table.notes?.clear()
    else if (key === 'p') table.nextPen()
    const layer = LAYERS.get(key as 'a')
    if (layer !== undefined) table.layers[layer] = !table.layers[layer]
  })
