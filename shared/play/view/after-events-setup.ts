import { objectiveCard } from '#shared/game/cards/catalog/objectives'
import type { EventOf, EventType } from '#shared/game/engine/event'
import { type CardInstance, SEATS, TABLE, type UnitId } from '#shared/game/engine/state'
import { each, earned, type Folds, type Patch, squadron, type TableSnapshot } from './after-events-table'
import type { ReserveView } from './game-view'

const nothing = () => ({})

const isEmpty = ({ ships, squadrons, obstacles }: ReserveView): boolean =>
  [ships, squadrons, obstacles].every((waiting) => Object.keys(waiting).length === 0)

/** A unit is no longer beside the table; an empty reserve is none. */
export function leftReserve(reserve: ReserveView | undefined, id: UnitId): Pick<Patch, 'reserve'> {
  if (reserve === undefined) return {}
  const { [id]: _ship, ...ships } = reserve.ships
  const { [id]: _squadron, ...squadrons } = reserve.squadrons
  const { [id]: _held, ...setAside } = reserve.setAside
  const left = { ...reserve, ships, squadrons, setAside }
  return { reserve: isEmpty(left) ? undefined : left }
}

const withoutObstacle = (reserve: ReserveView | undefined, id: string): Pick<Patch, 'reserve'> =>
  reserve ? { reserve: { ...reserve, obstacles: reserve.obstacles.filter((each) => each.id !== id) } } : {}

function shipDeployed({ ships, reserve }: TableSnapshot, { ship: id, pose, speed }: EventOf<'shipDeployed'>): Patch {
  const ship = reserve?.ships[id]
  return ship ? { ships: { ...ships, [id]: { ...ship, pose, dialSpeed: speed } }, ...leftReserve(reserve, id) } : {}
}

function squadronDeployed(
  { squadrons, reserve }: TableSnapshot,
  { squadron: id, at }: EventOf<'squadronDeployed'>,
): Patch {
  const squadron = reserve?.squadrons[id]
  if (!squadron) return {}
  return { squadrons: { ...squadrons, [id]: { ...squadron, at, activated: false } }, ...leftReserve(reserve, id) }
}

/** Its rules hold for both players: each has an instance of it (R3.6). */
function objectiveChosen({ cards }: TableSnapshot, { objective }: EventOf<'objectiveChosen'>): Patch {
  const instances = SEATS.map((seat): CardInstance => {
    const id = `${objective}@${seat}`
    return { id, card: objective, on: TABLE, seat, exhausted: false, discarded: false }
  })
  return {
    objective,
    victoryTokens: { a: 0, b: 0 },
    cards: { ...cards, ...Object.fromEntries(instances.map((card) => [card.id, card])) },
  }
}

/** What setting up a battle, its objective and its victory tokens change on the table (R3, R15.9). */
export const setupFolds = {
  // The forces lie beside the table by then: the first snapshot has them.
  fleetsRevealed: nothing,
  initiativeToChoose: nothing,
  initiativeTaken: (_, e) => ({ firstPlayer: e.firstPlayer }),
  initiativePassed: (t, e) => ({ firstPlayer: e.firstPlayer, south: t.south ?? t.firstPlayer }),
  objectiveChosen,
  obstaclePlaced: ({ obstacles, reserve }, { obstacle: id, kind, pose, inert, hull }) => ({
    obstacles: { ...obstacles, [id]: { id, kind, pose, ...(inert && { inert }), ...(hull && { hull }) } },
    ...withoutObstacle(reserve, id),
  }),
  pieceLeftOut: ({ reserve }, e) => withoutObstacle(reserve, e.piece),
  obstaclesChanged: ({ reserve }, { added, without }) => {
    if (!reserve) return {}
    const usual = reserve.obstacles.filter(({ id }) => !without.includes(id))
    return { reserve: { ...reserve, obstacles: [...usual, ...added] } }
  },
  shipDeployed,
  squadronDeployed,
  unitSetAside: ({ reserve }, e) =>
    reserve ? { reserve: { ...reserve, setAside: { ...reserve.setAside, [e.unit]: e.by } } } : {},
  objectiveTokenPlaced: ({ objectiveTokens = [] }, { token: id, at, on }) => ({
    objectiveTokens: [
      ...objectiveTokens.filter((token) => token.id !== id),
      { id, at, ...(on !== undefined && { on }) },
    ],
  }),
  objectiveTokenRemoved: ({ objectiveTokens = [] }, e) => ({
    objectiveTokens: objectiveTokens.filter((token) => token.id !== e.token),
  }),
  objectiveTokenMoved: ({ objectiveTokens = [] }, e) => ({
    objectiveTokens: objectiveTokens.map((token) => (token.id === e.token ? { id: token.id, at: e.to } : token)),
  }),
  objectiveShipNamed: ({ objectiveShips = [] }, e) => ({ objectiveShips: [...objectiveShips, e.ship] }),
  victoryTokensGained: (t, { seat, tokens }) => {
    const { victoryTokens: held = { a: 0, b: 0 } } = t
    const worth = t.objective === undefined ? 0 : (objectiveCard(t.objective).victoryTokens ?? 0)
    return { victoryTokens: { ...held, [seat]: held[seat] + tokens }, ...earned(t, seat, tokens * worth) }
  },
  commandNoted: ({ cards }, e) => ({
    cards: each(cards, (card, id) => (id === e.source ? { ...card, command: e.command } : card)),
  }),
  roundTokenPlaced: ({ cards }, e) => ({
    cards: each(cards, (card, id) => (id === e.source ? { ...card, roundToken: e.round } : card)),
  }),
  shortEdgesTaken: () => ({ shortEdges: true as const }),
  markerPlaced: ({ cards }, e) => ({
    cards: each(cards, (card, id) => (id === e.source ? { ...card, marker: e.at } : card)),
  }),
  squadronPlaced: (t, e) => squadron(t, e.squadron, () => ({ at: e.to })),
  edgeChosen: ({ cards }, e) => ({
    cards: each(cards, (card, id) => (id === e.source ? { ...card, edge: e.edge } : card)),
  }),
} satisfies Partial<Folds<EventType>>
