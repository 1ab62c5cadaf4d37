import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import { TABLE } from '#shared/game/engine/state'
import { dieMean } from '#shared/game/odds/pool-odds'
import type { AnswerContext } from '#shared/play/bots/bot'
import { attackIn } from '#shared/play/bots/choose-attack'
import { countingOf } from '#shared/play/view/counting'
import type { GameView, ShipView } from '#shared/play/view/game-view'
import { hullOf } from '#shared/play/view/unit'
import { declines } from '../answerer'
import { showsFace } from '../face'
import type { ActionOf } from '../standing-order'
import { isZone } from '../zones'

/** The first of these ids, kinds or commands that is offered (DP-D8, DP-E17, DP-F3, DP-F4); of several all that may be. */
export function pickAnswer(asked: AnswerContext, { first }: ActionOf['pick']): Choice | undefined {
  const { request } = asked
  if (request.kind !== 'option' && request.kind !== 'options') return undefined
  const ids = request.options.map(({ id }) => id)
  const ranked = rankedOf(asked, ids, first)
  if (request.kind === 'option') return ranked[0] === undefined ? undefined : { option: ranked[0] }
  if (ranked.length === 0) return undefined
  const filled = [...ranked, ...ids.filter((id) => !ranked.includes(id))]
  return { options: filled.slice(0, Math.max(request.min, Math.min(request.max, ranked.length))) }
}

/** Those of the options that the list names, most wanted first. */
function rankedOf({ view, request }: AnswerContext, ids: readonly string[], first: readonly string[]): string[] {
  const ship = shipInQuestion(view, request.subject)
  return [
    ...new Set(first.flatMap((word) => namedBy(word, { view, ship, tokens: tokensIn(view, request, ship), ids }))),
  ]
}

interface Offer {
  readonly view: GameView
  /** The ship that the question is about, or on which its card lies. */
  readonly ship: ShipView | undefined
  /** Of the unit whose defense tokens are offered; of that ship, where none are. */
  readonly tokens: ShipView['defense']
  readonly ids: readonly string[]
}

/** Words of a ranked list that stand for things by what is known of them, best first; other words name one thing or kind. */
const WORDS: Readonly<Record<string, (offered: Offer) => string[]>> = {
  /** All that is offered, in its order. */
  any: ({ ids }) => ids.toSorted((p, q) => Number(declines(p)) - Number(declines(q))),
  'most-shields': byShields,
  'fewest-shields': (offered) => byShields(offered).reverse(),
  'most-hull': byHull,
  'least-hull': (offered) => byHull(offered).reverse(),
  /** Damage cards that lie so. */
  faceup: ({ ship, ids }) => ids.filter((id) => cardAt(ship, id)?.faceup === true),
  facedown: ({ ship, ids }) => ids.filter((id) => cardAt(ship, id)?.faceup === false),
  /** Defense tokens, too, of which there is another. */
  exhausted: ({ tokens, ids }) => ids.filter((id) => tokens.some((token) => token.id === id && token.exhausted)),
  /** Dice of the attack that do no damage as they lie. */
  weak: ({ view, ids }) => weakDice(view).filter((id) => ids.includes(id)),
  doubled: ({ tokens, ids }) => ids.filter((id) => isDoubled(tokens, id)),
}

const namedBy = (word: string, offered: Offer): string[] =>
  (Object.hasOwn(WORDS, word) ? WORDS[word]?.(offered) : undefined) ??
  offered.ids.filter((id) => id === word || isMeant(id, word, offered))

function byShields({ ship, ids }: Offer): string[] {
  return ids.filter(isZone).sort((p, q) => (ship?.shields[q] ?? 0) - (ship?.shields[p] ?? 0))
}

function byHull({ view, ids }: Offer): string[] {
  const hull = (id: string) => hullOf(view, id)
  return ids.filter((id) => hull(id) !== undefined).sort((p, q) => (hull(q) ?? 0) - (hull(p) ?? 0))
}

const cardAt = (ship: ShipView | undefined, id: string) => ship?.damage.find(({ slot }) => String(slot) === id)

function weakDice(view: GameView): string[] {
  const attack = attackIn(view)
  if (!attack) return []
  const counting = countingOf(view, attack)
  return attack.pool.filter((die) => dieMean(die, counting) === 0).map(({ id }) => id)
}

function isDoubled(tokens: Offer['tokens'], id: string): boolean {
  const kind = tokens.find((token) => token.id === id)?.kind
  return tokens.some((other) => other.id !== id && other.kind === kind)
}

/** What an id stands for, as far as its reader may know: a kind of token, a face, a card, an upgrade among them. */
function isMeant(id: string, word: string, { view, ship, tokens }: Offer): boolean {
  const token = tokens.find((each) => each.id === id)
  if (token) return token.kind === word
  const die = attackIn(view)?.pool.find((each) => each.id === id)
  if (die) return showsFace(die, word)
  const seen = view.look?.things.find((thing) => thing.id === id)
  const unit = view.ships[id] ?? view.squadrons[id]
  return [seen, cardAt(ship, id), unit, view.cards[id]].some((thing) => thing?.card === word)
}

/** A card may make a player choose among the tokens of another unit than its own. */
function tokensIn(view: GameView, request: DecisionRequest, ship: ShipView | undefined): Offer['tokens'] {
  const of = request.kind === 'option' || request.kind === 'options' ? request.options[0]?.tokenOf : undefined
  const bearer = of === undefined ? ship : (view.ships[of] ?? view.squadrons[of])
  return bearer?.defense ?? []
}

/** A damage card lies on it, an upgrade is borne by it; a card on the table is about whom it acts on. */
function shipInQuestion({ ships, now }: GameView, subject: string): ShipView | undefined {
  const effect = now.findLast((frame) => frame.kind === 'effect' && frame.source === subject)
  if (effect?.kind !== 'effect') return ships[subject]
  return ships[effect.on === TABLE ? effect.subject : effect.on]
}
