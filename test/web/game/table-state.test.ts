import { expect, test } from 'vitest'
import { TableState } from '#web/game/table-state.svelte'

test('a new question begins without the unit that was chosen for the last one (ux 3)', () => {
  const table = new TableState()
  table.centre('x-wing-2')
  table.turnAway()
  expect([table.selected, table.looked, table.centred]).toEqual([undefined, undefined, []])
})
