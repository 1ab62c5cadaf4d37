import { attackableOf } from '#shared/game/engine/attackable'
import type { Attack } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import type { Ask } from '#shared/game/engine/decision'
import type { OpenAsk } from '#shared/game/engine/frame-rules'
import type { Values } from '#shared/game/engine/influence'
import type { Opening } from '#shared/game/engine/offers'
import { startEffect } from '#shared/game/engine/offers'
import type { Rulebook } from '#shared/game/engine/rulebook'
import {
  type DefenseKind,
  FACE_ICONS,
  type Game,
  otherSeat,
  type Seat,
  type Ship,
  type Squadron,
  type TokenEffect,
} from '#shared/game/engine/state'
import type { AttackPoint } from '#shared/game/engine/timing-point'

/** One step of an attack: what it asks, what an answer does, and how it goes on when nothing is (left) to be asked. */
export interface AttackStep {
  asks?(g: Game, f: Attack, rules: Rulebook): readonly OpenAsk[]
  answer?(tx: Change, f: Attack, option: string, rules: Rulebook, ask: Ask): void
  advance(tx: Change, f: Attack, rules: Rulebook): void
}

export const defendingSeat = (f: Attack): Seat => otherSeat(f.seat)

/** The moment of this attack at which its seat may use cards beside what the rules offer. */
export const opening = (f: Attack, point: AttackPoint): Opening => ({ point, subject: f.attacker, used: f.used })

/** Uses a card at that moment; each effect at most once an attack (R6.25). */
export function useCard(tx: Change, f: Attack, point: AttackPoint, key: string, rules: Rulebook): void {
  tx.enter(f, { used: [...f.used, key] })
  const by = point === 'attack.defend' ? defendingSeat(f) : f.seat
  if (!startEffect(tx, opening(f, point), key, by, rules)) throw new Error(`no effect ${key}`)
}

/** What spending a token of that kind does in this attack. */
export const effectOfToken = (g: Game, { defender, range }: Attack, kind: DefenseKind, rules: Values): TokenEffect =>
  rules.valueOf(g, 'tokenEffect', defender, { kind, range })

type Unit = Ship | Squadron
/** A unit on the table, or an obstacle that can be attacked (R13.10). */
export const unitOf = (g: Game, id: string): Readonly<Pick<Unit, 'id' | 'seat'>> | undefined =>
  g.ships[id] ?? g.squadrons[id] ?? attackableOf(g, id)

/** Hits and criticals of the pool as it stands. */
export function iconsIn({ pool }: Attack): { hits: number; criticals: number } {
  const icons = pool.map((die) => FACE_ICONS[die.face ?? 'blank'])
  return {
    hits: icons.reduce((sum, { hits }) => sum + hits, 0),
    criticals: icons.reduce((sum, { criticals }) => sum + criticals, 0),
  }
}
