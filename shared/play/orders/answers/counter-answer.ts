import type { Choice } from '#shared/game/engine/decision'
import type { AnswerContext } from '#shared/play/bots/bot'
import { attackIn, worthOfTarget } from '#shared/play/bots/choose-attack'
import { best } from '#shared/play/bots/worth'
import type { ActionOf } from '../standing-order'

/**
 * Whether to answer an attack by Counter (R11.27, DP-E26), or with what else answers one; a ship does it with the hull zone
 * whose dice are worth most.
 */
export function counterAnswer({ view, request }: AnswerContext, { attack }: ActionOf['counter']): Choice | undefined {
  if (request.kind !== 'option' || !attackIn(view)) return undefined
  const ways = request.options.flatMap(({ id, target }) => (target ? [{ id, target }] : []))
  const way = best(ways, ({ target }) => worthOfTarget(view, request.subject, target))
  const option = attack ? way?.id : request.options.find(({ id }) => id === 'none')?.id
  return option === undefined ? undefined : { option }
}
