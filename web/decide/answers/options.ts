import { COMMANDS, type Command } from '#shared/engine/state'
import { decide } from '#shared/messages/en/decide'
import { openDial } from '#shared/view/asked'
import { type Asked, chosenOption, optionsOf, type Prepared } from '../prepared'

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
    return option === 'token' ? decide.dial.tokenButton(command) : decide.dial.keepButton(command)
  }
  return prepareOne(asked, labelOf, usualDialUse)
}

export const prepareToken = (asked: Asked): Prepared =>
  prepareOne(asked, (option) => {
    const command = asCommand(option)
    return command === undefined ? decide.send : decide.tokens.button(command)
  })

export const prepareClosest = (asked: Asked): Prepared =>
  prepareOne(asked, (option) => decide.closest.button(asked.nameOf(option)))

/** Card effects: any question with options. */
export function prepareOptions(asked: Asked): Prepared {
  const { request, parts } = asked
  if (request.kind !== 'options') return prepareOne(asked, () => decide.effects.button)
  const part = parts[request.ask]
  const options = part !== undefined && 'options' in part ? part.options : []
  const { min, max } = request
  if (options.length < min || options.length > max) {
    return { label: decide.send, missing: decide.incomplete.options(min, max), chips: [] }
  }
  return {
    label: decide.effects.button,
    chips: options,
    script: () => [{ ask: request.ask, subject: request.subject, choose: { options } }],
  }
}

/** What an option of a card's question is called: a unit by its name, letting it pass by ours. */
export function effectOption({ view, nameOf }: Asked, id: string): string {
  if (id === 'pass') return decide.effects.pass
  return view.ships[id] !== undefined || view.squadrons[id] !== undefined ? nameOf(id) : id
}
