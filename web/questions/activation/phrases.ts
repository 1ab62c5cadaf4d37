import { wordsView } from '#messages/words-view'
import { LEARNING_SCENARIO } from '#shared/cards/catalog/scenario'
import { COMMANDS, type Command, type UnitId } from '#shared/engine/state'
import { commandUses } from '#web/questions/activation/command'
import { surelyRevealed } from '#web/questions/activation/ship'
import { cardQuestion, toggledIn } from '#web/questions/cards/cards'
import { repeated, type Stacks, stacksOf } from '#web/questions/dials/dials'
import { type Asked, chosenOption, chosenSeveral, optionsOf } from '#web/questions/prepared'
import { openSteps, repairMeans, repairPlanOf, type Step } from '#web/questions/repair/repair'
import type { Part } from '#web/state/draft.svelte'
import {
  type Grammar,
  type Phrase,
  phrase,
  put,
  putAll,
  type Read,
  slug,
  tagOf,
  unitCalled,
} from '#web/words-view/phrase'
import { shownWords, waysToType } from '#web/words-view/vocabulary'

const { forms } = wordsView.line

const commandCalled = (word: string): Command | undefined => {
  const found = COMMANDS.filter((command) => waysToType(command).some((way) => way.startsWith(word)))
  return found.length === 1 ? found[0] : undefined
}

const stacksPart = (stacks: Stacks): Part => ({ stacks })

function dialPhrases(asked: Asked): Phrase[] {
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
function readDials(tokens: readonly string[], asked: Asked): Read | undefined {
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
function dialForms({ request, view }: Asked): string[] {
  if (request.kind !== 'dials') return []
  const [first] = request.ships.toSorted((a, b) => b.missing - a.missing)
  return first === undefined
    ? []
    : [forms.dial(tagOf(view, first.ship), COMMANDS.slice(0, Math.min(2, first.missing)).map(shownWords))]
}

export const dials: Grammar = { phrases: dialPhrases, read: readDials, forms: dialForms }

/** `activate A`, `activate A token`, `keep` */
function activating(asked: Asked): Phrase[] {
  const { request, view, parts } = asked
  const chosen = chosenOption(parts, request.ask)
  const uses = (ship: UnitId) => (surelyRevealed(view, ship) === undefined ? [] : (['keep', 'token', 'later'] as const))
  return [
    ...optionsOf(request).flatMap(({ id }) => {
      const words = `activate ${tagOf(view, id)}`
      const ship = put(request.ask, id)
      return [
        phrase(words, ship),
        ...uses(id).map((use) => phrase(`${words} ${use}`, ship, put('activation.dial', use))),
      ]
    }),
    ...(chosen === undefined ? [] : uses(chosen).map((use) => phrase(use, put('activation.dial', use)))),
  ]
}
export const activate: Grammar = { phrases: activating }

const ids: Grammar['phrases'] = ({ request }) => optionsOf(request).map(({ id }) => phrase(id, put(request.ask, id)))
export const dial: Grammar = { phrases: ids }
export const tokens: Grammar = {
  phrases: ({ request }) => optionsOf(request).map(({ id }) => phrase(`discard ${id}`, put(request.ask, id))),
}
export const newDial: Grammar = {
  phrases: ({ request }) => COMMANDS.map((command) => phrase(`dial ${command}`, put(request.ask, command))),
}

function stepWords(step: Step): string {
  if ('recover' in step) return `recover ${step.recover}`
  return 'from' in step ? `move ${step.from} ${step.to}` : `discard ${step.slot}`
}

/** `recover front`, `move left rear`, `discard 2`: each is a step more. */
export function repairPhrases(asked: Asked): Phrase[] {
  const plan = repairPlanOf(asked)
  if (plan === undefined || plan.points === 0) return []
  const taken = plan.steps.map(({ id }) => id)
  return [
    ...openSteps(plan).map((step) => phrase(stepWords(step), putAll('repair.effect', [...taken, step.id]))),
    phrase('end', putAll('repair.effect', taken)),
  ]
}
export const repair: Grammar = { phrases: repairPhrases }

/** `repair dial`, `squadron both`, `none` */
export const usePhrases = (asked: Asked): Phrase[] => [
  ...commandUses(asked).map((option) =>
    phrase(`${option.use?.command ?? option.id} ${repairMeans(option)}`, put(asked.request.ask, option.id)),
  ),
  phrase('none', put(asked.request.ask, 'none')),
]

/** What a card asks, by the names that its form gives the answers. */
function cardPhrases(asked: Asked): Phrase[] {
  const { request, parts } = asked
  const { textOf } = cardQuestion(asked)
  if (request.kind !== 'options') {
    return optionsOf(request).flatMap(({ id }) => [
      phrase(id, put(request.ask, id)),
      phrase(slug(textOf(id).name), put(request.ask, id)),
    ])
  }
  const chosen = chosenSeveral(parts, request.ask)
  return [
    ...request.options.map(({ id }) =>
      phrase(`${chosen.includes(id) ? 'leave' : 'take'} ${id}`, putAll(request.ask, toggledIn(asked, id))),
    ),
    ...(request.min === 0 ? [phrase('none', putAll(request.ask, []))] : []),
  ]
}
export const card: Grammar = { phrases: cardPhrases }

/** `counter`, `cloak x1`, `token t1`, `none` */
export const named =
  (verb: string): Grammar['phrases'] =>
  ({ request, view }) =>
    optionsOf(request).map(({ id }) => {
      const isIdle = id === 'none' || id === 'done'
      return phrase(isIdle ? 'end' : id === verb ? verb : `${verb} ${tagOf(view, id)}`, put(request.ask, id))
    })
