import { beforeEach, expect, test, vi } from 'vitest'
import { TableNotes } from '#web/state/table-notes.svelte'

const arrow = { kind: 'arrow', from: { x: 1000, y: 2000 }, to: { x: 90_000, y: 2000 } } as const

beforeEach(() => localStorage.clear())

test('lines and sketches of a game stay in this browser, for that game alone', async () => {
  const notes = new TableNotes('g1')
  notes.toggle({ from: 'cr90', to: 'victory' })
  notes.draw(arrow)
  vi.resetModules()
  const { TableNotes: AfterReload } = await import('#web/state/table-notes.svelte')
  const again = new AfterReload('g1')
  expect(again.lines).toEqual([{ from: 'cr90', to: 'victory' }])
  expect(again.sketches).toEqual([arrow])
  expect(new AfterReload('g2').count).toBe(0)
})

test('a line that is kept once more goes, whichever end it was measured from', () => {
  const notes = new TableNotes('g1')
  notes.toggle({ from: 'cr90', to: 'victory' })
  notes.toggle({ from: 'victory', to: 'cr90' })
  expect(notes.count).toBe(0)
})

test('one press clears all, and nothing is left in the browser', () => {
  const notes = new TableNotes('g1')
  notes.toggle({ from: 'cr90', to: 'victory' })
  notes.draw(arrow)
  notes.clear()
  expect(notes.count).toBe(0)
  expect(localStorage).toHaveLength(0)
})

test('the last sketch can be taken back', () => {
  const notes = new TableNotes('g1')
  notes.draw(arrow)
  notes.draw({ ...arrow, kind: 'circle' })
  notes.undo()
  expect(notes.sketches).toEqual([arrow])
})
