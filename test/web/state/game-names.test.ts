import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { gameNames, MOST_LETTERS } from '#web/state/game-names.svelte'
import GameName from '../../../web/game/GameName.svelte'

test('a name that is typed is kept in this browser for this game alone', async () => {
  render(GameName, { game: 'g1' })
  const field = screen.getByLabelText<HTMLInputElement>(/^Name of this game/)
  await fireEvent.change(field, { target: { value: 'Winter campaign' } })
  expect(gameNames.of('g1')).toBe('Winter campaign')
  expect(gameNames.of('g2')).toBeUndefined()
  vi.resetModules()
  const { gameNames: afterReload } = await import('#web/state/game-names.svelte')
  expect(afterReload.of('g1')).toBe('Winter campaign')
})

test('a long name is cut to what fits, and an empty one is none', () => {
  gameNames.give('g1', 'x'.repeat(100))
  expect(gameNames.of('g1')).toHaveLength(MOST_LETTERS)
  gameNames.give('g1', '  ')
  expect(gameNames.of('g1')).toBeUndefined()
  expect(localStorage.getItem('armada.game-names')).toBeNull()
})
