import { describe, expect, test } from 'vitest'
import type { GameEvent } from '#shared/game/engine/event'
import type { LostUnit, Pose, Seat } from '#shared/game/engine/state'
import { recapOf } from '#shared/play/replay/recap'

const SEAT_OF: Record<string, Seat> = { cr90: 'a', nebulon: 'a', 'x-wing': 'a', victory: 'b', tie: 'b' }
const recap = (events: GameEvent[]) =>
  recapOf(
    events.map((event, i) => ({ step: i + 1, event })),
    (unit) => SEAT_OF[unit],
  )

const round = (n: number): GameEvent => ({ type: 'roundBegan', round: n, firstPlayer: 'a' })
const attack = (attacker: string, defender: string): GameEvent => ({
  type: 'attackDeclared',
  attacker,
  defender,
  range: 'close',
  obstructedBy: [],
})
const destroyed = (unit: string, points: number, cause: LostUnit['cause'] = 'damage'): GameEvent => ({
  type: 'destroyed',
  unit,
  card: unit,
  seat: SEAT_OF[unit] ?? 'a',
  points,
  cause,
})
const POSE: Pose = { x: 0, y: 0, heading: 0 }
const moved = (ship: string): GameEvent => ({ type: 'moved', ship, from: POSE, to: POSE, speed: 1, tried: [] })

describe('The recap of a finished game (R15.6-7)', () => {
  test('says which unit was lost when, at which step, what destroyed it, and where it can still be seen', () => {
    const { lost } = recap([
      round(1),
      attack('victory', 'x-wing'),
      destroyed('x-wing', 13),
      attack('x-wing', 'tie'),
      { type: 'attacksEnded', attacker: 'x-wing' },
      round(2),
      destroyed('tie', 8),
      { type: 'courseSet', ship: 'nebulon', speed: 1, clicks: [0], side: 'right' },
      { type: 'overlapped', ship: 'nebulon', ships: ['victory', 'cr90'], closest: 'victory' },
      destroyed('nebulon', 57),
      destroyed('victory', 85),
      moved('cr90'),
      destroyed('cr90', 44, 'left-area'),
    ])
    expect(lost).toEqual([
      { step: 3, before: 1, round: 1, unit: 'x-wing', seat: 'a', points: 13, how: { by: 'attack', unit: 'victory' } },
      { step: 7, before: 6, round: 2, unit: 'tie', seat: 'b', points: 8, how: { by: 'damage' } },
      {
        step: 10,
        before: 7,
        round: 2,
        unit: 'nebulon',
        seat: 'a',
        points: 57,
        how: { by: 'collision', unit: 'victory' },
      },
      {
        step: 11,
        before: 7,
        round: 2,
        unit: 'victory',
        seat: 'b',
        points: 85,
        how: { by: 'collision', unit: 'nebulon' },
      },
      { step: 13, before: 7, round: 2, unit: 'cr90', seat: 'a', points: 44, how: { by: 'left-area' } },
    ])
  })

  test('R3.30 what was never deployed is lost by nobody’s doing', () => {
    const { lost } = recap([round(1), attack('victory', 'cr90'), destroyed('cr90', 44, 'left-out')])
    expect(lost[0]?.how).toEqual({ by: 'left-out' })
  })

  test('lays nothing lost at the door of an attack on somebody else', () => {
    const { lost } = recap([round(1), attack('victory', 'cr90'), destroyed('nebulon', 57)])
    expect(lost[0]?.how).toEqual({ by: 'damage' })
  })

  test('names the obstacle or the card whose effect destroyed it, the last one that took place (R13.3, R9.10)', () => {
    const effect = (source: string, card: string): GameEvent => ({ type: 'effectUsed', source, card, seat: 'a' })
    const { lost } = recap([
      round(1),
      effect('gunnery-team@cr90', 'gunnery-team'),
      moved('cr90'),
      effect('debris-1', 'debris-field'),
      destroyed('cr90', 44),
      moved('nebulon'),
      effect('asteroid-2', 'asteroid-field'),
      effect('nebulon#1', 'structural-damage'),
      destroyed('nebulon', 57),
    ])
    expect(lost.map(({ how }) => how)).toEqual([
      { by: 'effect', source: 'debris-1', card: 'debris-field' },
      { by: 'effect', source: 'nebulon#1', card: 'structural-damage' },
    ])
  })

  test('lays nothing at the door of an effect of another move or attack', () => {
    const used: GameEvent = { type: 'effectUsed', source: 'debris-1', card: 'debris-field', seat: 'a' }
    const { lost } = recap([round(1), used, attack('victory', 'cr90'), destroyed('nebulon', 57)])
    expect(lost[0]?.how).toEqual({ by: 'damage' })
  })

  test('R9.20 what a card kept until the end of the round is lost by what would have destroyed it before', () => {
    const { lost } = recap([
      round(1),
      attack('victory', 'cr90'),
      { type: 'effectUsed', source: 'general-rieekan@nebulon', card: 'general-rieekan', seat: 'a' },
      { type: 'doomed', unit: 'cr90', source: 'general-rieekan@nebulon' },
      { type: 'attacksEnded', attacker: 'victory' },
      destroyed('cr90', 44),
    ])
    expect(lost[0]?.how).toEqual({ by: 'attack', unit: 'victory' })
  })

  test('adds up the points that each side lost in each round, rounds without losses included', () => {
    const { rounds } = recap([
      round(1),
      destroyed('tie', 8),
      destroyed('x-wing', 13),
      round(2),
      round(3),
      destroyed('victory', 85),
    ])
    expect(rounds).toEqual([
      { round: 1, lost: { a: 13, b: 8 } },
      { round: 2, lost: { a: 0, b: 0 } },
      { round: 3, lost: { a: 0, b: 85 } },
    ])
  })

  test('holds every die that fell against the mean of its kind: red 3/4, blue 3/4, black 1 icon of damage (R1.21-22)', () => {
    const { luck } = recap([
      {
        type: 'diceRolled',
        attacker: 'cr90',
        dice: [
          { id: 'd1', color: 'red', face: 'double-hit' },
          { id: 'd2', color: 'blue', face: 'accuracy' },
        ],
      },
      { type: 'dieAdded', attacker: 'cr90', die: { id: 'd3', color: 'black', face: 'hit-critical' } },
      // Set by a card, not rolled
      { type: 'dieAdded', attacker: 'cr90', die: { id: 'd4', color: 'red', face: 'accuracy' }, set: true },
      {
        type: 'diceRerolled',
        attacker: 'cr90',
        dice: [{ from: { id: 'd2', color: 'blue', face: 'accuracy' }, to: 'hit' }],
      },
      // Turned by a card, not rolled
      { type: 'dieChanged', attacker: 'cr90', die: { id: 'd1', color: 'red', face: 'double-hit' }, to: 'blank' },
      { type: 'diceRolled', attacker: 'victory', dice: [{ id: 'd1', color: 'black', face: 'blank' }] },
    ])
    expect(luck.a).toEqual({ dice: 4, expected: 0.75 + 0.75 + 1 + 0.75, rolled: 2 + 0 + 2 + 1 })
    expect(luck.b).toEqual({ dice: 1, expected: 1, rolled: 0 })
  })

  test('is empty for a game that was given up before anything happened', () => {
    expect(recap([])).toEqual({
      lost: [],
      rounds: [],
      luck: { a: { dice: 0, expected: 0, rolled: 0 }, b: { dice: 0, expected: 0, rolled: 0 } },
    })
  })
})
