import type { DecisionRequest } from '#shared/engine/decision'
import type { DeepReadonly, DefenseToken, Game, Look, Ship, Squadron } from '#shared/engine/state'
import { scoreOf } from '#shared/flow/score'
import type { DialView, GameView, ShipView, Viewer } from './game-view'
import { nowFor } from './now'

type Seen<T> = DeepReadonly<T>
const tokens = (defense: readonly Seen<DefenseToken>[]): DefenseToken[] =>
  defense.map(({ id, kind, exhausted }) => ({ id, kind, exhausted }))

/**
 * Own facedown dials may be looked at any time (R4.8), and those whose command one has chosen (R17.7g); of the others the
 * number is open (R17.7b) until the end (R17.16).
 */
const dialsOf = (ship: Seen<Ship>, viewer: Viewer): DialView[] =>
  ship.dials.map(({ n, command, commitment, knownTo }) => ({
    n,
    command: viewer === ship.seat || viewer === knownTo ? command : 'unknown',
    commitment,
    ...(knownTo && { knownTo }),
  }))

const shipView = (ship: Seen<Ship>, viewer: Viewer, over: boolean): ShipView => ({
  id: ship.id,
  tag: ship.tag,
  card: ship.card,
  seat: ship.seat,
  serial: ship.serial,
  pose: { x: ship.pose.x, y: ship.pose.y, heading: ship.pose.heading },
  dialSpeed: ship.dialSpeed,
  shields: { front: ship.shields.front, right: ship.shields.right, rear: ship.shields.rear, left: ship.shields.left },
  defense: tokens(ship.defense),
  commandTokens: [...ship.commandTokens],
  spentDials: [...ship.spentDials],
  activated: ship.activated,
  dials: dialsOf(ship, over ? ship.seat : viewer),
  dialsGiven: ship.dialsGiven,
  // Nobody may look at a facedown damage card, not even its owner (R17.8a).
  damage: ship.damage.map(({ slot, faceup, card }) => (faceup ? { slot, faceup, card } : { slot, faceup })),
  damageWithoutCard: ship.damageWithoutCard,
  nextSlot: ship.nextSlot,
})

const squadronView = ({ id, tag, card, seat, at, hull, defense, activated }: Seen<Squadron>): Squadron => ({
  id,
  tag,
  card,
  seat,
  at: { x: at.x, y: at.y },
  hull,
  defense: tokens(defense),
  activated,
})

const lookView = ({ seat, source, things }: Seen<Look>): Look => ({
  seat,
  source,
  things: things.map(({ id, card }) => ({ id, card })),
})

const mapped = <T, U>(things: Readonly<Record<string, T>>, view: (thing: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, view(thing)]))

/**
 * The only way by which anything of a game leaves the server: built up field by field (design 5, R17.11).
 * `open` are the questions of both seats; each viewer gets its own with all their answers, and of all who is awaited.
 */
export function viewFor(g: Game, viewer: Viewer, open: readonly DecisionRequest[]): GameView {
  return {
    schema: g.schema,
    rulesVersion: g.rulesVersion,
    viewer,
    gameId: g.gameId,
    scenario: g.scenario,
    step: g.step,
    area: { width: g.area.width, height: g.area.height },
    factions: { a: g.factions.a, b: g.factions.b },
    firstPlayer: g.firstPlayer,
    round: g.round,
    phase: g.phase,
    ships: mapped(g.ships, (ship) => shipView(ship, viewer, g.result !== undefined)),
    squadrons: mapped(g.squadrons, squadronView),
    lost: g.lost.map(({ id, tag, card, seat, points, cause, round }) => ({
      id,
      tag,
      card,
      seat,
      points,
      cause,
      round,
    })),
    ...(g.objectiveTokens && {
      objectiveTokens: g.objectiveTokens.map(({ id, at }) => ({ id, at: { x: at.x, y: at.y } })),
    }),
    cards: mapped(g.cards, ({ id, card, on, seat, exhausted, discarded }) => ({
      id,
      card,
      on,
      seat,
      exhausted,
      discarded,
    })),
    lasting: g.lasting.map(({ id, card, source, on, seat, until }) => ({ id, card, source, on, seat, until })),
    uses: g.uses.map(({ key, until }) => ({ key, until })),
    deck: { undealt: g.deck.undealt.length, discard: g.deck.discard.toSorted((x, y) => (x < y ? -1 : 1)) },
    // What a seat is shown is its alone (R17.8e).
    ...(g.look?.seat === viewer && { look: lookView(g.look) }),
    score: scoreOf(g),
    ...(g.result && { result: { ...g.result, score: { ...g.result.score } } }),
    now: nowFor(g.stack, viewer),
    nextFrame: g.nextFrame,
    nextDraw: g.nextDraw,
    requests: open.filter((request) => request.seat === viewer),
    awaited: open.map(({ seat, ask, subject }) => ({ seat, ask, subject })),
  }
}
