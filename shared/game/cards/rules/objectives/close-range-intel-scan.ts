import { diceOf } from '#shared/game/cards/attacks'
import { DUST_FIELDS } from '#shared/game/cards/catalog/obstacles'
import { at } from '#shared/game/engine/card-builder'
import type { Attack } from '#shared/game/engine/card-rules'
import type { Values } from '#shared/game/engine/influence'
import type { Game, PublicTable } from '#shared/game/engine/state'
import { ofFirst, ofSecond } from './players'

const shipAttacksShip = (_g: PublicTable, { attack }: { readonly attack: Attack }): boolean =>
  attack.zone !== undefined && attack.defendingZone !== undefined
/** A die with an accuracy icon is not spent by who may spend no such icon (DC1). */
const mayScan = (rules: Values, g: Game, { attack }: { attack: Attack }): boolean =>
  rules.allows(g, 'spend-accuracy', attack.attacker, {})
const accuracies = (attack: Attack): string[] => diceOf(attack, ({ face }) => face === 'accuracy')

/**
 * Two dust fields join the obstacles (OB6). A ship that attacks a ship may spend dice with accuracy icons for a victory token:
 * two of the first player's, one of the second's.
 */
export default [
  at('setup.objective')
    .when(ofSecond)
    .do((tx, _moment, _answers, { source }) => tx.changeObstacles(source, { added: [...DUST_FIELDS] })),
  at('attack.modify')
    .may()
    .when(ofFirst)
    .when(shipAttacksShip)
    .allowed(mayScan)
    .needsSome('dice', { min: 2, max: 2 }, (_g, { attack }) => accuracies(attack))
    .pays((tx, { attack }, { dice }) => {
      for (const die of dice) tx.spendDie(attack, die)
    })
    .do((tx, _moment, _answers, self) => tx.gainVictoryTokens(self.seat, 1, self.source)),
  at('attack.modify')
    .may()
    .when(ofSecond)
    .when(shipAttacksShip)
    .allowed(mayScan)
    .needs('die', (_g, { attack }) => accuracies(attack))
    .pays((tx, { attack }, { die }) => tx.spendDie(attack, die))
    .do((tx, _moment, _answers, self) => tx.gainVictoryTokens(self.seat, 1, self.source)),
]
