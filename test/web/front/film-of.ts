import { chassisOf, fighterOf, isShipCard } from '#shared/game/cards/catalog/models'
import { obstacleCard } from '#shared/game/cards/catalog/obstacles'
import type { GameEvent } from '#shared/game/engine/event'
import type { Obstacle, Point, Pose } from '#shared/game/engine/state'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { tokenPrint } from '#web/board/token-print'
import type { Film, FilmPlace, FilmStep } from '#web/pages/front/film'

/** 6 by 3 feet. */
const TABLE = { width: 1828.8, height: 914.4 }

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>
const all = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type)

const place = ({ x, y }: Point, heading = 0): FilmPlace => [
  Math.round(x / 1000),
  Math.round(TABLE.height - y / 1000),
  Math.round(heading / 1000),
]
const placeOf = (pose: Pose): FilmPlace => place(pose, pose.heading)

/** The film of a battle on the large table, from what its log tells everybody. */
export function filmOf({ events }: Pick<ExportedGame, 'events'>): Film {
  const fleets = all(events, 'fleetsRevealed').flatMap(({ fleets }) => fleets)
  const units = fleets.flatMap(({ seat, ships, squadrons }) =>
    [...ships, ...squadrons].map(({ id, card }) => ({ id, card, side: seat })),
  )
  const stood = new Map<string, FilmPlace>([
    ...all(events, 'shipDeployed').map(({ ship, pose }) => [ship, placeOf(pose)] as const),
    ...all(events, 'squadronDeployed').map(({ squadron, at }) => {
      const seat = units.find(({ id }) => id === squadron)?.side
      return [squadron, place(at, seat === 'a' ? 0 : 180_000)] as const
    }),
  ])
  const deployed = units.filter(({ id }) => stood.has(id))
  const index = new Map(deployed.map(({ id }, n) => [id, n]))
  return {
    ...TABLE,
    obstacles: all(events, 'obstaclePlaced').map(({ obstacle, kind, pose }) => ({
      id: obstacle,
      kind,
      at: placeOf(pose),
      path: outline(obstacle),
    })),
    pieces: deployed.map(({ id, card, side }) => {
      const at = stood.get(id) ?? [0, 0, 0]
      if (!isShipCard(card)) return { drawing: fighterOf(card), side, at }
      const drawing = chassisOf(card)
      const { width, length } = tokenPrint(drawing).base
      return { drawing, side, base: [width, length], at }
    }),
    steps: events.flatMap((event) => stepsOf(event, index, stood)),
  }
}

const outline = (obstacle: Obstacle['id']): string =>
  `M${obstacleCard(obstacle)
    .outline.map(({ x, y }) => `${Math.round(x / 1000)},${Math.round(-y / 1000)}`)
    .join('L')}Z`

function stepsOf(
  event: GameEvent,
  index: ReadonlyMap<string, number>,
  stood: ReadonlyMap<string, FilmPlace>,
): FilmStep[] {
  const at = (unit: string): number => index.get(unit) ?? -1
  const squadronTo = (squadron: string, to: Point): FilmStep => ({
    move: at(squadron),
    to: place(to, (stood.get(squadron)?.[2] ?? 0) * 1000),
  })
  switch (event.type) {
    case 'roundBegan':
      return [{ round: event.round }]
    case 'moved':
      return [{ move: at(event.ship), to: placeOf(event.to) }]
    case 'squadronMoved':
      return [squadronTo(event.squadron, event.to)]
    case 'squadronsPlaced':
      return event.places.map((to) => squadronTo(to.squadron, to))
    case 'attackDeclared':
      return [{ fire: at(event.attacker), at: at(event.defender) }]
    case 'destroyed':
      return [{ lost: at(event.unit) }]
    default:
      return []
  }
}
