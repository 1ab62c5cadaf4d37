import { describe, expect, test } from 'vitest'
import { BattleSetup } from '#test/support/battle-setup'

const SQUADRONS = 12
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
