import type { EventType } from '#shared/game/engine/event'
import { cardIn, numberIn, obstacleKind } from '../piece-ids'
import { millimetres } from '../place-words'
import { type Part, say, unit } from '../sentence'
import { side, type Tellers } from './log-words'
import { terms } from './terms'

const token = (id: string): string => terms.objectiveToken(numberIn(id))
const piece = (id: string): Part => {
  const kind = obstacleKind(id)
  if (kind !== undefined) return terms.obstacle(kind, numberIn(id))
  return id.startsWith('token-') ? token(id) : unit(id)
}
/** ` (Hyperspace Assault)`, of an effect that does what else the rules do. */
const by = (source: string | undefined): string => (source === undefined ? '' : ` (${cardOf(source)})`)
const cardOf = (source: string): string => terms.card(cardIn(source))

/** How a battle is set up, and what its objective brings about (R3, R15.9). */
export const setupLog = {
  fleetsRevealed: (e, c) =>
    say`Both fleets are revealed. ${side('a', c)}: ${terms.points(e.points.a)}; ${side('b', c)}: ${terms.points(e.points.b)}.`,
  initiativeToChoose: (e, c) =>
    e.drawn
      ? say`Both fleets cost the same. The coin decides who chooses the first player: ${side(e.seat, c)}.`
      : say`The cheaper fleet chooses the first player: ${side(e.seat, c)}.`,
  initiativeTaken: (e, c) => say`First player: ${side(e.firstPlayer, c)}.`,
  initiativePassed: (e, c) => say`Initiative passes to the other side: ${side(e.firstPlayer, c)}.`,
  objectiveChosen: (e, c) => say`${side(e.seat, c)}: ${terms.card(e.objective)} is chosen as the objective.`,
  obstaclePlaced: (e, c) =>
    say`${side(e.seat, c)}: ${terms.obstacle(e.kind, numberIn(e.obstacle))} placed${e.inert ? ', without its effects' : ''}${e.hull ? `, with ${terms.hullPoints(e.hull.most)}` : ''}.`,
  pieceLeftOut: (e) => say`There is no room on the table: ${piece(e.piece)} is left out.`,
  obstaclesChanged: (e) => {
    const without = e.without.map(piece)
    const added = e.added.map(({ id }) => piece(id))
    return say`Obstacles${by(e.source)}: ${[...added.map((name) => `with ${name}`), ...without.map((name) => `without ${name}`)].join(', ')}.`
  },
  shipDeployed: (e) => say`${unit(e.ship)} is deployed at speed ${e.speed}${by(e.by)}.`,
  squadronDeployed: (e) => say`${unit(e.squadron)} is deployed${by(e.by)}.`,
  unitSetAside: (e) => say`${unit(e.unit)} is set aside${by(e.by)}.`,
  objectiveTokenPlaced: (e, c) => {
    const named = say`${side(e.seat, c)}: ${token(e.token)}`
    if (e.from !== undefined) return say`${named} moved by ${millimetres(e.from, e.at)} mm.`
    return e.on === undefined ? say`${named} placed.` : say`${named} placed on ${unit(e.on)}.`
  },
  markerPlaced: (e, c) => say`${side(e.seat, c)}: ${terms.marker(cardIn(e.source))} placed.`,
  squadronPlaced: (e, c) => say`${side(e.seat, c)}: ${unit(e.squadron)} put down ${millimetres(e.from, e.to)} mm away.`,
  objectiveTokenRemoved: (e, c) =>
    e.seat === undefined
      ? say`The ${token(e.token)} is removed.`
      : say`${side(e.seat, c)}: ${token(e.token)} taken from the table.`,
  objectiveShipNamed: (e, c) => say`${side(e.by, c)}: ${unit(e.ship)} is named objective ship.`,
  victoryTokensGained: (e, c) => say`${side(e.seat, c)}: ${terms.victoryTokens(e.tokens)} gained${by(e.source)}.`,
  roundTokenPlaced: (e) => say`Round token ${e.round} is placed on ${cardOf(e.source)}.`,
  shortEdgesTaken: (e) => say`${cardOf(e.source)}: the short edges are the players’ edges.`,
  edgeChosen: (e) => say`${cardOf(e.source)}: the ${terms.edges[e.edge]} edge is chosen.`,
  commandNoted: (e) => say`${terms.commands[e.command]} is noted on ${cardOf(e.source)}.`,
} satisfies Partial<Tellers<EventType>>
