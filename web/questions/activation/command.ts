import { ASKS } from '#shared/game/engine/asks'
import type { DecisionRequest, Option } from '#shared/game/engine/decision'
import { chosenIn, optionsOf, type QuestionContext } from '../draft-answer'

/** Which command a ship resolves, and how. */
export const resolvesCommand = ({ ask }: DecisionRequest): boolean => ASKS[ask].says === 'command'

/** How a ship may resolve commands right after its dial: Squadron, Repair (R5.16). */
export const commandUses = ({ request }: QuestionContext): readonly Option[] =>
  resolvesCommand(request) ? optionsOf(request).filter(({ use }) => use !== undefined) : []

/** An open dial is lost at the end of the activation, a token is not: so the dial is used unless something else is chosen. */
export function commandUse(asked: QuestionContext): Option | undefined {
  const uses = commandUses(asked)
  const drafted = resolvesCommand(asked.request) ? chosenIn(asked) : undefined
  if (drafted === 'none') return undefined
  return uses.find(({ id }) => id === drafted) ?? uses.find(({ use }) => use?.dial && !use.token)
}
