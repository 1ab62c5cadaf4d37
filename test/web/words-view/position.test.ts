import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { CaseTable } from '#test/support/case-format-table'
import { TableState } from '#web/game/table-state.svelte'
import Position from '../../../web/words-view/Position.svelte'
import { PlayedGame } from '../support/played-game'

afterEach(cleanup)

const TABLE: CaseTable = {
  options: 'tournament-180',
  activating: { ship: 'nebulon', step: 'attacks' },
  ships: {
    nebulon: { card: 'nebulon-b-escort-frigate', at: [420, 300] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [440, 640], heading: 190 },
  },
  obstacles: { 'asteroid-1': { at: [260, 420], heading: 30 }, station: { at: [480, 460], inert: true } },
  objective: { card: 'intel-sweep', ships: ['nebulon', 'victory'], tokens: { 'token-1': [300, 560] } },
}

test('the position in words tells obstacles and objective tokens with their places, except at a glance', async () => {
  render(Position, { view: new PlayedGame(TABLE).view('a'), table: new TableState() })
  const things = within(screen.getByRole('region', { name: 'Obstacles and tokens' }))
  expect(things.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Asteroid field 1 lies at A2 (26, 42 cm), turned 30°.',
    'Station lies at B2 (48, 46 cm), turned 0°, without its effects.',
    'Objective token 1 lies at A2 (30, 56 cm).',
  ])
  screen.getByRole('radio', { name: 'one line a side' }).click()
  await tick()
  expect(screen.queryByRole('region', { name: 'Obstacles and tokens' })).toBeNull()
})
