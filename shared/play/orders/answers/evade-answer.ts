import type { Choice } from '#shared/game/engine/decision'
import type { Die } from '#shared/game/engine/terms'
import { evadeOptions, nextEvaded } from '#shared/game/odds/defense-odds'
import type { AnswerContext } from '#shared/play/bots/bot'
import { contextOf, stillWorking } from '#shared/play/view/counting'
import { showsFace } from '../face'
import { attackToSuffer } from '../hull-damage'
import type { ActionOf } from '../standing-order'

/**
 * Which die evade takes (DP-E11): the first face of the list that lies there, of that for canceling or that for rolling
 * again (R8.9); of equal ones, and where none is listed, the one whose loss helps most.
 */
export function evadeAnswer(
  { view, request }: AnswerContext,
  { cancel, reroll }: ActionOf['evade'],
): Choice | undefined {
  const attack = attackToSuffer(view)
  if (request.kind !== 'option' || !attack) return undefined
  const context = contextOf(view, attack)
  const spent = stillWorking(view, attack)
  if (!nextEvaded(attack.pool, spent, context)) return { option: 'none' }
  const mildest = evadeOptions(attack.pool, spent, context)
    .map(({ die }) => attack.pool[die])
    .filter((die): die is Die => request.options.some(({ id }) => id === die?.id))
  const faces = context.effects.evade === 'cancel-die' ? cancel : reroll
  const listed = faces.map((face) => mildest.find((die) => showsFace(die, face))).find((die) => die !== undefined)
  const die = listed ?? mildest[0]
  return die && { option: die.id }
}
