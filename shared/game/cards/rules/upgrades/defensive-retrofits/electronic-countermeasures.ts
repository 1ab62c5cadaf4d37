import { at } from '#shared/game/engine/card-builder'
import type { Attack } from '#shared/game/engine/card-rules'
import type { PublicTable, UnitId } from '#shared/game/engine/state'

/** Tokens that could be spent if no accuracy icon locked them: of a type not spent yet, and not at speed 0 (R8.2-4). */
function lockedOnly(g: PublicTable, { locked, spent }: Attack, ship: UnitId) {
  const { dialSpeed = 0, defense = [] } = g.ships[ship] ?? {}
  if (dialSpeed === 0) return []
  return defense.filter(({ id, kind }) => locked.includes(id) && !spent.some((token) => token.kind === kind))
}

/** Defending, the ship may spend one token in spite of the accuracy icon that named it (R6.23). */
export default [
  at('attack.defend')
    .may()
    .when((_g, { attack }, self) => attack.defender === self.on)
    .allowed((rules, g, { attack }, self) =>
      lockedOnly(g, attack, self.on).some(({ kind, exhausted }) =>
        rules.allows(g, 'spend-token', self.on, {
          kind,
          exhausted,
          attacker: attack.attacker,
          spent: attack.spent.length,
          ...(attack.defendingZone && { zone: attack.defendingZone }),
        }),
      ),
    )
    .exhausts()
    .needs('token', (g, { attack }, _answers, self) => lockedOnly(g, attack, self.on).map(({ id }) => id))
    .tokensOf((_moment, self) => self.on)
    .do((tx, { attack }, { token }) => tx.unlockToken(attack, token)),
]
