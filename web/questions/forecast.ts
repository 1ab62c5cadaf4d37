import { terms } from '#messages/terms'
import { obstaclesUnder } from '#shared/game/cards/card-measure'
import type { FrameKind } from '#shared/game/engine/frame'
import type { Point, UnitId } from '#shared/game/engine/state'
import { numberIn } from '#shared/messages/piece-ids'
import { actingIn, type Consequences, type Tone, toneOf } from '#shared/play/preview/consequences'
import { foretell, type Line } from '#shared/play/preview/foretell'
import type { GameView } from '#shared/play/view/game-view'
import { engineAhead } from './engine.svelte'

const KNOWN = new WeakMap<GameView, Map<string, Consequences | undefined>>()

/** What these answers lead to, computed once; undefined if they do not answer the open question, and until the engine is there. */
export function forecastOf(view: GameView, lines: readonly Line[], about?: FrameKind): Consequences | undefined {
  const engine = engineAhead()
  if (engine === undefined) return undefined
  const known = KNOWN.get(view) ?? new Map<string, Consequences | undefined>()
  KNOWN.set(view, known)
  const key = JSON.stringify([about, lines])
  if (!known.has(key)) known.set(key, foretell(engine.supposing, view, lines, about))
  return known.get(key)
}

/** A sign on the table where something acts upon a move. */
export interface EffectMark {
  id: string
  at: Point
  tone: Exclude<Tone, 'none'>
}

/** Marks the pieces that act; any other effect stands at the end of the move. */
export function markedPlaces(view: GameView, told: Consequences | undefined, mover: UnitId, end: Point): EffectMark[] {
  const seat = (view.ships[mover] ?? view.squadrons[mover])?.seat
  const tone = told && seat ? toneOf(told, mover, seat) : 'none'
  if (told === undefined || tone === 'none' || seat === undefined) return []
  const pieces = actingIn(told.happens).flatMap((id) => {
    const at = view.obstacles[id]?.pose ?? view.objectiveTokens?.find((token) => token.id === id)?.at
    return at ? [{ id, at: { x: at.x, y: at.y }, tone }] : []
  })
  return pieces.length > 0 ? pieces : [{ id: mover, at: { x: end.x, y: end.y }, tone }]
}

/** Obstacles that a unit would lie on there, by the measure that the rules take. */
export function obstaclesAt(view: GameView, unit: UnitId): string[] {
  return obstaclesUnder(view, unit).map((id) => {
    const kind = view.obstacles[id]?.kind
    return kind === undefined ? id : terms.obstacle(kind, numberIn(id))
  })
}
