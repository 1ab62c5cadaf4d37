import { expect, test } from 'vitest'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import type { GameEvent } from '#shared/game/engine/event'
import { TIMING_POINTS, type TimingPoint } from '#shared/game/engine/timing-point'
import { FixtureGame } from '#test/support/fixture-game'

const POINTS = Object.keys(TIMING_POINTS) as TimingPoint[]

/** One card for each moment, all beside the CR90; each says that its moment has come by acting at it. */
const WITNESSES: CardRegistry = Object.fromEntries(
  POINTS.map((point) => [
    point,
    [
      at(point)
        .when((_g, { subject }) => subject === 'table' || subject === 'cr90-1')
        .do(() => {}),
    ],
  ]),
)

/** The course of a round in order: moments by their name, and the events that they lie between. */
function course(events: readonly GameEvent[]): string[] {
  const told: Partial<Record<GameEvent['type'], true>> = {
    dialsSet: true,
    dialRevealed: true,
    courseSet: true,
    moved: true,
    dialDiscarded: true,
    activationEnded: true,
    tokensReadied: true,
    initiativeFlipped: true,
  }
  return events.flatMap((event) => {
    if (event.type === 'effectUsed') return [event.card]
    if (event.type === 'phaseBegan' || event.type === 'roundBegan')
      return [event.type === 'phaseBegan' ? `phase ${event.phase}` : `round ${event.round}`]
    const ship = 'ship' in event ? event.ship : 'cr90-1'
    return told[event.type] && ship === 'cr90-1' ? [event.type] : []
  })
}

/** Plays on with whatever is offered first: dials kept, courses straight. */
function playRound(game: FixtureGame, round: number): void {
  for (let i = 0; i < 60 && game.state.round === round && !game.state.result; i += 1) {
    const request = game.open[0]
    if (request?.kind === 'dials') game.setDials()
    else if (request?.kind === 'course') game.answer(request.seat, { clicks: request.yaws.map(() => 0), side: 'left' })
    else if (request?.kind === 'option') game.choose(request.seat, request.options[0]?.id ?? '')
  }
}

test('R4.2 R4.10 R5.1 R5.10 R5.17 R10.2 R10.28 R14.1 R14.5 each moment of a round comes in its place', () => {
  const game = new FixtureGame({
    cards: WITNESSES,
    beside: POINTS.map((point) => [`w-${point}`, point, 'cr90-1'] as const),
    arrange: (state) => {
      state.stack.splice(1)
      state.stack.push({ kind: 'round', step: 'start', id: 90, answered: { a: 0, b: 0 } })
      state.nextFrame = 91
      state.round = 1
    },
  })
  playRound(game, 1)
  const seen = course(game.events)
  expect(seen.slice(0, seen.indexOf('round 2'))).toEqual([
    'round.start',
    'phase command',
    'command.start',
    'dialsSet',
    'dialsSet',
    'command.end',
    'phase ship',
    'ship-phase.start',
    'activation.start',
    'dial.before-reveal',
    'dialRevealed',
    'dial.revealed',
    'reveal.after',
    'attack-step.start',
    'attack-step.end',
    'maneuver.before-course',
    'course.start',
    'courseSet',
    'moved',
    'maneuver.moved',
    'maneuver.after',
    'dialDiscarded',
    'activation.end',
    'activationEnded',
    'phase squadron',
    'squadron-phase.start',
    'squadron-phase.end',
    'phase status',
    'status.start',
    'initiativeFlipped',
    'status.end',
    'round.end',
  ])
})

test('R9.17 R10.28 nothing comes after the maneuver of a ship that has left the table by it', () => {
  const moved = (y: number) => {
    const game = new FixtureGame({
      cards: { witness: [at('maneuver.after').do(() => {})] },
      beside: [['u1', 'witness', 'victory-1']],
      arrange: (state) =>
        Object.assign(state.ships['cr90-1'] ?? {}, { pose: { x: 300_000, y, heading: 0 }, dialSpeed: 0 }),
    })
    playRound(game, 1)
    return game.events.filter(({ type }) => type === 'effectUsed').length
  }
  expect(moved(400_000)).toBe(3)
  expect(moved(900_000)).toBe(2)
})

test.each([
  [9, 4],
  [-1, 0],
])('R7.17 a card that sets the speed of a CR90 to %i sets it to %i', (wanted, shown) => {
  const game = new FixtureGame({
    cards: {
      throttle: [
        at('activation.start')
          .when(aboutOwn)
          .do((tx) => tx.changeSpeed('cr90-1', wanted, 'a')),
      ],
    },
    beside: [['u1', 'throttle', 'cr90-1']],
  })
  playRound(game, 1)
  expect(game.events).toContainEqual({ type: 'speedChanged', ship: 'cr90-1', from: 2, to: shown, by: 'a' })
})
