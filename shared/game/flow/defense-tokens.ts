import type { Attack } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import type { ImpossibleOption, RefusalCode } from '#shared/game/engine/decision'
import type { Values } from '#shared/game/engine/influence'
import { type SpendableToken, tokenOption } from '#shared/game/engine/lent-token'
import { offersAt, optionFor } from '#shared/game/engine/offers'
import type { DeepReadonly, DefenseToken, Game, HullZone, TokenEffect } from '#shared/game/engine/state'
import { type AttackStep, defendingSeat, effectOfToken, opening, useCard } from './attack-step'

/** Step 4: the defender spends tokens one by one, and sees what each does (R6.26, R8). */

/** `of`: of another unit, which lets the defender spend it. */
type Token = DeepReadonly<DefenseToken> & SpendableToken

const tokensOf = (g: Game, f: Attack, rules: Values): readonly Token[] =>
  rules
    .valueOf(g, 'tokenBearers', f.defender, {})
    .flatMap((bearer) =>
      ((g.ships[bearer] ?? g.squadrons[bearer])?.defense ?? []).map((token) =>
        bearer === f.defender ? token : { ...token, of: bearer },
      ),
    )

const whose = ({ of }: Token) => of !== undefined && { tokenOf: of }

/** R8.2-4; a squadron has no speed dial. Each token only once, and each type only once. */
function refusalOf(g: Game, f: Attack, token: Token, rules: Values): RefusalCode | undefined {
  if (f.spent.some(({ kind }) => kind === token.kind)) return 'token-type-spent'
  // Accuracy icons and cards name tokens of the defender alone, not one that another unit lends it.
  if (!token.of && f.locked.includes(token.id)) return 'token-locked'
  if (barredBy(f, token).length > 0) return 'forbidden-by-card'
  if (g.ships[f.defender]?.dialSpeed === 0) return 'speed-zero'
  return rules.allows(g, 'spend-token', f.defender, aboutToken(f, token)) ? undefined : 'forbidden-by-card'
}

const barredBy = ({ barred = [] }: Attack, { id, of }: Token): string[] =>
  barred.filter(({ token }) => !of && token === id).map(({ source }) => source)

export const aboutToken = ({ defendingZone, attacker, spent }: Attack, { kind, exhausted }: Token) => ({
  kind,
  exhausted,
  attacker,
  spent: spent.length,
  ...(defendingZone && { zone: defendingZone }),
})

function judged(g: Game, f: Attack, rules: Values): { usable: Token[]; impossible: ImpossibleOption[] } {
  const usable: Token[] = []
  const impossible: ImpossibleOption[] = []
  for (const token of tokensOf(g, f, rules)) {
    const code = refusalOf(g, f, token, rules)
    if (!code) usable.push(token)
    else {
      const one = { id: tokenOption(token), code, token: { kind: token.kind }, ...whose(token) }
      if (code !== 'forbidden-by-card') impossible.push(one)
      else {
        const forbidding = rules.forbidding(g, 'spend-token', f.defender, aboutToken(f, token))
        impossible.push({ ...one, forbiddenBy: [...barredBy(f, token), ...forbidding] })
      }
    }
  }
  return { usable, impossible }
}

export const defend: AttackStep = {
  asks(g, f, rules) {
    const { usable, impossible } = judged(g, f, rules)
    const offers = offersAt(g, opening(f, 'attack.defend'), defendingSeat(f), rules)
    const tokens = usable.map((token) => ({
      id: tokenOption(token),
      token: { kind: token.kind, becomes: token.exhausted ? ('discarded' as const) : ('exhausted' as const) },
      ...whose(token),
    }))
    const options = [...tokens, ...offers.map(optionFor)]
    if (options.length === 0) return []
    const must = offers.some(({ rule }) => rule.mandatory)
    const ask = { ask: 'defense.spend', subject: f.defender, seat: defendingSeat(f), kind: 'option' } as const
    return [{ ...ask, options: must ? options : [...options, { id: 'done' }], impossible }]
  },
  answer(tx, f, option, rules) {
    if (option === 'done') {
      tx.enter(f, { step: 'critical' })
      return tx.endDefense(f)
    }
    const token = tokensOf(tx.state, f, rules).find((each) => tokenOption(each) === option)
    if (!token) return useCard(tx, f, 'attack.defend', option, rules)
    const { id, kind, of } = token
    tx.spendDefense(f, id, of)
    EFFECTS[effectOfToken(tx.state, f, kind, rules)](tx, f)
  },
  advance: (tx, f) => tx.enter(f, { step: 'critical' }),
}

const evadeDie = (tx: Change, f: Attack): void => {
  if (f.pool.length > 0) tx.enter(f, { step: 'evade' })
}

/** What each effect does at once (R8.8-12); what halves the damage or stops the critical effect is looked at later. */
const EFFECTS: Record<TokenEffect, (tx: Change, f: Attack) => void> = {
  nothing: () => {},
  'cancel-die': evadeDie,
  'reroll-die': evadeDie,
  'redirect-damage': (tx, f) => {
    if (f.defendingZone) tx.enter(f, { step: 'redirect' })
  },
  'cancel-all': (tx, f) =>
    tx.cancelDice(
      f,
      f.pool.map((die) => die.id),
    ),
  'halve-damage': () => {},
  'stop-critical': () => {},
  'stop-criticals': () => {},
}

/** One die, or more if a card says so, is canceled, or the attacker rerolls it; the defender chooses which (R8.9). */
export const evade: AttackStep = {
  asks(_g, f) {
    const { evaded = [] } = f
    const dice = f.pool.filter(({ id }) => !evaded.includes(id))
    const [first] = dice
    if (!first) return []
    const options = [...dice.map(({ id }) => ({ id })), ...(evaded.length > 0 ? [{ id: 'none' }] : [])]
    const ask = { ask: 'defense.evade', subject: f.defender, seat: defendingSeat(f), kind: 'option', options } as const
    return [options.length === 1 ? { ...ask, only: { option: first.id } } : ask]
  },
  answer(tx, f, option, rules) {
    const evaded = [...(f.evaded ?? []), option]
    const isLast =
      option === 'none' || evaded.length >= rules.valueOf(tx.state, 'evadeDice', f.defender, { range: f.range })
    tx.enter(f, isLast ? { step: 'defend' } : { evaded })
    const spent = f.spent.at(-1)?.kind ?? 'evade'
    if (effectOfToken(tx.state, f, spent, rules) === 'cancel-die') tx.cancelDice(f, [option])
    else tx.rerollDice(f, [option])
  },
  advance: (tx, f) => tx.enter(f, { step: 'defend' }),
}

const zonesBeside = (g: Game, { defender, defendingZone: zone }: Attack, rules: Values): readonly HullZone[] =>
  zone ? rules.valueOf(g, 'adjacentZones', defender, { zone, redirect: true }) : []

/** The defender names one adjacent zone, or more if a card says so (R8.8). */
export const redirect: AttackStep = {
  asks(g, f, rules) {
    const named = f.redirects.map(({ zone }) => zone)
    const zones = zonesBeside(g, f, rules).filter((zone) => !named.includes(zone))
    if (zones.length === 0) return []
    const options = [...zones.map((id) => ({ id })), ...(named.length > 0 ? [{ id: 'none' }] : [])]
    return [{ ask: 'defense.redirect', subject: f.defender, seat: defendingSeat(f), kind: 'option', options }]
  },
  answer(tx, f, option, rules) {
    const zone = zonesBeside(tx.state, f, rules).find((each) => each === option)
    const isLast = !zone || f.redirects.length + 1 >= rules.valueOf(tx.state, 'redirectZones', f.defender, {})
    if (isLast) tx.enter(f, { step: 'defend' })
    if (zone) tx.nameRedirect(f, zone)
  },
  advance: (tx, f) => tx.enter(f, { step: 'defend' }),
}
