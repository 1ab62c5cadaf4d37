import type { ObstacleKind } from '#shared/game/engine/terms'

/** A played battle, small enough for the start page: who stood where, and what happened in its order. */
export interface Film {
  /** mm */
  width: number
  height: number
  obstacles: readonly FilmObstacle[]
  pieces: readonly FilmPiece[]
  steps: readonly FilmStep[]
}
export interface FilmObstacle {
  id: string
  kind: ObstacleKind
  at: FilmPlace
  /** Its outline about its middle, as SVG path data in mm. */
  path: string
}
export interface FilmPiece {
  /** Its class or type, by the name of its drawing. */
  drawing: string
  side: 'a' | 'b'
  /** Ships have a base: width and length in mm. */
  base?: readonly [number, number]
  at: FilmPlace
}
/** mm from the left and from the top, degrees clockwise. */
export type FilmPlace = readonly [number, number, number]
/** Pieces are named by their place in the list. */
export type FilmStep =
  | { readonly round: number }
  | { readonly move: number; readonly to: FilmPlace }
  | { readonly fire: number; readonly at: number }
  | { readonly lost: number }

/** The same place, its turn counted on, so that a ship that turns past north turns the short way. */
function turned([x, y, turn]: FilmPlace, [, , before]: FilmPlace = [0, 0, turn]): FilmPlace {
  return [x, y, turn + 360 * Math.round((before - turn) / 360)]
}

/** The part of the table on which all of it happens, from left to right. */
export function stageOf({ pieces, obstacles, steps, width }: Film): { left: number; width: number } {
  const ways = steps.flatMap((step) => ('move' in step ? [step.to] : []))
  const all = [...pieces, ...obstacles].map(({ at }) => at)
  const across = [...all, ...ways].map(([x]) => x)
  const left = Math.max(0, Math.min(...across) - STAGE_EDGE)
  return { left, width: Math.min(width, Math.max(...across) + STAGE_EDGE) - left }
}
const STAGE_EDGE = 100

/** What is seen after so many steps. */
export interface FilmFrame {
  round: number
  places: readonly FilmPlace[]
  lost: ReadonlySet<number>
  /** The last step, while it is an attack. */
  beam: { from: FilmPlace; to: FilmPlace; side: 'a' | 'b' } | undefined
}

export function frameAfter(film: Film, steps: number): FilmFrame {
  const places = film.pieces.map(({ at }) => at)
  const lost = new Set<number>()
  let round = 1
  for (const step of film.steps.slice(0, steps)) {
    if ('round' in step) round = step.round
    else if ('move' in step) places[step.move] = turned(step.to, places[step.move])
    else if ('lost' in step) lost.add(step.lost)
  }
  const last = film.steps[steps - 1]
  const fires = last !== undefined && 'fire' in last ? last : undefined
  const [from, to] = [places[fires?.fire ?? -1], places[fires?.at ?? -1]]
  const side = film.pieces[fires?.fire ?? -1]?.side
  return { round, places, lost, beam: from && to && side ? { from, to, side } : undefined }
}
