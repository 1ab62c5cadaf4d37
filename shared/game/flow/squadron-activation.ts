import type { Change } from '#shared/game/engine/change'
import type { Ask, ImpossibleOption, Option } from '#shared/game/engine/decision'
import type { FrameRules, FrameView, OpenAsk } from '#shared/game/engine/frame-rules'
import type { Values } from '#shared/game/engine/influence'
import { offersAt, optionFor, startEffect } from '#shared/game/engine/offers'
import { hasMoved, standKey } from '#shared/game/engine/once'
import type { Rulebook } from '#shared/game/engine/rulebook'
import type { Game, UnitId } from '#shared/game/engine/state'
import { reachOf } from '#shared/game/geometry/squadron-rest'
import { declare } from './attack'
import { isPinned, keywordsOf } from './engagement'
import { squadronTargets } from './squadron-targets'
import { commanderOf } from './table'

type Activation = FrameView<'squadron-activation'>

/** Move and attack in either order if a command or Rogue activates it (R7.7, R11.31), otherwise one of them (R11.5). */
function mayStill(g: Game, f: Activation, rules: Values): { move: boolean; attack: boolean } {
  const both = f.commanded || keywordsOf(g, f.squadron, rules).rogue !== undefined
  const attacksAgain = f.attacked && !f.again && mayAttackTwice(g, f, rules)
  return {
    move: !f.moved && !f.again && (both || !f.attacked),
    attack: attacksAgain || (!f.attacked && (both || !f.moved)),
  }
}

/** Only where it has stood during the whole activation of the ship. */
const mayAttackTwice = (g: Game, { squadron, by, moved }: Activation, rules: Values): boolean =>
  !moved && !hasMoved(g, squadron) && rules.allows(g, 'attack-twice', squadron, { by }, { base: false })

/** What stops it from moving: squadrons that it is engaged with, or a card (R11.13). */
function moveRefusal(g: Game, squadron: UnitId, rules: Values): ImpossibleOption | undefined {
  if (!rules.allows(g, 'move-squadron', squadron, {})) {
    const forbiddenBy = [...rules.forbidding(g, 'move-squadron', squadron, {})]
    return { id: 'move', code: 'forbidden-by-card', forbiddenBy }
  }
  if (!isPinned(g, squadron, rules)) return undefined
  const about = { to: 'move', by: commanderOf(g, squadron) } as const
  return rules.allows(g, 'ignore-engagement', squadron, about, { base: false })
    ? undefined
    : { id: 'move', code: 'engaged' }
}

/** Its place when it chooses counts: it may destroy the squadron that holds it and then move (R11.19). */
function actAsk(g: Game, f: Activation, rules: Rulebook): OpenAsk[] {
  const squadron = g.squadrons[f.squadron]
  if (!squadron) return []
  const still = mayStill(g, f, rules)
  const options: Option[] = []
  const impossible: ImpossibleOption[] = []
  if (still.move) {
    const refusal = moveRefusal(g, f.squadron, rules)
    if (refusal) impossible.push(refusal)
    else options.push({ id: 'move' })
  }
  if (still.attack) {
    const targets = squadronTargets(g, f.squadron, rules)
    options.push(...targets.options, ...offersAt(g, insteadOfAttack(f), squadron.seat, rules).map(optionFor))
    impossible.push(...targets.impossible)
  }
  const { seat } = squadron
  if (options.length === 0) return []
  const ask = { ask: 'squadron.act', subject: f.squadron, seat, kind: 'option' } as const
  return [{ ...ask, options: [...options, { id: 'none' }], impossible }]
}

/** Cards that replace its attack. */
const insteadOfAttack = (f: Activation) =>
  ({ point: 'squadron.instead-of-attack', subject: f.squadron, used: [] }) as const

function attack(tx: Change, f: Activation, ask: Ask, option: string, rules: Rulebook): void {
  if (f.attacked) tx.rememberUse({ key: standKey(f.squadron), until: 'activation' })
  tx.enter(f, f.attacked ? { again: true } : { attacked: true })
  if (!startEffect(tx, insteadOfAttack(f), option, ask.seat, rules)) declare(tx, ask, option)
}

function move(tx: Change, f: Activation): void {
  tx.enter(f, { moved: true })
  const { state: g, rules } = tx
  const about = { by: f.by, pinned: isPinned(g, f.squadron, rules), keywords: keywordsOf(g, f.squadron, rules) }
  tx.beginSquadronMove(f.squadron, reachOf(rules.valueOf(g, 'speed', f.squadron, about)))
}

/** One squadron's activation; it may also do nothing (R11.5). */
export const squadronActivationRules: FrameRules<'squadron-activation'> = {
  asks: (g, f, rules) => (f.step === 'act' ? actAsk(g, f, rules) : []),
  answer(tx, f, ask, choice, { rules }) {
    if (!('option' in choice)) throw new Error('an option expected')
    const { option } = choice
    if (option === 'none') tx.enter(f, { step: 'end' })
    else if (option === 'move') move(tx, f)
    else attack(tx, f, ask, option, rules)
  },
  advance(tx, f) {
    switch (f.step) {
      case 'activate':
        tx.enter(f, { step: 'act' })
        return tx.window('squadron.activated', f.squadron)
      case 'act':
        return tx.enter(f, { step: 'end' })
      case 'end':
        tx.enter(f, { step: 'ended' })
        return tx.window('squadron.ended', f.squadron)
      case 'ended':
        tx.endSquadron(f.squadron, !f.moved && !f.attacked)
        return tx.pop()
    }
  },
  /** It was destroyed in the middle, for example by Counter. */
  alive: (g, f) => g.squadrons[f.squadron] !== undefined,
}
