import { describe, expect, test } from 'vitest'
import { pending } from '#shared/game'
import type { GameState } from '#shared/game/engine/state'
import { auditSecrets, playedMatch } from './audit'
import { headIn, type Match } from './match'
import { unvisited } from './probes'

/** A ship may attack either of two ships, whose next dials are hidden and show different commands. */
const mayAttackEither = (state: GameState): boolean =>
  pending(state).some((asked) => {
    if (asked.ask !== 'attack.declare' || asked.kind !== 'option') return false
    const commands = asked.options.flatMap(({ target }) => state.ships[target?.defender ?? '']?.dials[0]?.command ?? [])
    return new Set(commands).size > 1
  })

/** About every second game comes to it. */
async function whereEitherMayBeAttacked(): Promise<Match> {
  for (let seed = 1; seed <= 20; seed += 1) {
    const match = await playedMatch('learning', seed, 400, mayAttackEither)
    const { state } = await headIn(match, match.id)
    if (state && mayAttackEither(state)) return match
  }
  throw new Error('no ship comes to attack either of two')
}

/** Each looks with the eyes of one viewer, at hidden dials of its own. */
const LOOKS = Array.from({ length: 24 }, (_, seed) => seed)

describe('What is hidden from somebody changes nothing of what they can get (design 5, R17.11)', () => {
  test('of any route: each is visited, or its row says why it cannot tell anything', () => {
    expect(unvisited()).toEqual([])
  })

  test('in a learning game, whatever lies hidden, is prepared, decided or answered in disguise', async () => {
    const report = await auditSecrets({ seed: 1, kind: 'learning', commits: 63, every: 9, oneIn: 5 })
    expect(report.found).toEqual([])
    expect(Object.keys(report.pairs)).toEqual(expect.arrayContaining(['hidden', 'edited', 'decided', 'disguised']))
    expect(report.compared).toBeGreaterThan(200)
  })

  test('in a stretch in which a ship may attack either of two, whose next dials lie hidden', async () => {
    const from = await whereEitherMayBeAttacked()
    const some = { kind: 'learning', commits: 1, every: 1, oneIn: 1, from, only: 'hidden' } as const
    const reports = []
    for (const seed of LOOKS) reports.push(await auditSecrets({ seed, ...some }))
    expect(reports.flatMap(({ found }) => found)).toEqual([])
    expect(reports.map(({ pairs }) => pairs)).toEqual(LOOKS.map(() => ({ hidden: 1 })))
  })

  test('in a battle, from the fleets on that are brought to it', async () => {
    const report = await auditSecrets({ seed: 2, kind: 'casual-400', commits: 40, every: 13, oneIn: 6 })
    expect(report.found).toEqual([])
    expect(Object.keys(report.pairs)).toEqual(expect.arrayContaining(['lobby', 'hidden', 'edited', 'decided']))
  })
})
