import { SHIPS, shipCard } from '#shared/cards/catalog/ships'
import { SQUADRONS } from '#shared/cards/catalog/squadrons'
import type { AskName, DecisionRequest } from '#shared/engine/decision'
import type { EventType, GameEvent } from '#shared/engine/event'
import type { GameState } from '#shared/engine/state'
import { shipInside } from '#shared/geometry/base'

const ASKS: Record<AskName, true> = {
  'command.dials': true,
  'ship.activate': true,
  'activation.dial': true,
  'tokens.discard': true,
  'maneuver.navigate': true,
  'maneuver.course': true,
  'overlap.closest': true,
  'displaced.place': true,
  'window.effect': true,
  'effect.choose': true,
}

type EventOf<K extends EventType> = Extract<GameEvent, { type: K }>
type Test<K extends EventType> = (event: EventOf<K>, before: GameState) => boolean
const on =
  <K extends EventType>(type: K, test: Test<K> = () => true) =>
  (event: GameEvent, before: GameState): boolean =>
    event.type === type && test(event as EventOf<K>, before)

const sizeOf = (state: GameState, ship: string) => shipCard(state.ships[ship]?.card ?? '').size

/** What should happen sooner or later when games are played at random. */
const SITUATIONS = {
  'R3.32 sides are drawn': on('sidesSettled', (e) => e.drawn),
  'R5.3 a player passes': on('passed'),
  'R5.8 a lone ship is activated without a question': on('shipActivated', (e) => e.forced),
  'R5.14 a duplicate token is discarded': on('tokenDiscarded', (e) => e.why === 'duplicate'),
  'R5.14 a token over the limit is discarded': on('tokenDiscarded', (e) => e.why === 'limit'),
  'R5.21 a dial is discarded unused': on('dialDiscarded'),
  'R7.2 Navigate by dial and token': on('navigated', (e) => e.use.dial && e.use.token),
  'R7.4 Navigate without effect': on('navigated', (e) => e.use.speed === 0 && e.use.yaw === undefined),
  'R7.18 a joint is raised': on('navigated', (e) => e.use.yaw !== undefined),
  'R9.6 the damage deck is made anew': on('drawn', (e) => e.purpose === 'reshuffle'),
  'R9.13 a ship is destroyed by damage': on('destroyed', (e) => e.cause === 'damage'),
  'R9.15 a ship leaves the play area': on('destroyed', (e) => e.cause === 'left-area'),
  'R10.6 a maneuver at speed 0': on('moved', (e) => e.speed === 0 && e.tried.length === 0),
  'R10.12 plotted outside, at rest inside': on('moved', (e, before) => {
    const [plotted] = e.tried
    const { area } = before
    const size = sizeOf(before, e.ship)
    return plotted !== undefined && !shipInside({ size, pose: plotted }, area) && shipInside({ size, pose: e.to }, area)
  }),
  'R10.16 a speed is reduced': on('moved', (e) => e.tried.length > 0 && e.speed > 0),
  'R10.16 a ship stays where it started': on('moved', (e) => e.tried.length > 0 && e.speed === 0),
  'R10.18 an own ship is overlapped': on('overlapped', (e, s) => s.ships[e.ship]?.seat === s.ships[e.closest]?.seat),
  'R10.19 several ships are met': on('overlapped', (e) => e.ships.length > 1),
  'R10.23 squadrons are displaced': on('squadronsPlaced'),
  'R15.1 a side has no ships left': on('gameOver', (e) => e.result.reason === 'eliminated'),
  'R15.5 the sixth round ends': on('gameOver', (e) => e.result.reason === 'rounds'),
  'R15.14 a player resigns': on('gameOver', (e) => e.result.reason === 'resigned'),
  'RL.13 squadrons are put back': on('squadronsReturned'),
  'RL.14 only the overlapped ship is left to be dealt its card': on(
    'overlapped',
    (e, before) => (before.ships[e.ship]?.damage.length ?? 0) + 1 === shipCard(before.ships[e.ship]?.card ?? '').hull,
  ),
}

export interface CoverageReport {
  rules: Record<string, number>
  cards: Record<string, number>
  requests: Record<string, number>
  neverSeen: string[]
}

/** What occurred in games, how often, and what never did. */
export class CoverageCounter {
  readonly #rules = zeros(Object.keys(SITUATIONS))
  readonly #cards = zeros([...Object.keys(SHIPS), ...Object.keys(SQUADRONS)])
  readonly #requests = zeros(Object.keys(ASKS))

  /** `before`: the state in which the events began. */
  note(events: readonly GameEvent[], before: GameState): void {
    for (const event of events)
      for (const [name, seen] of Object.entries(SITUATIONS)) if (seen(event, before)) count(this.#rules, name)
  }

  asked(requests: readonly DecisionRequest[]): void {
    for (const { ask } of requests) count(this.#requests, ask)
  }

  played({ ships, squadrons, lost }: GameState): void {
    for (const { card } of [...Object.values(ships), ...Object.values(squadrons), ...lost]) count(this.#cards, card)
  }

  report(): CoverageReport {
    const [rules, cards, requests] = [this.#rules, this.#cards, this.#requests].map(Object.fromEntries) as [
      Record<string, number>,
      Record<string, number>,
      Record<string, number>,
    ]
    const never = (counts: Record<string, number>) => Object.keys(counts).filter((name) => counts[name] === 0)
    return { rules, cards, requests, neverSeen: [...never(rules), ...never(cards), ...never(requests)] }
  }
}

const zeros = (names: readonly string[]): Map<string, number> => new Map(names.map((name) => [name, 0]))
const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
