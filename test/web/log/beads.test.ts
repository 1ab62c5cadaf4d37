import { describe, expect, test } from 'vitest'
import type { GameEvent } from '#shared/game/engine/event'
import { learningView, withUnits } from '#test/programs/gallery/views'
import { beadsOf, folded } from '#web/log/beads'

const logged = (...events: GameEvent[]) =>
  events.map((event, n) => ({ step: n + 1, at: '2030-05-02T09:00:00Z', event }))
const activated = { activated: true }
const view = withUnits(learningView('a', { round: 2, phase: 'ship' }), { ships: { 'cr90-1': activated } })
const log = logged(
  { type: 'roundBegan', round: 1, firstPlayer: 'a' },
  { type: 'shipActivated', ship: 'victory-1', forced: false },
  { type: 'squadronActivated', squadron: 'x-wing-1', forced: false },
  { type: 'squadronActivated', squadron: 'x-wing-2', forced: false, by: 'cr90-1' },
  { type: 'roundBegan', round: 2, firstPlayer: 'a' },
  { type: 'shipActivated', ship: 'cr90-1', forced: false },
)

describe('the string of activations', () => {
  test('has one bead for each activation of its own, where the replay finds it', () => {
    const [first, second] = beadsOf(log, view)
    expect(first?.beads.map(({ unit, step }) => [unit, step])).toEqual([
      ['victory-1', 2],
      ['x-wing-1', 3],
    ])
    expect(second?.beads[0]).toMatchObject({ unit: 'cr90-1', step: 6, now: false })
  })

  test('ends with those that are still to act in this round, ships first', () => {
    const coming = beadsOf(log, view)[1]?.beads.filter(({ step }) => step === undefined) ?? []
    expect(coming.slice(0, 2).map(({ unit }) => unit)).toEqual(['nebulon-b-1', 'victory-1'])
    expect(coming).toHaveLength(12)
  })

  test('lights up the ship that acts', () => {
    const acting = { ...view, now: [{ kind: 'activation' as const, ship: 'cr90-1' }] } as typeof view
    expect(
      beadsOf(log, acting)[1]
        ?.beads.filter(({ now }) => now)
        .map(({ unit }) => unit),
    ).toEqual(['cr90-1'])
  })

  test('folds the older rounds into a number where the line is full', () => {
    const rounds = beadsOf(log, view)
    expect(folded(rounds, 40).map((round) => round.folded)).toEqual([false, false])
    expect(folded(rounds, 18).map((round) => round.folded)).toEqual([true, false])
    expect(folded(rounds, 9)[1]?.beads).toHaveLength(5)
  })
})
