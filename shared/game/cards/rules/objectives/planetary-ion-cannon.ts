import { at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import type { Region } from '#shared/game/engine/region'
import { HULL_ZONES, otherSeat, type PublicTable, type Seat, shipOf } from '#shared/game/engine/state'
import { isFirst, ofSecond } from './players'
import { placingTokens, tokensNear, tokensOn } from './tokens'

const REGION: Region = { all: [{ inside: 'play-area' }, { beyond: 5, of: 'player-edges' }] }
const FOUR_BLUE = { red: 0, blue: 4, black: 0 }

/** Enemy ships at distance 1-3 of the token. */
const targets = (g: PublicTable, token: string, seat: Seat): string[] =>
  shipsOf(g, otherSeat(seat)).filter((ship) => tokensNear(g, ship, 3).includes(token))

const readied = (g: PublicTable, ship: string): string[] =>
  shipOf(g, ship)
    .defense.filter(({ exhausted }) => !exhausted)
    .map(({ id }) => id)

/**
 * The second player places three tokens (OB16). At the end of each Command Phase he may remove one to attack an enemy ship at
 * distance 1-3 of it: four blue dice at medium range, on any hull zone, never obstructed, by nobody's unit (R6.43). A blue critical
 * exhausts a readied defense token of the defender's choice; against a zone without shields the standard effect may
 * be resolved instead (FQ.planetary-ion-cannon.2). Without a readied token its own effect is not offered.
 */
export default [
  at('setup.after-obstacles')
    .when(ofSecond)
    .do((tx, _moment, _answers, self) => tx.inOrder(...placingTokens([self.seat, self.seat, self.seat], REGION, self))),
  at('command.end')
    .may()
    .when((g, _moment, self) => !isFirst(g, self))
    .needs('token', (g, _moment, _answers, { seat }) =>
      tokensOn(g)
        .map(({ id }) => id)
        .filter((id) => targets(g, id, seat).length > 0),
    )
    .needs('ship', (g, _moment, { token }, { seat }) => targets(g, token, seat))
    .needs('zone', () => HULL_ZONES)
    .do((tx, _moment, { token, ship: defender, zone }, self) => {
      const defendingZone = HULL_ZONES.find((each) => each === zone)
      tx.removeObjectiveToken(token, self.seat)
      if (!defendingZone) return
      const how = { armament: FOUR_BLUE, standardCritical: 'bare-zone' } as const
      tx.attackByCard(self, { defender, defendingZone, range: 'medium' }, how)
    }),
  at('attack.critical')
    // It has blue dice alone, and without a critical icon nothing is asked.
    .when((g, { attack }, self) => attack.attacker === self.source && readied(g, attack.defender).length > 0)
    .askOpponent('token', (g, { attack }) => readied(g, attack.defender))
    .tokensOf(({ attack }) => attack.defender)
    .do((tx, { attack }, { token }) => {
      if (token !== undefined) tx.exhaustDefense(attack.defender, token)
    }),
]
