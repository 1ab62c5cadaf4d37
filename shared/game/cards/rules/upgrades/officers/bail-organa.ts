import { at } from '#shared/game/engine/card-builder'
import type { Moment, Self } from '#shared/game/engine/card-rules'
import { COMMANDS, type PublicTable } from '#shared/game/engine/state'

const ROUNDS = ['1', '2', '3', '4', '5', '6']
const isHisRound = (g: PublicTable, _moment: Moment, { source }: Self) => g.cards[source]?.roundToken === g.round

/**
 * After deploying a round token may be put on the card. At the start of the Ship Phase of that round the ship of the second
 * player activates, before those of the first player; that of the first player may gain one or two command tokens.
 */
export default [
  at('setup.after-deploying')
    .may()
    .needs('round', () => ROUNDS)
    .do((tx, _moment, { round }, self) => tx.putRoundToken(self.source, Number(round))),
  at('ship-phase.start')
    .when(isHisRound)
    .when((g, _moment, self) => self.seat !== g.firstPlayer && g.ships[self.on]?.activated === false)
    .allowed((rules, g, _moment, self) => rules.allows(g, 'activate', self.on, { first: true }))
    .do((tx, _moment, _answers, self) => tx.beginActivation(self.on)),
  at('ship-phase.start')
    .may()
    .when(isHisRound)
    .when((g, _moment, self) => self.seat === g.firstPlayer)
    .needsSome('tokens', { min: 1, max: 2 }, (g, _moment, _answers, self) =>
      COMMANDS.filter((each) => !g.ships[self.on]?.commandTokens.includes(each)),
    )
    .do((tx, _moment, { tokens }, self) => {
      for (const command of COMMANDS.filter((each) => tokens.includes(each))) tx.gainToken(self.on, command)
    }),
]
