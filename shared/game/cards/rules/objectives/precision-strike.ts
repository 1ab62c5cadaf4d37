import { at } from '#shared/game/engine/card-builder'
import type { Attack } from '#shared/game/engine/card-rules'
import { shipsOf } from '#shared/game/engine/forces'
import type { Values } from '#shared/game/engine/influence'
import { FACE_ICONS, type Game } from '#shared/game/engine/state'
import { attacks, ofSecond } from './players'

const isShipOrBomber = (rules: Values, g: Game, { attacker, zone }: Attack): boolean =>
  zone !== undefined || (g.squadrons[attacker] !== undefined && bombs(rules, g, attacker))
const bombs = (rules: Values, g: Game, squadron: string): boolean =>
  rules.valueOf(g, 'keywords', squadron, {}).bomber !== undefined

/**
 * Ships of the second player get a Concentrate Fire token (OB4). A ship or a squadron with Bomber may spend a die with a hit
 * to turn one facedown card of the defender, at random, faceup; after its attack it gains a victory token for each card
 * that was dealt or turned faceup in it.
 */
export default [
  at('setup.after-deploying')
    .when(ofSecond)
    .do((tx, _moment, _answers, self) => {
      for (const ship of shipsOf(tx.state, self.seat)) tx.gainToken(ship, 'concentrate-fire')
    }),
  at('attack.modify')
    .may()
    .gives('victory-token')
    .when((g, { attack }) => g.ships[attack.defender]?.damage.some(({ faceup }) => !faceup) === true)
    .allowed((rules, g, { attack }) => isShipOrBomber(rules, g, attack))
    .needs('die', (_g, { attack }) =>
      attack.pool.filter(({ face }) => FACE_ICONS[face ?? 'blank'].hits > 0).map(({ id }) => id),
    )
    .pays((tx, { attack }, { die }) => tx.spendDie(attack, die))
    .do((tx, { attack }) => tx.turnRandomFaceup(attack.defender)),
  at('attack.after')
    .when((g, moment, self) => attacks(g, moment, self) && (moment.attack.faceups ?? 0) > 0)
    // A ship's or a Bomber's: no other squadron's attack turns a card faceup (R9.25).
    .do((tx, { attack }, _answers, self) => tx.gainVictoryTokens(self.seat, attack.faceups ?? 0, self.source)),
]
