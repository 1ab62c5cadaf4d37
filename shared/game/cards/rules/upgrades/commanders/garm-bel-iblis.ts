import { at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import { COMMANDS, type PublicTable, type UnitId } from '#shared/game/engine/state'

/** Another one of a command would be discarded at once (R5.14). */
const missing = (g: PublicTable, ship: UnitId) =>
  COMMANDS.filter((each) => !g.ships[ship]?.commandTokens.includes(each))

/** At the start of rounds 1 and 5 each friendly ship gains command tokens, up to as many as its command value. */
export default [
  at('round.start')
    .may()
    .when((g) => g.round === 1 || g.round === 5)
    .each('ship', (g, _moment, _answers, self) => shipsOf(g, self.seat).filter((id) => missing(g, id).length > 0))
    .needsSome(
      'tokens',
      { min: 1, max: (rules, g, _moment, _self, { ship }) => rules.valueOf(g, 'command', ship, {}) },
      (g, _moment, { ship }) => missing(g, ship),
    )
    .do((tx, _moment, { ship, tokens }) => {
      for (const command of COMMANDS.filter((each) => tokens.includes(each))) tx.gainToken(ship, command)
    }),
]
