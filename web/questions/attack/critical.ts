import { decide } from '#messages/decide'
import { attacking } from '#messages/decide-attack'
import { afterTokens } from '#shared/game/odds/defense-odds'
import { mayTurnUp } from '#shared/play/orders/cannot-matter'
import { contextOf, stillWorking } from '#shared/play/view/counting'
import { attackIn } from '#web/words/attack'
import { cardTitle, certainFate } from '../battle'
import { chosenIn, type DraftAnswer, optionsOf, prepareOption, type QuestionContext } from '../draft-answer'

/** Unless chosen otherwise, the first effect that does something. */
export function criticalOf(asked: QuestionContext): string {
  const byCard = optionsOf(asked.request).find(({ source }) => source !== undefined)
  return chosenIn(asked) ?? (byCard && !mayTurnUp(asked.view) ? byCard.id : 'standard')
}

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
  const odds = afterTokens(attack.pool, stillWorking(view, attack), contextOf(view, attack))
  return certainFate(view, attack, odds, named && { zone: named.zone })
}

/** A card that is given up by another effect. */
function unusedBeside(asked: QuestionContext, id: string): Pick<DraftAnswer, 'unused'> {
  const others = optionsOf(asked.request).flatMap((option) =>
    option.id === id || option.source === undefined ? [] : [cardTitle(asked.view, option.source)],
  )
  return others.length === 0 ? {} : { unused: decide.unused([...new Set(others)]) }
}

export function prepareCritical(asked: QuestionContext): DraftAnswer {
  const id = criticalOf(asked)
  return { ...prepareEffect(asked, id), ...unusedBeside(asked, id) }
}

function prepareEffect(asked: QuestionContext, id: string): DraftAnswer {
  const source = optionsOf(asked.request).find((one) => one.id === id)?.source
  if (id === 'standard') return prepareOption(asked, id, () => attacking.critical.use, criticalFate(asked))
  if (source !== undefined)
    return prepareOption(asked, id, () => attacking.critical.useCard(cardTitle(asked.view, source)))
  return prepareOption(asked, id, () => attacking.critical.leave)
}
