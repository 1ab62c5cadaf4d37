import { at } from '#shared/game/engine/card-builder'
import type { Attack } from '#shared/game/engine/card-rules'
import type { ValueNow } from '#shared/game/engine/influence'
import type { PublicTable, UnitId } from '#shared/game/engine/state'

/** Tokens that could be spent if no accuracy icon locked them: of a type not spent yet, and not at speed 0 (R8.2-4). */
function lockedOnly(g: PublicTable, attack: Attack, ship: UnitId, valueNow: ValueNow): string[] {
  const { attacker, defendingZone, locked, spent, barred = [] } = attack
  const { dialSpeed = 0, defense = [] } = g.ships[ship] ?? {}
  if (dialSpeed === 0) return []
  const about = { attacker, spent: spent.length, ...(defendingZone && { zone: defendingZone }) }
  return defense
    .filter(({ id, kind }) => locked.includes(id) && !spent.some((token) => token.kind === kind))
    .filter(({ id }) => !barred.some(({ token }) => token === id))
    .filter(({ kind, exhausted }) => valueNow.allows('spend-token', ship, { ...about, kind, exhausted }))
    .map(({ id }) => id)
}

/** Defending, the ship may spend one token in spite of the accuracy icon that named it (R6.23). */
export default [
  at('attack.defend')
    .may()
    .gives('unlocked-token')
    .when((_g, { attack }, self) => attack.defender === self.on)
    .exhausts()
    .needs('token', (g, { attack }, _answers, self, valueNow) => lockedOnly(g, attack, self.on, valueNow))
    .tokensOf((_moment, self) => self.on)
    .do((tx, { attack }, { token }) => tx.unlockToken(attack, token)),
]
