import { decide } from '#messages/decide'
import { commanding } from '#messages/decide-commands'
import { COMMANDS, type Command } from '#shared/game/engine/state'
import { openDial } from '#shared/play/view/question-sentence'
import { type Asked, chosenIn, type Prepared, prepareOption } from '../prepared'
import { tokenLimit } from './ship'

export const asCommand = (option: string): Command | undefined => COMMANDS.find((command) => command === option)

/** Kept unless something else is chosen (DP-D7). */
export const usualDialUse = 'keep'

export function prepareDial(asked: Asked): Prepared {
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

export const prepareToken = (asked: Asked): Prepared =>
  prepareOption(asked, chosenIn(asked), (option) => {
    const command = asCommand(option)
    return command === undefined ? decide.send : commanding.tokens.button(command)
  })
