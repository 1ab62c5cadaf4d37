import type { Engine, Run } from '#shared/game/engine/apply'
import type { Chance } from '#shared/game/engine/chance'
import type { Decision, DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import { type GameState, otherSeat, SEATS, type Seat } from '#shared/game/engine/state'
import { mm } from '#shared/game/geometry/grid'
import type { RandomNumber } from '#shared/play/bots/random'
import { randomDecision } from './bot'

/** From the foremost unit to the foremost enemy, along the table: no bases meet. */
const WAY = mm(200)

/** Told of what is asked and what happens before the battle that is played begins. */
export interface SetUpWatch {
  asked(open: readonly DecisionRequest[]): void
  note(events: readonly GameEvent[], before: GameState, after: GameState): void
}

export interface SetUpWishes {
  /** Of the engine that plays the set-up. */
  readonly begin: Engine['begin']
  readonly chance: Chance
  readonly below: RandomNumber
  /** It is played if it may be chosen. */
  readonly objective?: string | undefined
  readonly watch?: SetUpWatch | undefined
}

/** The battle once its objective is chosen. */
export const withObjective = (opening: GameState, wishes: SetUpWishes): GameState =>
  playedUntil(opening, wishes, ({ objective }) => objective !== undefined)

/**
 * The same battle with the set-up behind it, both fleets moved towards each other until they are in range: most battles
 * of a random bot are half over before they are, and few cards act until then.
 */
export function closeBattle(opening: GameState, wishes: SetUpWishes): GameState {
  const state = playedUntil(opening, wishes, ({ round }) => round > 0)
  return state === opening || state.shortEdges ? state : closedIn(state)
}

/** Played on by anybody, or the opening itself: audits would not know of what was lost or gained so far. */
function playedUntil(
  opening: GameState,
  { begin, chance, below, objective, watch }: SetUpWishes,
  isThere: (state: GameState) => boolean,
): GameState {
  const run = begin(structuredClone(opening), chance)
  watch?.note(run.events, opening, run.state)
  while (!run.state.result && !isThere(run.state)) {
    const open = run.pending()
    watch?.asked(open)
    takes(run, chosen(open, objective) ?? randomDecision(run.state, open, below), watch)
  }
  const { result, lost, victoryTokens } = run.state
  const isWon = victoryTokens !== undefined && SEATS.some((seat) => victoryTokens[seat] > 0)
  return result || lost.length > 0 || isWon ? opening : run.state
}

function takes(run: Run, decision: Decision, watch: SetUpWatch | undefined): void {
  const [before, seen] = [watch && structuredClone(run.state), run.events.length]
  run.take(decision)
  if (before) watch?.note(run.events.slice(seen), before, run.state)
}

/** The objective that is wanted, where it is asked for and on offer (R3.6). */
function chosen(open: readonly DecisionRequest[], objective: string | undefined): Decision | undefined {
  const [asked] = open
  if (objective === undefined || asked?.ask !== 'setup.objective' || asked.kind !== 'option') return undefined
  const isOffered = asked.options.some(({ id }) => id === objective)
  if (!isOffered) return undefined
  return { kind: 'answer', request: asked.id, seat: asked.seat, choice: { option: objective } }
}

function closedIn(state: GameState): GameState {
  const { ships, squadrons, firstPlayer: south } = state
  const rows = (seat: Seat) => [
    ...Object.values(ships).flatMap((ship) => (ship.seat === seat ? [ship.pose.y] : [])),
    ...Object.values(squadrons).flatMap((squadron) => (squadron.seat === seat ? [squadron.at.y] : [])),
  ]
  const step = Math.floor((Math.min(...rows(otherSeat(south))) - Math.max(...rows(south)) - WAY) / 2)
  if (!Number.isFinite(step) || step <= 0) return state
  const by = (seat: Seat) => (seat === south ? step : -step)
  for (const ship of Object.values(ships)) ship.pose = { ...ship.pose, y: ship.pose.y + by(ship.seat) }
  for (const unit of Object.values(squadrons)) unit.at = { ...unit.at, y: unit.at.y + by(unit.seat) }
  return state
}
