import { decide } from '#messages/decide'
import { commanding } from '#messages/decide-commands'
import { moving } from '#messages/decide-moves'
import { COMMANDS, type Command } from '#shared/engine/state'
import { openDial } from '#shared/view/asked'
import { type Asked, chosenOption, optionsOf, type Prepared } from '../prepared'
import { tokenLimit } from './ship'

export const asCommand = (option: string): Command | undefined => COMMANDS.find((command) => command === option)

function prepareOne(asked: Asked, labelOf: (option: string) => string, usual?: string): Prepared {
  const { request, parts } = asked
  const option = chosenOption(parts, request.ask) ?? usual
  if (option === undefined || !optionsOf(request).some(({ id }) => id === option)) {
    return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  }
  const label = labelOf(option)
  return {
    label,
    chips: [label],
    script: () => [{ ask: request.ask, subject: request.subject, choose: { option } }],
  }
}

/** Kept unless something else is chosen (DP-D7). */
export const usualDialUse = 'keep'

export function prepareDial(asked: Asked): Prepared {
  const command = openDial(asked.view, asked.request.subject)
  const labelOf = (option: string): string => {
    if (command === undefined) return decide.send
    return option === 'token' ? commanding.dial.tokenButton(command) : commanding.dial.keepButton(command)
  }
  const prepared = prepareOne(asked, labelOf, usualDialUse)
  const token = chosenOption(asked.parts, asked.request.ask) === 'token'
  const unused =
    token && command !== undefined ? tokenLimit(asked.view.ships[asked.request.subject], command) : undefined
  return { ...prepared, ...(unused !== undefined && { unused }) }
}

export const prepareToken = (asked: Asked): Prepared =>
  prepareOne(asked, (option) => {
    const command = asCommand(option)
    return command === undefined ? decide.send : commanding.tokens.button(command)
  })

export const prepareClosest = (asked: Asked): Prepared =>
  prepareOne(asked, (option) => moving.closest.button(asked.nameOf(option)))
