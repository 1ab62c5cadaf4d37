import { diceOf, friendlySquadronAttacks, hasCritical } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import type { Attack } from '#shared/game/engine/card-rules'
import type { Values } from '#shared/game/engine/influence'
import type { DefenseToken, Game, PublicTable } from '#shared/game/engine/state'

const hasNoRogue = (rules: Values, g: Game, { attack }: { attack: Attack }): boolean =>
  rules.valueOf(g, 'keywords', attack.attacker, {}).rogue === undefined

/** A token that an accuracy icon has named cannot be spent in the attack (R8.4). */
const tokensOf = (g: PublicTable, { defender, locked }: Attack): readonly Readonly<DefenseToken>[] =>
  ((g.ships[defender] ?? g.squadrons[defender])?.defense ?? []).filter(({ id }) => !locked.includes(id))

/**
 * A friendly squadron without Rogue that attacks may spend a die with an accuracy icon to spend a defense token of the
 * defender without its effect (R8.14); the defender cannot spend that one in this attack. Attacking a ship, it may reroll a die with a
 * critical icon.
 */
export default [
  at('attack.modify')
    .may()
    .when(friendlySquadronAttacks)
    .when((g, { attack }) => tokensOf(g, attack).length > 0)
    .allowed(hasNoRogue)
    .needs('die', (_g, { attack }) => diceOf(attack, ({ face }) => face === 'accuracy'))
    .needs('token', (g, { attack }) => tokensOf(g, attack).map(({ id }) => id))
    .tokensOf(({ attack }) => attack.defender)
    .pays((tx, { attack }, { die }) => tx.spendDie(attack, die))
    .do((tx, { attack }, { token }, self) => {
      tx.useUpDefense(attack.defender, token)
      tx.barToken(attack, token, self.source)
    }),
  at('attack.modify')
    .may()
    .when(friendlySquadronAttacks)
    .when((_g, { attack }) => attack.defendingZone !== undefined)
    .allowed(hasNoRogue)
    .needs('die', (_g, { attack }) => diceOf(attack, hasCritical))
    .do((tx, { attack }, { die }) => tx.rerollDice(attack, [die])),
]
