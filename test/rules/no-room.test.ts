import { describe, expect, test } from 'vitest'
import { BattleSetup } from '#test/support/battle-setup'
import { cardTable } from '#test/support/card-table'

const SQUADRONS = 20
/** The western end of the setup area, mm. */
const WEST = 304.8

/** The first player's only ship in the corner of the setup area, its squadrons around it so that ever fewer places are left. */
function crowded(): BattleSetup {
  const rebels = { ships: ['cr90-corvette-b'], squadrons: Array<string>(SQUADRONS).fill('z-95-headhunter-squadron') }
  const empire = { ships: ['victory-ii-class-star-destroyer'], squadrons: [] }
  const t = new BattleSetup('most-wanted', { rebels, empire })
  const asked = (ask: string) => t.until((request) => request.seat === 'a' && request.ask === ask)
  asked('deploy.place').put('a', WEST + 22, 40)
  // Between squadrons that stand so far apart no other one fits.
  const lines = [18, 82, 146, 210]
  for (const [x, y] of lines.flatMap((y) => lines.map((x) => [WEST + x, y] as const))) {
    asked('deploy.place')
    if (t.open.some(({ ask }) => ask === 'deploy.place') && t.refusal('a', x, y) === undefined) t.put('a', x, y)
  }
  return t
}

describe('a squadron that finds no place at distance 1-2 of a ship', () => {
  test('cannot be deployed any more and is destroyed, so that set-up ends (R3.17, R3.30)', () => {
    const t = crowded().begun()
    const lost = t.told('destroyed')
    expect(lost.length).toBeGreaterThan(0)
    expect(lost.every(({ cause }) => cause === 'left-out')).toBe(true)
    expect(Object.keys(t.state.squadrons)).toHaveLength(SQUADRONS - lost.length)
    expect(t.state.reserve?.squadrons ?? {}).toEqual({})
  })
})

test('as long as a ship of its own waits, which may bring room, it waits with it (R3.14, R3.17)', () => {
  const row = (xs: readonly number[], y: number) => xs.map((x): [number, number] => [x, y])
  const beside = [18, 58].flatMap((y) => row([62, 100, 140], y))
  const around = [...beside, ...[98, 138, 178].flatMap((y) => row([18, 58, 98, 138], y))]
  const t = cardTable({
    phase: 'setup',
    options: { preset: 'casual-400', table: '3x3' },
    setup: { step: 'deploying' },
    ships: { cr90: { card: 'cr90-corvette-b', at: [22, 40] } },
    squadrons: Object.fromEntries(around.map((at, i) => [`z-${i}`, { card: 'z-95-headhunter-squadron', at }])),
    reserve: {
      ships: {
        neb: { card: 'nebulon-b-escort-frigate' },
        mc80: { card: 'mc80-battle-cruiser' },
        victory: { card: 'victory-ii-class-star-destroyer' },
      },
      squadrons: { 'x-1': { card: 'x-wing-squadron' }, 'x-2': { card: 'x-wing-squadron' } },
    },
  })
  const request = t.asked('a')
  expect(t.options('a')).toEqual(['neb', 'mc80'])
  expect('impossible' in request && request.impossible).toEqual([
    { id: 'x-1', code: 'place-overlaps' },
    { id: 'x-2', code: 'place-overlaps' },
  ])
  t.choose('a', 'neb')
  t.answer('a', { pose: { x: 700_000, y: 80_000, heading: 0 }, speed: 1 })
  t.answer('b', { pose: { x: 450_000, y: 800_000, heading: 180_000 }, speed: 1 })
  expect(t.options('a')).toEqual(['mc80', 'x-1', 'x-2'])
})
