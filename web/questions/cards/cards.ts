import { cardWords } from '#messages/cards/words'
import { decide } from '#messages/decide'
import { choosing } from '#messages/decide-cards'
import { terms } from '#messages/terms'
import { isUpgrade } from '#shared/game/cards/catalog/kinds'
import type { FrameOf } from '#shared/game/engine/frame'
import { COMMANDS, DIE_COLORS, DIE_FACES, HULL_ZONES, type UnitId } from '#shared/game/engine/state'
import { storedDialId } from '#shared/game/engine/stored-dial'
import type { AskedShip } from '#shared/messages/card-text'
import { numberIn } from '#shared/messages/piece-ids'
import { cardOf } from '#shared/play/view/card-in-view'
import type { ShipView } from '#shared/play/view/game-view'
import { cardText } from '#web/words/card-text'
import { cardTitle } from '../battle'
import {
  chosenOption,
  chosenSeveral,
  type DraftAnswer,
  isWindow,
  lineOf,
  optionsOf,
  type QuestionContext,
} from '../draft-answer'

/** How a card's question reads: what stands over it, each answer, and the button. */
export interface CardQuestion {
  legend: string
  textOf: (id: string) => { name: string; text?: string }
  label: (chosen: readonly string[]) => string
}

type Card = FrameOf<'effect'>

/** The card that asks. */
export const askingCard = ({ request, view }: QuestionContext): Card | undefined =>
  view.now.findLast((frame): frame is Card => frame.kind === 'effect' && frame.source === request.subject)

const zoneOf = (id: string) => HULL_ZONES.find((zone) => zone === id)
const colorOf = (id: string) => DIE_COLORS.find((color) => color === id)

/** The ship that a card asks about, as its words need it. */
const askedShip = ({ id, dialSpeed, shields, defense }: ShipView, nameOf: QuestionContext['nameOf']): AskedShip => ({
  name: nameOf(id),
  speed: dialSpeed,
  shields,
  token: (token) => {
    const found = defense.find((each) => each.id === token)
    return found === undefined ? '' : choosing.token(found.kind, found.exhausted)
  },
})

/** The card that an option uses, or that it stands for among those that the player is shown. */
function cardBehind({ view, request }: QuestionContext, id: string): string | undefined {
  const source = optionsOf(request).find((option) => option.id === id)?.source
  if (source !== undefined) return cardOf(view, source)
  return view.look?.source === request.subject ? view.look.things.find((thing) => thing.id === id)?.card : undefined
}

/** A defense token of its owner, an objective token, a die of the attack, or a face of a die. */
function pieceNamed({ view }: QuestionContext, owner: UnitId, id: string): string | undefined {
  if (view.objectiveTokens?.some((token) => token.id === id)) return terms.objectiveToken(numberIn(id))
  const attack = view.now.findLast((frame) => frame.kind === 'attack')
  const token = (view.ships[owner] ?? view.squadrons[owner])?.defense.find((each) => each.id === id)
  if (token !== undefined) return choosing.token(token.kind, token.exhausted)
  const die = attack?.pool.find((each) => each.id === id)
  const face = DIE_COLORS.flatMap((color) => DIE_FACES[color]).find((each) => each === id)
  return (die?.face && terms.die({ color: die.color, face: die.face })) ?? (face && terms.faces[face])
}

/** A dial on the card that asks, which its owner knows. */
function storedDialNamed({ ships }: QuestionContext['view'], { source, on }: Card, id: string): string | undefined {
  const dials = (ships[on]?.storedDials ?? []).filter((dial) => dial.source === source)
  const place = dials.findIndex((dial) => storedDialId(dial) === id)
  const { command = 'unknown' } = dials[place] ?? {}
  return command === 'unknown' ? undefined : choosing.storedDial(place + 1, command)
}

/** Units by their names, commands, zones, colors, tokens and dice by their words, cards by their titles. */
function nameOfOption(asked: QuestionContext, id: string): string {
  const { view, nameOf, request } = asked
  const chosen = optionsOf(request).find((option) => option.id === id)
  if (id === 'pass' || id === 'none') return choosing.pass
  if (chosen?.source !== undefined) return choosing.use(cardTitle(view, chosen.source))
  const seen = cardBehind(asked, id) ?? view.cards[id]?.card
  if (seen !== undefined) return terms.card(seen)
  const waiting = view.reserve?.ships[id] ?? view.reserve?.squadrons[id]
  if ((view.ships[id] ?? view.squadrons[id] ?? waiting) !== undefined) return nameOf(id)
  const zone = zoneOf(id)
  const color = colorOf(id)
  const command = COMMANDS.find((each) => each === id)
  const card = askingCard(asked)
  const piece = pieceNamed(asked, chosen?.tokenOf ?? '', id) ?? (card && cardWords[card.card]?.options?.[id])
  const stored = card && storedDialNamed(view, card, id)
  if (stored) return stored
  if (isUpgrade(id)) return terms.card(id)
  return (
    (command && terms.commands[command]) ?? (zone && terms.zones[zone]) ?? (color && terms.colors[color]) ?? piece ?? id
  )
}

/** The question of a card that the player who answers it has come to. */
const questionOf = ({ card, point, answers }: Card): string | undefined =>
  cardWords[card]?.asks?.[point]?.[Object.keys(answers).length]

export function cardQuestion(asked: QuestionContext): CardQuestion {
  const { request, view, nameOf } = asked
  const card = askingCard(asked)
  const ship = card && view.ships[card.on]
  const words = card && choosing.asking[card.card]
  if (ship !== undefined && words !== undefined) {
    const of = askedShip(ship, nameOf)
    return {
      legend: words.legend(of),
      textOf: (id) => words.option(id, of),
      label: (chosen) => words.button(chosen, of),
    }
  }
  const window = isWindow(request.ask)
  return {
    legend: window ? choosing.window : ((card && questionOf(card)) ?? choosing.choice),
    textOf: (id) => {
      const behind = cardBehind(asked, id)
      const text = behind && cardText(behind)
      return { name: nameOfOption(asked, id), ...(text && { text }) }
    },
    label: ([id]) => (window && id !== undefined ? nameOfOption(asked, id) : choosing.button),
  }
}

/** The draft of a question that takes several, with one more or less, never more than it may be. */
export function toggledIn({ request, parts }: QuestionContext, id: string): string[] {
  const chosen = chosenSeveral(parts, request.ask)
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return request.kind === 'options' && chosen.length >= request.max ? [...chosen] : [...chosen, id]
}

/** Where the button has no words of the card, what is chosen stands beneath. */
function said(asked: QuestionContext, label: string, options: readonly string[]): { note?: string } {
  if (label !== choosing.button) return {}
  const { textOf } = cardQuestion(asked)
  return { note: options.length === 0 ? choosing.pass : choosing.chosen(options.map((id) => textOf(id).name)) }
}

/** Any question with options. */
export function prepareCard(asked: QuestionContext): DraftAnswer {
  const { request, parts } = asked
  const { label } = cardQuestion(asked)
  if (request.kind === 'options') {
    const options = [...chosenSeveral(parts, request.ask)]
    const { min, max } = request
    if (options.length < min || options.length > max) {
      return { label: decide.send, missing: decide.incomplete.options(min, max), chips: [] }
    }
    return {
      label: label(options),
      ...said(asked, label(options), options),
      chips: [],
      script: () => [{ ask: request.ask, subject: request.subject, choose: { options } }],
    }
  }
  const option = chosenOption(parts, request.ask)
  if (option === undefined || !optionsOf(request).some(({ id }) => id === option)) {
    return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  }
  return {
    label: label([option]),
    ...said(asked, label([option]), [option]),
    chips: [],
    script: () => [lineOf(request.ask, request.subject, option)],
  }
}
