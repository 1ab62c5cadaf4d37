import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Command } from '#shared/game/engine/state'
import type { CaseTable } from '#test/support/case-format-table'
import { button, choose, control, openAs, send } from '../support/open-game'
import { PlayedGame } from '../support/played-game'

type Ship = NonNullable<CaseTable['ships']>[string]
const NEBULON: Ship = { card: 'nebulon-b-escort-frigate', at: [300, 100] }
const CR90: Ship = { card: 'cr90-corvette-a', at: [500, 100], activated: true }
const FAR: Ship = { card: 'victory-ii-class-star-destroyer', at: [300, 850], heading: 180, activated: true }
const NEAR: Ship = { ...FAR, at: [300, 400] }
const table = (dial: Command, more: Partial<Ship> = {}, rest: Partial<CaseTable> = {}): CaseTable => ({
  phase: 'ship',
  ...rest,
  ships: { nebulon: { ...NEBULON, dials: [dial], ...more }, cr90: CR90, victory: FAR, ...rest.ships },
})
/** The rows that say what the dial would do, and what the token. */
const tiles = () =>
  [...document.querySelectorAll('.tile')].map((tile) => (tile.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
const opened = async (set: CaseTable) => {
  const game = await openAs(new PlayedGame(set), 'a')
  await vi.waitFor(() => expect(tiles()).toHaveLength(2))
  return game
}
const becomesToken = () => vi.waitFor(() => expect(control(/^Take a token/).checked).toBe(true))
/** The engine has been asked, and found nothing. */
const isKept = async () => {
  await vi.dynamicImportSettled()
  expect(control(/^Keep the dial/).checked).toBe(true)
}

describe('a revealed dial is preset to what is of use now (R5.11)', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test.each<[Command, Partial<Ship>, Partial<CaseTable>, string]>([
    ['concentrate-fire', {}, {}, 'no target in range'],
    ['repair', {}, {}, 'nothing to repair'],
    ['squadron', {}, { squadrons: { x1: { card: 'x-wing-squadron', at: [800, 700] } } }, 'no squadron in range'],
  ])('%s without use becomes a token, and says why', async (dial, more, rest, why) => {
    const { sent } = await opened(table(dial, more, rest))
    await becomesToken()
    expect(tiles()[0]).toContain(why)
    expect(button()).toMatch(/^Take a .* token/)
    await send()
    expect(await sent()).toContain('activation.dial: token')
  })

  test.each<[string, Command, Partial<Ship>, Partial<CaseTable>]>([
    ['with a ship in reach', 'concentrate-fire', {}, { ships: { victory: NEAR } }],
    [
      'with a squadron in reach',
      'concentrate-fire',
      {},
      { squadrons: { tie1: { card: 'tie-fighter-squadron', at: [300, 220] } } },
    ],
    [
      'with a Squadron token to answer first',
      'concentrate-fire',
      { tokens: ['squadron'] },
      { ships: { victory: NEAR } },
    ],
    ['with a shield missing', 'repair', { shields: { front: 1 } }, {}],
    ['with a squadron in range', 'squadron', {}, { squadrons: { x1: { card: 'x-wing-squadron', at: [360, 200] } } }],
    ['always', 'navigate', {}, {}],
  ])('is kept %s: %s', async (_, dial, more, rest) => {
    await opened(table(dial, more, rest))
    await isKept()
    expect(document.querySelector('.tile .limit')).toBeNull()
  })

  test.each<[string, Partial<Ship>, Partial<CaseTable>]>([
    ['the ship has such a token (R5.14)', { tokens: ['concentrate-fire'] }, {}],
    ['no round follows', {}, { round: 6 }],
  ])('is kept where the token would be of no use either: %s', async (_, more, rest) => {
    await opened(table('concentrate-fire', more, rest))
    await vi.waitFor(() => expect(tiles()[0]).toContain('no target in range'))
    await isKept()
  })

  test('is kept by Demolisher, which may attack after it has moved', async () => {
    const demolisher: Ship = {
      card: 'gladiator-i-class-star-destroyer',
      seat: 'a',
      at: [300, 100],
      dials: ['concentrate-fire'],
      upgrades: ['demolisher'],
    }
    await opened(table('concentrate-fire', {}, { ships: { nebulon: demolisher } }))
    await isKept()
    expect(document.querySelector('.tile .limit')).toBeNull()
  })

  test('a choice of one’s own stands', async () => {
    const { sent } = await opened(table('concentrate-fire'))
    await becomesToken()
    await choose(/^Keep the dial/)
    await send()
    expect(await sent()).toContain('activation.dial: keep')
  })

  test('the ship that is chosen says the same of the dial that it will reveal (R5.11)', async () => {
    const other: Ship = { ...CR90, activated: false, dials: ['navigate'] }
    const { sent } = await openAs(new PlayedGame(table('concentrate-fire', {}, { ships: { cr90: other } })), 'a')
    await choose(/^Nebulon-B|Nebulon-B.*reveals/)
    await becomesToken()
    expect(tiles()[0]).toContain('no target in range')
    await vi.waitFor(() => expect(button()).toMatch(/^Activate Nebulon-B .*take a Concentrate Fire token/))
    await send()
    expect(await sent()).toEqual(['ship.activate: nebulon', 'activation.dial: token'])
  })
})
