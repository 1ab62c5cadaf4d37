import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { shuffled, shuffleRanges } from '#shared/game/engine/chance'
import type { Change } from '#shared/game/engine/change'
import type { RevealedFleet } from '#shared/game/engine/event'
import type { FrameRules, FrameView, OpenAsk } from '#shared/game/engine/frame-rules'
import type { ObstaclePlacing, Values } from '#shared/game/engine/influence'
import { type Game, otherSeat, SEATS, type Seat, TABLE } from '#shared/game/engine/state'
import { hasToDeploy, leaveStranded, mayDeploy } from './deployment'

type Setup = FrameView<'setup'>

/** With core-set ships only, four of the six are placed (R3.10). */
const OBSTACLES_OF_CORE_SET = 4
/** How many objective cards the second player draws from all of them in the core-set variant (R3.7). */
const DRAWN_OBJECTIVES = 2

function fleetOf(g: Game, seat: Seat): RevealedFleet {
  const { ships = {}, squadrons = {} } = g.reserve ?? {}
  const own = <T extends { seat: Seat }>(units: Readonly<Record<string, T>>) =>
    Object.values(units).filter((unit) => unit.seat === seat)
  const upgrades = (on: string) =>
    Object.values(g.cards)
      .filter((card) => card.on === on)
      .map(({ card }) => card)
  return {
    seat,
    ships: own(ships).map(({ id, tag, card }) => ({ id, tag, card, upgrades: upgrades(id) })),
    squadrons: own(squadrons).map(({ id, tag, card }) => ({ id, tag, card })),
  }
}

/** What the cards of a fleet cost (R3.5). */
function pointsOf({ ships, squadrons }: RevealedFleet, { rules: { costs } }: Change): number {
  const ofShips = ships.map(({ card, upgrades }) =>
    upgrades.reduce((sum, upgrade) => sum + costs.upgrade(upgrade).points, costs.ship(card).points),
  )
  const ofSquadrons = squadrons.map(({ card }) => costs.squadron(card).points)
  return [...ofShips, ...ofSquadrons].reduce((sum, points) => sum + points, 0)
}

/**
 * Both fleets are revealed; the player of the cheaper one decides who is first; on a tie chance picks who decides
 * (R3.4-5).
 */
function reveal(tx: Change, f: Setup): void {
  const [a, b] = [fleetOf(tx.state, 'a'), fleetOf(tx.state, 'b')]
  const points = { a: pointsOf(a, tx), b: pointsOf(b, tx) }
  tx.revealFleets([a, b], points)
  const drawn = points.a === points.b
  const chooser: Seat = drawn ? (tx.draw('coin', [2])[0] === 0 ? 'a' : 'b') : points.a < points.b ? 'a' : 'b'
  tx.enter(f, { step: 'initiative', chooser })
  tx.askForInitiative(chooser, drawn)
}

const secondPlayer = (g: Game): Seat => otherSeat(g.firstPlayer)

/**
 * The first player picks one of the second player's cards; in the core-set variant the second one of two drawn (R3.6-7).
 */
function objectiveAsk(g: Game): OpenAsk[] {
  const second = secondPlayer(g)
  const options = (g.objectiveCards?.[second] ?? []).map((id) => ({ id }))
  const seat = g.options?.coreSet ? second : g.firstPlayer
  return options.length > 0 ? [{ ask: 'setup.objective', subject: TABLE, seat, kind: 'option', options }] : []
}

function drawObjectives(tx: Change): void {
  const all = Object.entries(OBJECTIVES).flatMap(([id, { set }]) => (set === 'core' ? [id] : []))
  const drawn = shuffled(all, tx.draw('objectives', shuffleRanges(all.length))).slice(0, DRAWN_OBJECTIVES)
  tx.drawObjectives(secondPlayer(tx.state), drawn)
}

interface WaitingObstacle {
  readonly id: string
  readonly placing: ObstaclePlacing
}
/** Obstacles that are still to be placed, by their players; not those that an objective places. */
function waitingObstacles(g: Game, rules: Values): WaitingObstacle[] {
  const waiting = (g.reserve?.obstacles ?? []).map(({ id, kind }) => ({
    id,
    placing: rules.valueOf(g, 'obstacles', TABLE, { kind }),
  }))
  const theirs = waiting.filter(({ placing }) => !placing.skip)
  // What an objective places is one of the four.
  const most = g.options?.coreSet ? OBSTACLES_OF_CORE_SET - (waiting.length - theirs.length) : Number.POSITIVE_INFINITY
  return Object.keys(g.obstacles).length < most ? theirs : []
}

/** The second player begins (R3.8), or places all of them. */
function obstacleAsk(g: Game, f: Setup, rules: Values): OpenAsk[] {
  const waiting = waitingObstacles(g, rules)
  const [first, ...others] = waiting
  if (!first) return []
  const seat = waiting.some(({ placing }) => placing.by === 'second') ? secondPlayer(g) : f.turn
  const options = waiting.map(({ id }) => ({ id }))
  const ask = { ask: 'obstacle.choose', subject: TABLE, seat, kind: 'option', options } as const
  return [others.length === 0 ? { ...ask, only: { option: first.id } } : ask]
}

function asksOf(g: Game, f: Setup, rules: Values): OpenAsk[] {
  switch (f.step) {
    case 'initiative': {
      const options = [{ id: 'self' }, { id: 'opponent' }]
      return f.chooser ? [{ ask: 'setup.initiative', subject: TABLE, seat: f.chooser, kind: 'option', options }] : []
    }
    case 'objective':
      return objectiveAsk(g)
    case 'obstacles':
      return obstacleAsk(g, f, rules)
    default:
      return []
  }
}

function placeObstacle(tx: Change, f: Setup, seat: Seat, id: string): void {
  const chosen = waitingObstacles(tx.state, tx.rules).find((each) => each.id === id)
  if (!chosen) throw new Error(`no obstacle ${id} to be placed`)
  tx.enter(f, { turn: f.alone ? f.turn : otherSeat(f.turn) })
  const { region } = chosen.placing
  tx.askPlace({ ask: 'obstacle.place', seat, piece: { kind: 'obstacle', id }, region })
}

/** The players take turns from the first player on; a player who cannot deploy passes (R3.13-14). */
function nextTurn(tx: Change, f: Setup): void {
  const seats = f.alone ? [f.turn] : [f.turn, otherSeat(f.turn)]
  const seat = seats.find((each) => mayDeploy(tx.state, each, f.turns[each] + 1, tx.rules))
  if (!seat) {
    if (!f.alone && SEATS.some((each) => hasToDeploy(tx.state, each))) leaveStranded(tx)
    else tx.enter(f, { step: 'after-deploying' })
    return
  }
  const turn = f.turns[seat] + 1
  tx.enter(f, { turn: f.alone ? seat : otherSeat(seat), turns: { ...f.turns, [seat]: turn } })
  tx.push({ kind: 'deploy', seat, turn })
}

/** Areas, fleets, initiative, objective, obstacles, deployment (R3.1). */
export const setupRules: FrameRules<'setup'> = {
  asks: asksOf,
  answer(tx, f, ask, choice) {
    if (!('option' in choice)) throw new Error('an option expected')
    const { option } = choice
    if (ask.ask === 'setup.initiative') {
      const firstPlayer = option === 'self' ? ask.seat : otherSeat(ask.seat)
      tx.enter(f, { step: 'objective', turn: otherSeat(firstPlayer) })
      tx.takeInitiative(ask.seat, firstPlayer)
      if (tx.state.options?.coreSet && tx.state.options.rounds === 'six') drawObjectives(tx)
    } else if (ask.ask === 'setup.objective') {
      tx.enter(f, { step: 'objective-set' })
      tx.chooseObjective(option, ask.seat)
    } else placeObstacle(tx, f, ask.seat, option)
  },
  advance(tx, f) {
    switch (f.step) {
      case 'forces':
        return reveal(tx, f)
      case 'objective-set':
        tx.enter(f, { step: 'obstacles' })
        return tx.window('setup.objective', TABLE)
      case 'obstacles':
        tx.enter(f, { step: 'before-deploying' })
        return tx.window('setup.after-obstacles', TABLE)
      case 'before-deploying':
        tx.enter(f, { step: 'deploying', turn: f.alone ? f.turn : tx.state.firstPlayer })
        return tx.window('setup.before-deploying', TABLE)
      case 'deploying':
        return nextTurn(tx, f)
      case 'after-deploying':
        tx.enter(f, { step: 'over' })
        return tx.window('setup.after-deploying', TABLE)
      case 'over':
        return tx.pop()
      // Without objectives there is nothing to choose (R19.1).
      default:
        return tx.enter(f, { step: 'obstacles' })
    }
  },
}
