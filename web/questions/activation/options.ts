import { decide } from '#messages/decide'
import { commanding } from '#messages/decide-commands'
import { COMMANDS, type Command } from '#shared/game/engine/state'
import { openDial } from '#shared/play/view/question-sentence'
import { chosenIn, type DraftAnswer, prepareOption, type QuestionContext } from '../draft-answer'
import { tokenLimit } from './ship'

export const asCommand = (option: string): Command | undefined => COMMANDS.find((command) => command === option)

/** Kept unless something else is chosen (DP-D7). */
export const usualDialUse = 'keep'

export function prepareDial(asked: QuestionContext): DraftAnswer {
  const command = openDial(asked.view, asked.request.subject)
  const labelOf = (option: string): string => {
    if (command === undefined) return decide.send
    return option === 'token' ? commanding.dial.tokenButton(command) : commanding.dial.keepButton(command)
  }
  const prepared = prepareOption(asked, chosenIn(asked) ?? usualDialUse, labelOf)
  const token = chosenIn(asked) === 'token'
  const unused =
    token && command !== undefined ? tokenLimit(asked.view.ships[asked.request.subject], command) : undefined
  return { ...prepared, ...(unused !== undefined && { unused }) }
}

export const prepareToken = (asked: QuestionContext): DraftAnswer =>
  prepareOption(asked, chosenIn(asked), (option) => {
    const command = asCommand(option)
    return command === undefined ? decide.send : commanding.tokens.button(command)
  })
