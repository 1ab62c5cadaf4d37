import type { ScriptLine } from '#shared/play/protocol/request-bodies'
import type { GamePage } from '#shared/play/protocol/responses'

/** A control by its name, which is then pressed; a slider is pulled by so many steps, a field is filled. */
export type Step = RegExp | { at: RegExp; right: number } | { at: RegExp; fill: string }

/** A question and one answer to it, given in each way there is. */
export interface Situation {
  page: () => GamePage
  /** On the command line. */
  line: string
  /** By the form: controls that are reached by keys, one after another, and what is pressed there. */
  keys: readonly Step[]
  /** What is sent, as `told` tells it. */
  sends: readonly string[]
}

/** A line of a script without what is made anew each time. */
export function told({ ask, choose }: ScriptLine): string {
  if (choose === undefined) return `${ask}: by`
  if ('option' in choose) return `${ask}: ${choose.option}`
  if ('options' in choose) return `${ask}: ${choose.options.join(' ')}`
  if ('clicks' in choose) return `${ask}: ${choose.clicks.join(' ')} ${choose.side}`
  if ('to' in choose) return `${ask}: ${choose.to.x} ${choose.to.y}`
  if ('places' in choose) return `${ask}: ${choose.places.map(({ squadron }) => squadron).join(' ')}`
  if ('pose' in choose) {
    const { pose, speed } = choose
    return `${ask}: ${pose.x} ${pose.y} ${pose.heading}${speed === undefined ? '' : ` at ${speed}`}`
  }
  const dials = Object.entries(choose.dials).map(([ship, stack]) => [ship, ...stack.map(({ command }) => command)])
  return `${ask}: ${dials.flat().join(' ')}`
}
