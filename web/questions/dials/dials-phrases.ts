import { wordsView } from '#messages/words-view'
import { LEARNING_SCENARIO } from '#shared/game/cards/catalog/scenario'
import { COMMANDS, type Command, type UnitId } from '#shared/game/engine/state'
import type { Part } from '#web/state/draft.svelte'
import { type Grammar, type LineReading, type Phrase, phrase, put, tagOf, unitCalled } from '#web/words-view/phrase'
import { shownWords, waysToType } from '#web/words-view/vocabulary'
import type { QuestionContext } from '../draft-answer'
import { repeated, type Stacks, stacksOf } from './dials'

const { forms } = wordsView.line

const commandCalled = (word: string): Command | undefined => {
  const found = COMMANDS.filter((command) => waysToType(command).some((way) => way.startsWith(word)))
  return found.length === 1 ? found[0] : undefined
}

const stacksPart = (stacks: Stacks): Part => ({ stacks })

function dialPhrases(asked: QuestionContext): Phrase[] {
  const { request, view, parts } = asked
  if (request.kind !== 'dials') return []
  const stacks = stacksOf(request.ships, parts)
  const printed = (ship: UnitId) => LEARNING_SCENARIO.ships.find(({ card }) => card === view.ships[ship]?.card)?.dials
  const suggested = Object.fromEntries(
    Object.entries(stacks).map(([ship, stack]) => [ship, stack.map((old, i) => printed(ship)?.[i] ?? old)]),
  )
  const history = repeated(view, stacks)
  const fills = (next: Stacks) => Object.values(next).some((stack) => stack.some((command) => command !== null))
  return [
    ...(view.round <= 1 ? [phrase('suggested', { ask: request.ask, part: stacksPart(suggested) })] : []),
    ...(fills(history) ? [phrase('repeat', { ask: request.ask, part: stacksPart(history) })] : []),
  ]
}

/** `dial C navigate squadron`: from the uppermost missing dial down. */
function readDials(tokens: readonly string[], asked: QuestionContext): LineReading | undefined {
  const { request, view, parts } = asked
  const [verb, name, ...words] = tokens
  const ship = unitCalled(view, name)
  if (request.kind !== 'dials' || verb !== 'dial' || ship === undefined) return undefined
  const stacks = stacksOf(request.ships, parts)
  const stack = stacks[ship]
  const commands = words.map(commandCalled)
  const known = commands.filter((command) => command !== undefined)
  if (stack === undefined || known.length === 0 || known.length < commands.length || known.length > stack.length) {
    return undefined
  }
  const filled = stack.map((old, i) => known[i] ?? old)
  return {
    words: `dial ${tagOf(view, ship)} ${known.join(' ')}`,
    puts: [{ ask: request.ask, part: stacksPart({ ...stacks, [ship]: filled }) }],
  }
}

/** The ship with the most dials to choose tells the form best. */
function dialForms({ request, view }: QuestionContext): string[] {
  if (request.kind !== 'dials') return []
  const [first] = request.ships.toSorted((a, b) => b.missing - a.missing)
  return first === undefined
    ? []
    : [forms.dial(tagOf(view, first.ship), COMMANDS.slice(0, Math.min(2, first.missing)).map(shownWords))]
}

export const dialsGrammar: Grammar = { phrases: dialPhrases, read: readDials, forms: dialForms }
export const newDialGrammar: Grammar = {
  phrases: ({ request }) => COMMANDS.map((command) => phrase(`dial ${command}`, put(request.ask, command))),
}
