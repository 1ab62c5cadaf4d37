import { attacking } from '#messages/decide-attack'
import { afterTokens } from '#shared/game/odds/defense-odds'
import { contextOf, stillWorking } from '#shared/play/view/counting'
import { attackIn } from '#web/words/attack'
import { aftermath, cardTitle, spreadOf } from '../battle'
import { chosenIn, type DraftAnswer, optionsOf, prepareOption, type QuestionContext } from '../draft-answer'

export const criticalOf = (asked: QuestionContext): string => chosenIn(asked) ?? 'standard'

/** The standard effect, or none. */
export const criticalText = (id: string): { name: string; text: string } =>
  id === 'standard'
    ? { name: attacking.critical.standard, text: attacking.critical.standardText }
    : { name: attacking.critical.none, text: attacking.critical.noneText }

/** What the attack comes to as things are; the defender may still divide it otherwise (R8.8). */
function criticalFate({ view }: QuestionContext): string | undefined {
  const attack = attackIn(view)
  if (attack === undefined) return undefined
  const [named] = attack.redirects
  return aftermath(
    view,
    attack,
    spreadOf(afterTokens(attack.pool, stillWorking(view, attack), contextOf(view, attack)).damage).most,
    named && { zone: named.zone },
  )
}

export function prepareCritical(asked: QuestionContext): DraftAnswer {
  const id = criticalOf(asked)
  const option = optionsOf(asked.request).find((one) => one.id === id)
  if (id === 'standard') return prepareOption(asked, id, () => attacking.critical.use, criticalFate(asked))
  const source = option?.source
  if (source !== undefined)
    return prepareOption(asked, id, () => attacking.critical.useCard(cardTitle(asked.view, source)))
  return prepareOption(asked, id, () => attacking.critical.leave)
}
