import { AFTER_DAMAGE, type GrantedAttack } from '#shared/game/engine/attack-frames'
import type { Attack } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import type { Ask } from '#shared/game/engine/decision'
import type { FrameRules, OpenAsk } from '#shared/game/engine/frame-rules'
import type { Values } from '#shared/game/engine/influence'
import { type Game, type HullZone, shipOf, type UnitId } from '#shared/game/engine/state'
import { critical, damage, split, total } from './attack-damage'
import { modify, reroll, rerollSome } from './attack-dice'
import { beforeRoll, declared, gather, roll } from './attack-roll'
import { type AttackStep, defendingSeat, unitOf } from './attack-step'
import { defend, evade, redirect } from './defense-tokens'
import { counterTargets, squadronTargets } from './squadron-targets'
import { type TargetInRange, targetsOf } from './targets'

/** What a ship may attack from these hull zones; only `none` if there is nothing, and then nobody is asked (R6.6). */
export function declareAsk(
  g: Game,
  ship: UnitId,
  zones: readonly HullZone[],
  rules: Values,
  granted?: GrantedAttack,
): OpenAsk {
  const { options, impossible } = targetsOf(g, ship, zones, rules, { granted })
  const ask: Ask = {
    ask: 'attack.declare',
    subject: ship,
    seat: shipOf(g, ship).seat,
    kind: 'option',
    options: [...options, { id: 'none' }],
    impossible,
  }
  return options.length === 0 ? { ...ask, only: { option: 'none' } } : ask
}

/** Begins the attack on the chosen target, as it was measured for the question. @returns the hull zone that attacks */
export function declare(
  tx: Change,
  ask: Ask,
  option: string,
  { earlier = [], granted }: { earlier?: readonly UnitId[]; granted?: GrantedAttack | undefined } = {},
): HullZone | undefined {
  const target = ask.kind === 'option' ? ask.options.find(({ id }) => id === option)?.target : undefined
  if (!target?.range) throw new Error(`${option} is no target of ${ask.subject}`)
  tx.declareAttack(ask.seat, ask.subject, { ...target, range: target.range }, earlier, granted)
  return target.zone
}

/** What a squadron may attack; it may also attack nothing. */
function squadronAsk(g: Game, squadron: UnitId, rules: Values): OpenAsk {
  const { options, impossible } = squadronTargets(g, squadron, rules)
  const seat = unitOf(g, squadron)?.seat ?? g.firstPlayer
  const ask = { ask: 'attack.declare', subject: squadron, seat, kind: 'option', impossible } as const
  const all = [...options, { id: 'none' }]
  return options.length === 0 ? { ...ask, options: all, only: { option: 'none' } } : { ...ask, options: all }
}

/** All effects after an attack are the first player's, then the second's: Counter is his first or his last (R6.41, RL.37). */
const isAnsweredFirst = (g: Game, f: Attack): boolean => defendingSeat(f) === g.firstPlayer

const after: AttackStep = {
  advance(tx, f) {
    tx.enter(f, { step: 'counter' })
    if (!isAnsweredFirst(tx.state, f)) tx.window('attack.after', f.attacker)
  },
}

/** Counter answers an attack of a squadron that is not itself one by Counter or Snipe (R11.27-28, R11.34). */
const answersTo = (g: Game, f: Attack, rules: Values): TargetInRange[] =>
  f.manner || f.step === 'answered' || f.step === 'next' ? [] : counterTargets(g, f.defender, f.attacker, rules)

/** A squadron that may still answer the attack that destroyed it leaves the table after its answer (R11.27). */
export const mayStillCounter = (g: Game, squadron: UnitId, rules: Values): boolean =>
  g.stack.some((f) => f.kind === 'attack' && f.defender === squadron && answersTo(g, f, rules).length > 0)

/** A ship that answers chooses the hull zone. */
const counterId = ({ zone }: TargetInRange): string => (zone ? `counter:${zone}` : 'counter')

const counter: AttackStep = {
  asks(g, f, rules) {
    const targets = answersTo(g, f, rules)
    const seat = defendingSeat(f)
    const options = [...targets.map((target) => ({ id: counterId(target), target })), { id: 'none' }]
    return targets.length > 0 ? [{ ask: 'attack.counter', subject: f.defender, seat, kind: 'option', options }] : []
  },
  answer(tx, f, option, _rules, ask) {
    tx.enter(f, { step: 'answered' })
    if (option === 'none') tx.declineCounter(f.defender)
    else declare(tx, ask, option)
  },
  advance: (tx, f) => tx.enter(f, { step: 'answered' }),
}

const answered: AttackStep = {
  advance(tx, f) {
    tx.enter(f, { step: 'next' })
    if (isAnsweredFirst(tx.state, f)) tx.window('attack.after', f.attacker)
  },
}

const earlierIn = (f: Attack): readonly UnitId[] => [...f.earlier, f.defender]

/**
 * A ship goes on against another squadron from the same hull zone: a new attack, within the same one of its two
 * (R6.34-36).
 */
const next: AttackStep = {
  asks(g, f, rules) {
    // A ship that answers a squadron answers only that one (R11.27).
    if (f.defendingZone || !f.zone || f.manner || f.granted?.single || !g.ships[f.attacker]) return []
    const earlier = earlierIn(f)
    const { options, impossible } = targetsOf(g, f.attacker, [f.zone], rules, { next: { earlier }, granted: f.granted })
    if (options.length === 0) return []
    const ask = { ask: 'attack.next', subject: f.attacker, seat: f.seat, kind: 'option' } as const
    return [{ ...ask, options: [...options, { id: 'none' }], impossible }]
  },
  answer(tx, f, option, _rules, ask) {
    tx.pop()
    if (option === 'none') tx.endAttacks(f.attacker)
    else declare(tx, ask, option, { earlier: earlierIn(f), granted: f.granted })
  },
  advance(tx, f) {
    tx.pop()
    if (!f.zone) tx.checkHull(f.defender)
  },
}

const STEPS: Record<Attack['step'], AttackStep> = {
  declared,
  gather,
  'before-roll': beforeRoll,
  roll,
  modify,
  reroll,
  defend,
  evade,
  redirect,
  critical,
  total,
  split,
  damage,
  after,
  counter,
  answered,
  next,
}

/** Attacker or defender left the table in the middle: only effects after the attack are still resolved (R5.22, R9.17). */
const isVoid = (g: Game, f: Attack): boolean =>
  !AFTER_DAMAGE.includes(f.step) && !((unitOf(g, f.attacker) ?? g.cards[f.attacker]) && unitOf(g, f.defender))

/** One attack (R6): each step has its own rules. */
export const attackRules: FrameRules<'attack'> = {
  asks: (g, f, rules) => (isVoid(g, f) ? [] : (STEPS[f.step].asks?.(g, f, rules) ?? [])),
  answer(tx, f, ask, choice, { rules }) {
    if ('options' in choice) return rerollSome(tx, f, choice.options)
    if (!('option' in choice)) throw new Error('an option expected')
    STEPS[f.step].answer?.(tx, f, choice.option, rules, ask)
  },
  advance(tx, f, rules) {
    if (isVoid(tx.state, f)) tx.enter(f, { step: 'after' })
    else STEPS[f.step].advance(tx, f, rules)
  },
}

/** An attack besides those of the activation; the player may skip it. */
export const grantedAttackRules: FrameRules<'granted-attack'> = {
  asks: (g, f, rules) => [
    g.ships[f.unit] ? declareAsk(g, f.unit, f.zones, rules, f.how) : squadronAsk(g, f.unit, rules),
  ],
  answer(tx, f, ask, choice, { forced }) {
    if (!('option' in choice)) throw new Error('an option expected')
    tx.pop()
    if (choice.option === 'none') {
      if (!forced) tx.endAttacks(f.unit)
    } else declare(tx, ask, choice.option, { granted: f.how })
  },
  advance: (tx) => tx.pop(),
  alive: (g, f) => unitOf(g, f.unit) !== undefined,
}
