import { DUST_FIELDS } from '#shared/game/cards/catalog/obstacles'
import { at, modify } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import { also, type Region } from '#shared/game/engine/region'
import { placing } from '#shared/game/engine/words/setup-words'
import { ofSecond, ownShip } from './players'
import { placingTokens, tokensNear } from './tokens'

const STATION = { obstacle: 'station' }
const REGION: Region = { all: [{ inside: 'setup-area' }, { at: 1, of: STATION }, { beyond: 1, of: 'tokens' }] }
const TOKENS = 4

/**
 * The station lies in the middle of the play area, all other obstacles, two dust fields among them, at distance 1-5 of it
 * (OB22). The second player places four tokens around it, and his ships gain a Navigate token. A ship that reveals a dial may
 * take a token at distance 1 for a victory token.
 */
export default [
  at('setup.objective')
    .when(ofSecond)
    .do((tx, _moment, _answers, { seat, source }) => {
      tx.changeObstacles(source, { added: [...DUST_FIELDS] })
      tx.inOrder(
        placing({
          ask: 'obstacle.place',
          seat,
          piece: { kind: 'obstacle', id: STATION.obstacle },
          region: { all: [{ middle: 'play-area' }] },
          source,
        }),
      )
    }),
  modify('obstacles', ({ region, ...how }) => ({ ...how, region: also(region, { at: 5, of: STATION }) })),
  at('setup.after-obstacles')
    .when(ofSecond)
    .do((tx, _moment, _answers, self) =>
      tx.inOrder(
        ...placingTokens(
          Array.from({ length: TOKENS }, () => self.seat),
          REGION,
          self,
        ),
      ),
    ),
  at('setup.after-deploying')
    .when(ofSecond)
    .do((tx, _moment, _answers, self) => {
      for (const ship of shipsOf(tx.state, self.seat)) tx.gainToken(ship, 'navigate')
    }),
  at('dial.revealed')
    .may()
    .when(ownShip)
    .needs('token', (g, { subject }) => tokensNear(g, subject, 1))
    .do((tx, _moment, { token }, self) => {
      tx.removeObjectiveToken(token, self.seat)
      tx.gainVictoryTokens(self.seat, 1, self.source)
    }),
]
