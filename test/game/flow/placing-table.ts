import { OBSTACLES, type ObstacleId } from '#shared/game/cards/catalog/obstacles'
import type { Piece } from '#shared/game/engine/region'
import type { Pose } from '#shared/game/engine/state'
import type { PlacingTable } from '#shared/game/flow/placing-region'
import { PLAY_AREAS } from '#shared/game/geometry/table-area'

type Places = Readonly<Record<string, readonly [x: number, y: number, degrees?: number]>>

/** mm and degrees to a pose. */
export const pose = (x: number, y: number, degrees = 0): Pose => ({
  x: Math.round(x * 1000),
  y: Math.round(y * 1000),
  heading: Math.round(degrees * 1000),
})

/** A table with pieces at places in mm; all ships are CR90s. Seat `a` is the first player. */
export function placingTable(lying: {
  size?: keyof typeof PLAY_AREAS
  ships?: Places
  squadrons?: Places
  obstacles?: Readonly<Partial<Record<ObstacleId, readonly [x: number, y: number, degrees?: number]>>>
  tokens?: Readonly<Record<string, readonly [x: number, y: number, on?: string]>>
}): PlacingTable {
  const each = <T>(places: Places | undefined, piece: (id: string, at: Pose) => T) =>
    Object.fromEntries(Object.entries(places ?? {}).map(([id, place]) => [id, piece(id, pose(...place))]))
  return {
    area: PLAY_AREAS[lying.size ?? '3x6'],
    firstPlayer: 'a',
    ships: each(lying.ships, (id, at) => ({ id, card: 'cr90-corvette-a', pose: at })),
    squadrons: each(lying.squadrons, (id, { x, y }) => ({ id, at: { x, y } })),
    obstacles: each(lying.obstacles, (id, at) => ({ id, pose: at })),
    objectiveTokens: Object.entries(lying.tokens ?? {}).map(([id, [x, y, on]]) => ({
      id,
      at: { x: Math.round(x * 1000), y: Math.round(y * 1000) },
      ...(on !== undefined && { on }),
    })),
  }
}

export const obstacle = (id: ObstacleId): Piece => ({ kind: 'obstacle', id })
export const EVERY_OBSTACLE = Object.keys(OBSTACLES) as ObstacleId[]
