import { begin, viewFor } from '#shared/game'
import type { Orders } from '#shared/play/orders/standing-order'
import { type DescribedAttack, damageOf, type WhatIf, whatIf } from '#shared/play/orders/what-if'
import type { GameView } from '#shared/play/view/game-view'

/** An attack as these orders would meet it, and as it would be if nothing were spent. */
export interface Trial {
  with: WhatIf
  /** The place is the damage. */
  odds: number[]
  /** Damage if no token were spent. */
  unspent: number | undefined
}

const NOTHING: Orders = {
  preset: 'ask',
  orders: [{ id: 'nothing', kind: 'defense', scope: { on: 'match' }, rules: [], otherwise: 'decline' }],
}

/** @returns `undefined` where such an attack cannot be on that table */
export function tryOut(view: GameView, attack: DescribedAttack, orders: Orders): Trial | undefined {
  const rules = { begin, viewFor }
  const done = whatIf(rules, view, attack, orders)
  if (done === undefined) return undefined
  return {
    with: done,
    odds: damageOf(done),
    unspent: whatIf(rules, view, attack, NOTHING)?.suffered.damage,
  }
}
