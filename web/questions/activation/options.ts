import { decide } from '#messages/decide'
import { commanding } from '#messages/decide-commands'
import { COMMANDS, type Command } from '#shared/game/engine/state'
import { openDial } from '#shared/play/view/question-sentence'
import { chosenIn, type DraftAnswer, lineOf, prepareOption, type QuestionContext } from '../draft-answer'
import { tokenLimit } from './dial-use'
import { type RevealedDial, usualDialUse } from './idle-dial'

export const asCommand = (option: string): Command | undefined => COMMANDS.find((command) => command === option)

/** The dial that is revealed, as it is kept. */
export function revealedIn({ request, view }: QuestionContext): RevealedDial | undefined {
  const { ask, subject } = request
  const command = openDial(view, subject)
  return command && { ship: subject, command, keeping: [lineOf(ask, subject, 'keep')] }
}

export function prepareDial(asked: QuestionContext): DraftAnswer {
  const revealed = revealedIn(asked)
  if (revealed === undefined) return prepareOption(asked, chosenIn(asked), () => decide.send)
  const { command, ship } = revealed
  const use = chosenIn(asked) ?? usualDialUse(asked.view, revealed)
  const labelOf = (option: string): string =>
    option === 'token' ? commanding.dial.tokenButton(command) : commanding.dial.keepButton(command)
  const unused = use === 'token' ? tokenLimit(asked.view.ships[ship], command) : undefined
  return { ...prepareOption(asked, use, labelOf), ...(unused !== undefined && { unused }) }
}

export const prepareToken = (asked: QuestionContext): DraftAnswer =>
  prepareOption(asked, chosenIn(asked), (option) => {
    const command = asCommand(option)
    return command === undefined ? decide.send : commanding.tokens.button(command)
  })
