import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/fleet/game-presets'
import { type CardTable, cardTable } from '#test/support/card-table'

/** A battle in which the Empire has lost its second ship (R20). */
const battle = (preset: keyof typeof PRESETS, changes: Partial<CardTable> = {}) =>
  cardTable({
    options: PRESETS[preset],
    round: 3,
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 100] },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 800], heading: 180 },
    },
    squadrons: { tie: { card: 'tie-fighter-squadron', at: [100, 800] } },
    lost: [{ id: 'gla', card: 'gladiator-i-class-star-destroyer', seat: 'b' }],
    ...changes,
  })
const resigns = (t: ReturnType<typeof battle>) => {
  const run = t.engine.begin(t.state, { draw: (_n, _p, ranges) => ranges.map(() => 0) })
  run.take({ kind: 'resign', seat: 'b' })
  return run.state.result
}

describe('Tournament scoring', () => {
  test('R20.9 who concedes counts as destroyed altogether: the agreed points', () => {
    expect(resigns(battle('tournament'))).toMatchObject({ winner: 'a', reason: 'resigned', score: { a: 400, b: 0 } })
    expect(resigns(battle('tournament-180'))).toMatchObject({ score: { a: 180 } })
  })

  test('R15.14 in a casual game he just loses', () => {
    expect(resigns(battle('casual-400'))).toMatchObject({ winner: 'a', score: { a: 56, b: 0 } })
  })

  test('R20.8 a fleet of which nothing is left counts 180', () => {
    const t = battle('tournament-180', {
      phase: 'end',
      ships: { cr90: { card: 'cr90-corvette-a', at: [457, 100] } },
      squadrons: {},
    })
    expect(t.state.result).toMatchObject({ winner: 'a', reason: 'eliminated', score: { a: 180, b: 0 } })
  })

  test('R20.8 R20.17 with squadrons left it counts what was destroyed, at the end of the round', () => {
    const t = battle('tournament-180', {
      phase: 'end',
      ships: { cr90: { card: 'cr90-corvette-a', at: [457, 100] } },
    })
    expect(t.state.result).toMatchObject({ reason: 'eliminated', score: { a: 56, b: 0 } })
  })

  test('R20.12-13 with nothing but flotillas a fleet is beaten at the end of the round, and counts 400', () => {
    const t = battle('tournament', {
      phase: 'end',
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 100] },
        goz: { card: 'gozanti-class-cruisers', at: [457, 800] },
      },
    })
    expect(t.state.result).toMatchObject({ winner: 'a', reason: 'eliminated', score: { a: 400, b: 0 } })
  })
})
