import type { FrameOf } from '#shared/game/engine/frame'
import { type DefenseKind, HULL_ZONES } from '#shared/game/engine/state'
import { nextEvaded, type TokenSet, tokenSets } from '#shared/game/odds/defense-odds'
import { usualRedirect } from '#shared/game/odds/outcome'

import { contextOf, stillWorking } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'
import { cardsToDestroy } from '#shared/play/view/unit'
import type { AnswerContextFor } from './bot'
import { attackIn } from './choose-attack'
import { worthAfter } from './choose-dice'
import { best, roundsLeft, shipsOf } from './worth'

/** Spends defense tokens only where that is worth it, and keeps one for later attackers (R8). */

/** The order of spending: what changes the dice before what halves them, and redirect when the total is known. */
const ORDER: readonly DefenseKind[] = ['scatter', 'evade', 'contain', 'brace', 'redirect']
/** Fleet points that spending must save: a token comes back next round, a discarded one never. */
const EXHAUSTED = 1.2
const DISCARDED = 7
/** The last readied one, while enemies are still to attack. */
const LAST = 1.8

export function chooseToken({ view, request }: AnswerContextFor<'option'>): string {
  const attack = attackIn(view)
  const done = request.options.find(({ id }) => id === 'done')?.id ?? request.options[0]?.id ?? 'done'
  if (!attack) return done
  const usable = request.options.flatMap(({ id, token }) => (token ? [{ id, ...token }] : []))
  const set = least(defensesBy(view, attack, usable)).tokens
  const kind = ORDER.find((each) => set.includes(each))
  const ways = usable.filter((token) => token.kind === kind)
  return (ways.find(({ becomes }) => becomes === 'exhausted') ?? ways[0])?.id ?? done
}

interface UsableToken {
  readonly kind: DefenseKind
  readonly becomes: 'exhausted' | 'discarded'
}

/** Tokens of the defender, its own and lent ones, that it could spend in this attack (R8.1-4). */
function usableTokens(view: GameView, attack: FrameOf<'attack'>): UsableToken[] {
  const { defender, locked, barred = [], spent } = attack
  const unit = view.ships[defender] ?? view.squadrons[defender]
  if (!unit || view.ships[defender]?.dialSpeed === 0) return []
  const own = unit.defense.filter(({ id }) => !locked.includes(id) && !barred.some(({ token }) => token === id))
  const lent = (unit.values.lenders ?? []).flatMap((id) => (view.ships[id] ?? view.squadrons[id])?.defense ?? [])
  return [...own, ...lent]
    .filter(({ kind }) => !spent.some((token) => token.kind === kind))
    .map(({ kind, exhausted }) => ({ kind, becomes: exhausted ? 'discarded' : 'exhausted' }))
}

/** A set of tokens and what the attack then costs the defender, prices of tokens included, in fleet points. */
interface Defense {
  readonly tokens: readonly DefenseKind[]
  readonly loss: number
}

function defensesBy(view: GameView, attack: FrameOf<'attack'>, usable: readonly UsableToken[]): Defense[] {
  const context = contextOf(view, attack)
  const kinds = usable.map(({ kind }) => kind)
  const spent = stillWorking(view, attack)
  const named = attack.spent.some(({ kind }) => kind === 'redirect')
  const sets = tokenSets(attack.pool, [...kinds, ...spent], context)
    .filter(({ tokens }) => spent.every((kind) => tokens.includes(kind)) || tokens.length === 0)
    .map((set): TokenSet => (named ? { ...set, tokens: [...set.tokens, 'redirect'] } : set))
  const price = ({ tokens }: TokenSet): number =>
    tokens.reduce((sum, kind) => sum + (kinds.includes(kind) ? priceOf(view, attack, usable, kind) : 0), 0)
  return sets.map((set) => ({
    tokens: set.tokens.filter((kind) => kinds.includes(kind)),
    loss: worthAfter(view, attack, set) + price(set),
  }))
}

const least = (defenses: readonly Defense[]): Defense => best(defenses, ({ loss }) => -loss) ?? { tokens: [], loss: 0 }

/** What the defender loses at least, once so many accuracy icons have locked what it would miss most (R6.22). */
export function leastLoss(view: GameView, attack: FrameOf<'attack'>, icons: number): number {
  let left = usableTokens(view, attack)
  const defenses = defensesBy(view, attack, left)
  const lossWith = (tokens: readonly UsableToken[]): number =>
    least(defenses.filter((each) => each.tokens.every((kind) => tokens.some((token) => token.kind === kind)))).loss
  for (let icon = 0; icon < icons && left.length > 0; icon += 1) {
    const ways = left.map((_, at) => left.toSpliced(at, 1))
    left = best(ways, lossWith) ?? left
  }
  return lossWith(left)
}

function priceOf(view: GameView, attack: FrameOf<'attack'>, usable: readonly UsableToken[], kind: DefenseKind): number {
  const rounds = roundsLeft(view)
  const readied = usable.filter(({ becomes }) => becomes === 'exhausted')
  if (!readied.some((token) => token.kind === kind)) return rounds === 0 ? 0 : DISCARDED
  const last = readied.length === 1 && isMoreToCome(view, attack)
  if (rounds === 0) return last ? 0.5 : 0
  return last ? LAST : EXHAUSTED
}

/** Whether others than the attacker may still attack in this round. */
function isMoreToCome(view: GameView, { seat, attacker }: FrameOf<'attack'>): boolean {
  return shipsOf(view, seat).some((ship) => ship.id !== attacker && !ship.activated)
}

/** The die whose loss helps most (R8.9). */
export function chooseEvaded({ view }: AnswerContextFor<'option'>): string | undefined {
  const attack = attackIn(view)
  if (!attack) return undefined
  const spent = attack.spent.map(({ kind }) => kind)
  const next = nextEvaded(attack.pool, spent, contextOf(view, attack))
  return next ? attack.pool[next.die]?.id : 'none'
}

/** The zone with the most shields. */
export function chooseRedirect({ view, request }: AnswerContextFor<'option'>): string | undefined {
  const attack = attackIn(view)
  const ship = attack && view.ships[attack.defender]
  if (!ship || !attack.defendingZone) return undefined
  const offered = HULL_ZONES.filter((zone) => request.options.some(({ id }) => id === zone))
  return best(offered, (zone) => ship.shields[zone])
}

/** As much as would reach the hull, and no more (R8.8). */
export function chooseSplit({ view, request }: AnswerContextFor<'option'>): string | undefined {
  const attack = attackIn(view)
  const ship = attack && view.ships[attack.defender]
  if (!ship || !attack.defendingZone) return undefined
  const taken = attack.redirects.reduce((sum, { points = 0 }) => sum + points, 0)
  const most = Math.max(...request.options.map(({ id }) => Number(id)))
  const target = { shields: ship.shields[attack.defendingZone], redirect: most, hull: cardsToDestroy(ship) }
  return String(usualRedirect((attack.total ?? 0) - taken, target))
}
