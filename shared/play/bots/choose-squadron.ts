import type { Choice } from '#shared/game/engine/decision'
import type { FrameOf } from '#shared/game/engine/frame'
import type { Point, UnitId } from '#shared/game/engine/state'
import { reachOf } from '#shared/game/geometry/squadron-rest'
import type { GameView, SquadronView } from '#shared/play/view/game-view'
import type { AnswerContextFor } from './bot'
import { worthOfTarget } from './choose-attack'
import { attackFrom, type Hunt, huntOf, spotsOf, valueOfSpot } from './squadron-places'
import { best } from './worth'

/** Squadrons: an attack if there is a good one, otherwise toward one, and never off the table (R11). */

/** Fleet points that a move must bring before it is made, and an attack before a command is spent on it. */
const WORTH_MOVING = 0.4
const WORTH_COMMANDING = 0.5
/** An attack now is worth more than one later. */
const NOW = 1.1

const activationIn = (view: GameView): FrameOf<'squadron-activation'> | undefined =>
  view.now.findLast((f): f is FrameOf<'squadron-activation'> => f.kind === 'squadron-activation')

interface Spot {
  readonly to: Point
  readonly value: number
}

function bestSpot(hunt: Hunt, around: Point, reach: number, attacks: boolean): Spot {
  const spots = spotsOf(hunt, around, reach).map((to) => ({ to, value: valueOfSpot(hunt, to, attacks) }))
  return best(spots, ({ value }) => value) ?? { to: around, value: 0 }
}

const ownReach = ({ values }: SquadronView): number => reachOf(values.speed)

export function moveSquadron({ view, request }: AnswerContextFor<'destination'>): Choice | undefined {
  const squadron = view.squadrons[request.piece]
  const { around, reach, unengaged } = request
  if (!squadron) return undefined
  const frame = activationIn(view)
  const attacks = frame?.squadron === squadron.id && frame.commanded && !frame.attacked
  return { to: bestSpot(huntOf(view, squadron, unengaged), around, reach, attacks).to }
}

/** The value of its attack in an activation in which it may move and attack. */
function commandedAttack(view: GameView, squadron: SquadronView): number {
  const hunt = huntOf(view, squadron)
  const { to } = bestSpot(hunt, squadron.at, ownReach(squadron), true)
  return Math.max(attackFrom(hunt, squadron.at), attackFrom(hunt, to))
}

export function commandSquadron({ view, request }: AnswerContextFor<'option'>): string {
  const values = request.options.flatMap((option) => {
    const squadron = view.squadrons[squadronIn(option.id)]
    return squadron ? [{ id: option.id, value: commandedAttack(view, squadron) }] : []
  })
  const found = best(values, ({ value }) => value)
  const done = request.options.some(({ id }) => id === 'done')
  return found && (found.value > WORTH_COMMANDING || !done) ? found.id : 'done'
}

/** `x-wing-1>lambda-1` is `x-wing-1`, by way of a squadron with Relay (R11.36). */
const squadronIn = (option: string): UnitId => option.split('>')[0] ?? option

/** A squadron that can attack goes first, before it or its target is gone. */
export function activateSquadron({ view, request }: AnswerContextFor<'option'>): string | undefined {
  return best(request.options, ({ id }) => {
    const squadron = view.squadrons[id]
    return squadron ? attackFrom(huntOf(view, squadron), squadron.at) : 0
  })?.id
}

export function actWithSquadron({ view, request }: AnswerContextFor<'option'>): string {
  const squadron = view.squadrons[request.subject]
  if (!squadron) return 'none'
  const targets = request.options.flatMap(({ id, target }) =>
    target ? [{ id, value: worthOfTarget(view, squadron.id, target) }] : [],
  )
  const target = best(targets, ({ value }) => value)
  const hit = target && target.value > 0 ? target : undefined
  if (!request.options.some(({ id }) => id === 'move')) return hit?.id ?? 'none'
  const frame = activationIn(view)
  const both = frame?.commanded === true && !frame.attacked
  const hunt = huntOf(view, squadron)
  const spot = bestSpot(hunt, squadron.at, ownReach(squadron), both)
  // With both an attack comes after the move; without, the attack is forgone.
  const attackThere = both ? attackFrom(hunt, spot.to) : 0
  if (hit && hit.value * NOW >= attackThere) return hit.id
  const stay = valueOfSpot(hunt, squadron.at, both)
  return spot.value > stay + WORTH_MOVING ? 'move' : (hit?.id ?? 'none')
}
