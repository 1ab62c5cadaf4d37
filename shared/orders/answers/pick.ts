import type { Asked } from '#shared/bots/bot'
import { shipCard } from '#shared/cards/catalog/ships'
import type { Choice } from '#shared/engine/decision'
import { TABLE } from '#shared/engine/state'
import type { GameView, ShipView } from '#shared/view/game-view'
import { declines } from '../answerer'
import { showsFace } from '../face'
import type { ActionOf } from '../standing-order'
import { isZone } from '../zones'

/** Words of a ranked list that stand for more than one id, or for one by what is known of it. */
export const RANKED_WORDS = [
  /** A defense token that is exhausted, or of which there is another. */
  'exhausted',
  'doubled',
  /** Hull zones by their shields. */
  'most-shields',
  'fewest-shields',
  /** Units by their hull. */
  'most-hull',
  'least-hull',
  /** A damage card that lies so. */
  'faceup',
  'facedown',
  /** Whatever is offered, in its order. */
  'any',
] as const

/** The first of these ids, kinds or commands that is offered (DP-D8, DP-E17, DP-F3, DP-F4); of several as many as may be. */
export function pickAnswer(asked: Asked, { first }: ActionOf['pick']): Choice | undefined {
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
function rankedOf({ view, request }: Asked, ids: readonly string[], first: readonly string[]): string[] {
  const ship = shipInQuestion(view, request.subject)
  return [...new Set(first.flatMap((word) => namedBy(word, { view, ship, ids })))]
}

interface Offered {
  readonly view: GameView
  /** The ship that the question is about, or on which its card lies. */
  readonly ship: ShipView | undefined
  readonly ids: readonly string[]
}

function namedBy(word: string, offered: Offered): string[] {
  const { view, ship, ids } = offered
  switch (word) {
    case 'any':
      return ids.toSorted((p, q) => Number(declines(p)) - Number(declines(q)))
    case 'most-shields':
      return byShields(ship, ids)
    case 'fewest-shields':
      return byShields(ship, ids).reverse()
    case 'most-hull':
      return byHull(view, ids)
    case 'least-hull':
      return byHull(view, ids).reverse()
    case 'faceup':
    case 'facedown':
      return ids.filter((id) =>
        ship?.damage.some(({ slot, faceup }) => String(slot) === id && faceup === (word === 'faceup')),
      )
    default:
      return ids.filter((id) => id === word || isMeant(id, word, offered))
  }
}

const byShields = (ship: ShipView | undefined, ids: readonly string[]): string[] =>
  ids.filter(isZone).sort((p, q) => (ship?.shields[q] ?? 0) - (ship?.shields[p] ?? 0))

function byHull({ ships, squadrons }: GameView, ids: readonly string[]): string[] {
  const hull = (id: string): number | undefined => {
    const ship = ships[id]
    return ship ? shipCard(ship.card).hull - ship.damage.length - ship.damageWithoutCard : squadrons[id]?.hull
  }
  return ids.filter((id) => hull(id) !== undefined).sort((p, q) => (hull(q) ?? 0) - (hull(p) ?? 0))
}

/** What an id stands for, as far as its reader may know: a kind of token, a face, a card. */
function isMeant(id: string, word: string, { view, ship }: Offered): boolean {
  const token = ship?.defense.find((each) => each.id === id)
  if (token) {
    const doubled = ship?.defense.some((other) => other.id !== id && other.kind === token.kind)
    return token.kind === word || (word === 'exhausted' && token.exhausted) || (word === 'doubled' && doubled === true)
  }
  const attack = view.now.findLast((frame) => frame.kind === 'attack')
  const die = attack?.kind === 'attack' ? attack.pool.find((each) => each.id === id) : undefined
  if (die) return showsFace(die, word)
  const seen = view.look?.things.find((thing) => thing.id === id)
  const lying = ship?.damage.find(({ slot }) => String(slot) === id)
  const unit = view.ships[id] ?? view.squadrons[id]
  return [seen, lying, unit].some((thing) => thing?.card === word)
}

/** `cr90-1#2` is the damage card in place 2 of `cr90-1`; another card is about the unit that bears it, one on the table about whom it acts on. */
function shipInQuestion({ ships, now }: GameView, subject: string): ShipView | undefined {
  const effect = now.findLast((frame) => frame.kind === 'effect' && frame.source === subject)
  if (effect?.kind !== 'effect') return ships[subject]
  return ships[effect.on === TABLE ? effect.subject : effect.on]
}
