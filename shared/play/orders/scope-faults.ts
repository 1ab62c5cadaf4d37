import { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import { shipKind, squadronKind } from '#shared/game/cards/catalog/kinds'
import { isShipCard, isSquadronCard } from '#shared/game/cards/catalog/models'
import type { DefenseKind } from '#shared/game/engine/terms'
import type { GameView } from '#shared/play/view/game-view'
import { isNamed } from './answers/card-answer'
import { isOver } from './request-topic'
import type { OrderKind, Scope, StandingOrder } from './standing-order'

/** Why an order can never answer: its scope never gets that kind of question. */
export type ScopeFault = 'never-fires' | 'no-such-unit' | 'over'

/** Kinds whose questions are about a unit of one's own. */
const ABOUT_OWN: readonly OrderKind[] = ['defense', 'evade', 'redirect', 'zone', 'counter', 'attack']
/** Kinds that can have one card as scope. */
const ABOUT_CARDS: readonly OrderKind[] = ['card', 'pick', 'opponent']
/** Kinds that a squadron is never asked about: it has no hull zones. */
const OF_ZONES: readonly OrderKind[] = ['redirect', 'zone']

export function scopeFaultOf(order: StandingOrder, view: GameView | undefined): ScopeFault | undefined {
  const { kind, scope } = order
  if (view && isOver(order, view)) return 'over'
  if (scope.on === 'card' && !ABOUT_CARDS.includes(kind)) return 'never-fires'
  const fault = view && missing(kind, scope, view)
  if (fault) return fault
  const tokens = tokensOf(scope, view)
  const isOfZones = OF_ZONES.includes(kind) && isSquadron(scope, view)
  return isOfZones || (tokens && !hasTokensFor(kind, tokens)) ? 'never-fires' : undefined
}

function missing(kind: OrderKind, scope: Scope, view: GameView): ScopeFault | undefined {
  if (scope.on === 'unit') {
    const unit = unitIn(view, scope.unit)
    if (unit) return ABOUT_OWN.includes(kind) && unit.seat !== view.viewer ? 'never-fires' : undefined
    return view.lost.some(({ id }) => id === scope.unit) ? 'over' : 'no-such-unit'
  }
  if (scope.on === 'type') return unitsIn(view).some(({ card }) => card === scope.card) ? undefined : 'no-such-unit'
  return scope.on === 'card' && kind === 'card' && !isCardIn(view, scope.card) ? 'no-such-unit' : undefined
}

const unitsIn = ({ ships, squadrons, reserve }: GameView) => [
  ...Object.values(ships),
  ...Object.values(squadrons),
  ...Object.values(reserve?.ships ?? {}),
  ...Object.values(reserve?.squadrons ?? {}),
]
export const unitIn = (view: GameView, id: string) => unitsIn(view).find((unit) => unit.id === id)

/** Damage cards may come to lie anywhere; the others are in play from the start. */
export const isCardIn = (view: GameView, card: string): boolean =>
  Object.hasOwn(DAMAGE_CARDS, card) ||
  Object.keys(view.cards).some((source) => isNamed(view, source, card)) ||
  Object.values(view.obstacles).some(({ id, kind }) => id === card || kind === card) ||
  unitsIn(view).some((unit) => unit.id === card || unit.card === card)

const isSquadron = (scope: Scope, view: GameView | undefined): boolean =>
  (scope.on === 'type' && isSquadronCard(scope.card)) ||
  (scope.on === 'unit' && view?.squadrons[scope.unit] !== undefined)

/** The tokens of whom an order is for, as printed or as they are left; undefined: of any. */
export function tokensOf(scope: Scope, view: GameView | undefined): readonly DefenseKind[] | undefined {
  if (scope.on === 'unit') return (view && unitIn(view, scope.unit))?.defense.map(({ kind }) => kind)
  if (scope.on !== 'type') return undefined
  if (isSquadronCard(scope.card)) return squadronKind(scope.card).defenseTokens
  return isShipCard(scope.card) ? shipKind(scope.card).defenseTokens : undefined
}

function hasTokensFor(kind: OrderKind, tokens: readonly DefenseKind[]): boolean {
  if (kind === 'evade' || kind === 'redirect') return tokens.includes(kind)
  return kind !== 'defense' || tokens.length > 0
}
