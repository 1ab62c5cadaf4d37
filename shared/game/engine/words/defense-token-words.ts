import { lostDefense } from '../lost-defense'
import type { DefenseKind, DefenseToken, Ship, UnitId } from '../state'
import { DamageWords } from './damage-words'

/** Defense tokens that effects exhaust, discard, ready, bring back and add, in an attack or out of one (R8). */
export abstract class DefenseTokenWords extends DamageWords {
  /** By an effect, which is not spending; a token that is exhausted stays so (R8.15). */
  exhaustDefense(unit: UnitId, id: string): void {
    const token = this.token(unit, id)
    if (token.exhausted) return
    token.exhausted = true
    this.tell({ type: 'defenseExhausted', unit, token: id, kind: token.kind })
  }

  /** By an effect: that is not spending (R8.15). */
  discardDefense(unit: UnitId, id: string): void {
    const { kind } = this.token(unit, id)
    this.dropToken(unit, id)
    this.tell({ type: 'defenseDiscarded', unit, token: id, kind })
  }

  protected token(unit: UnitId, id: string): DefenseToken {
    const token = this.#bearer(unit).defense.find((t) => t.id === id)
    if (!token) throw new Error(`${unit} has no defense token ${id}`)
    return token
  }

  protected dropToken(unit: UnitId, id: string): void {
    const bearer = this.#bearer(unit)
    bearer.defense = bearer.defense.filter((t) => t.id !== id)
  }

  /** An exhausted token is readied. */
  readyDefense(unit: UnitId, id: string): void {
    const token = this.token(unit, id)
    if (!token.exhausted) return
    token.exhausted = false
    this.tell({ type: 'defenseGained', unit, token: id, kind: token.kind, how: 'readied' })
  }

  /** A discarded token comes back, readied (R8.13). */
  recoverDefense(unit: UnitId, id: string): void {
    const bearer = this.#bearer(unit)
    const lost = lostDefense(this.rules.firstDefense(this.table, unit), bearer).find((t) => t.id === id)
    if (!lost) return
    bearer.defense = [...bearer.defense, { ...lost, exhausted: false }]
    this.tell({ type: 'defenseGained', unit, token: id, kind: lost.kind, how: 'recovered' })
  }

  /** A new token, or one in the place of another, which is not discarded. */
  gainDefense(unit: UnitId, kind: DefenseKind, instead?: string): void {
    const bearer = this.#bearer(unit)
    const old = instead === undefined ? undefined : this.token(unit, instead)
    const before = bearer.newDefense ?? []
    const token = `${kind}-${this.rules.firstDefense(this.table, unit).length + before.length + 1}`
    bearer.newDefense = [...before, { id: token, kind, ...(old && { instead: old.id }) }]
    bearer.defense = [...bearer.defense.filter((t) => t !== old), { id: token, kind, exhausted: false }]
    const replaced = old && { instead: { token: old.id, kind: old.kind } }
    this.tell({ type: 'defenseGained', unit, token, kind, how: 'new', ...replaced })
  }

  #bearer(unit: UnitId): Pick<Ship, 'defense' | 'newDefense'> {
    return this.table.ships[unit] ?? this.squadron(unit)
  }
}
