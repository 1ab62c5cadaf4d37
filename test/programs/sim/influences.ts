import { engineWith } from '#shared/game'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import { isDestroyed } from '#shared/game/engine/attackable'
import type { CardRule, ModifyRule, PermissionRule, Self } from '#shared/game/engine/card-rules'
import {
  damageSource,
  type ValueAbout,
  type ValueName,
  type ValueTypes,
  type Verb,
  type VerbAbout,
  valuesIn,
} from '#shared/game/engine/influence'
import { type Game, SEATS, TABLE, type UnitId } from '#shared/game/engine/state'

/**
 * What the cards in play make of printed values, and what they allow and forbid: added up anew each time from what each card
 * says, apart from the engine's rulebook and from the rules of play that ask it.
 */

/** What a card asks in its turn. */
const RULES = engineWith(CARD_RULES).rules

interface Source {
  self: Self
  lasting: boolean
}

/** Upgrades and objectives that were not discarded, of units on the table; squadrons; faceup damage cards; obstacles; what lasts. */
function sources(g: Game): Source[] {
  const bears = (on: UnitId) => on === TABLE || g.ships[on] !== undefined || g.reserve?.ships[on] !== undefined
  const cards = Object.values(g.cards)
    .filter(({ on, discarded, off }) => !discarded && !off && bears(on))
    .map(({ id, card, on, seat }) => ({ source: id, card, on, seat }))
  const squadrons = Object.values(g.squadrons).map(({ id, card, seat }) => ({ source: id, card, on: id, seat }))
  const damage = Object.values(g.ships).flatMap(({ id, seat, damage }) =>
    damage.flatMap(({ faceup, card, slot }) =>
      faceup ? [{ source: damageSource(id, slot), card, on: id, seat }] : [],
    ),
  )
  const obstacles = Object.values(g.obstacles).flatMap((obstacle) =>
    obstacle.inert || isDestroyed(obstacle)
      ? []
      : SEATS.map((seat) => ({ source: obstacle.id, card: obstacle.kind, on: TABLE, seat })),
  )
  const present = [...cards, ...squadrons, ...damage, ...obstacles].map((self) => ({ self, lasting: false }))
  return [...present, ...g.lasting.map((self) => ({ self, lasting: true }))]
}

type Standing = ModifyRule | PermissionRule
/** Rules of one kind that are in force, each with its card. */
function inForce<R extends Standing>(g: Game, isOf: (rule: CardRule) => rule is R): { rule: R; self: Self }[] {
  return sources(g).flatMap(({ self, lasting }) =>
    (CARD_RULES[self.card] ?? []).filter(isOf).flatMap((rule) => (rule.lasting === lasting ? [{ rule, self }] : [])),
  )
}

/** A lasting one holds for its unit, or for all. */
const holds = <A>(g: Game, { rule, self }: { rule: Standing; self: Self }, unit: UnitId, about: A): boolean =>
  (!rule.lasting || self.on === unit || self.on === TABLE) &&
  rule.when(g, unit, self, about as never, valuesIn(RULES, g))

/** The value after all cards: the first player's first, then by their own order. */
export function changed<N extends ValueName>(
  g: Game,
  value: N,
  unit: UnitId,
  about: ValueAbout[N],
  printed: ValueTypes[N],
): ValueTypes[N] {
  const isOf = (rule: CardRule): rule is ModifyRule => rule.kind === 'modify' && rule.value === value
  const rank = ({ rule, self }: { rule: ModifyRule; self: Self }) => [self.seat === g.firstPlayer ? 0 : 1, rule.order]
  const found = inForce(g, isOf).filter((each) => holds(g, each, unit, about))
  const inOrder = found.sort((p, q) => {
    const [[p1 = 0, p2 = 0], [q1 = 0, q2 = 0]] = [rank(p), rank(q)]
    return p1 - q1 || p2 - q2
  })
  const now = inOrder.reduce<ValueTypes[ValueName]>((v, { rule, self }) => rule.change(v, self, about), printed)
  return (typeof now === 'number' ? Math.max(0, now) : now) as ValueTypes[N]
}

const says = <V extends Verb>(
  g: Game,
  kind: 'permit' | 'forbid',
  verb: V,
  unit: UnitId,
  about: VerbAbout[V],
): boolean => {
  const isOf = (rule: CardRule): rule is PermissionRule => rule.kind === kind && rule.verb === verb
  return inForce(g, isOf).some((each) => holds(g, each, unit, about))
}
/** A ban beats every permission (R0.2). */
export const forbids = <V extends Verb>(g: Game, verb: V, unit: UnitId, about: VerbAbout[V]): boolean =>
  says(g, 'forbid', verb, unit, about)
export const permits = <V extends Verb>(g: Game, verb: V, unit: UnitId, about: VerbAbout[V]): boolean =>
  says(g, 'permit', verb, unit, about) && !forbids(g, verb, unit, about)
