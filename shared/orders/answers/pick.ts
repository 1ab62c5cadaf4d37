import type { Asked } from '#shared/bots/bot'
import { shipCard } from '#shared/cards/catalog/ships'
import type { Choice } from '#shared/engine/decision'
import { HULL_ZONES, type HullZone, TABLE } from '#shared/engine/state'
import type { GameView, ShipView } from '#shared/view/game-view'
import type { ActionOf } from '../standing-order'

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

/** What takes nothing. */
const NOTHING = ['none', 'done', 'pass']

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
      return [...ids].sort((p, q) => Number(NOTHING.includes(p)) - Number(NOTHING.includes(q)))
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
      return ids.filter((id) => id === word || meaningsOf(id, offered).includes(word))
  }
}

const isZone = (id: string): id is HullZone => HULL_ZONES.some((zone) => zone === id)

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
function meaningsOf(id: string, { view, ship }: Offered): string[] {
  const token = ship?.defense.find((each) => each.id === id)
  if (token) {
    const doubled = ship?.defense.some((other) => other.id !== id && other.kind === token.kind)
    return [token.kind, ...(token.exhausted ? ['exhausted'] : []), ...(doubled ? ['doubled'] : [])]
  }
  const attack = view.now.findLast((frame) => frame.kind === 'attack')
  const die = attack?.kind === 'attack' ? attack.pool.find((each) => each.id === id) : undefined
  if (die?.face) return [die.face, `${die.color} ${die.face}`]
  const seen = view.look?.things.find((thing) => thing.id === id)
  const lying = ship?.damage.find(({ slot }) => String(slot) === id)
  const unit = view.ships[id] ?? view.squadrons[id]
  return [seen?.card, lying?.card, unit?.card].filter((card) => card !== undefined)
}

/** `cr90-1#2` is the damage card in place 2 of `cr90-1`. An upgrade is about whom its effect is, or who bears it. */
function shipInQuestion(view: GameView, subject: string): ShipView | undefined {
  const under = subject.lastIndexOf('#')
  const effect = view.now.findLast((frame) => frame.kind === 'effect' && frame.source === subject)
  const about = effect?.kind === 'effect' ? (effect.on === TABLE ? effect.subject : effect.on) : undefined
  const attack = view.now.findLast((frame) => frame.kind === 'attack')
  const attacked = effect && attack?.kind === 'attack' ? view.ships[attack.defender] : undefined
  return (
    view.ships[subject] ??
    (under < 0 ? undefined : view.ships[subject.slice(0, under)]) ??
    (about === undefined ? undefined : view.ships[about]) ??
    attacked
  )
}
