import { carriedTokens } from '#shared/game/engine/objective-tokens'
import { COMMANDS, type PublicTable, type UnitId } from '#shared/game/engine/state'
import { boarding } from '../boarding'

const isUnraided = (g: PublicTable, ship: UnitId): boolean => g.ships[ship]?.raidTokens.length === 0
const carries = (g: PublicTable, ship: UnitId): boolean => carriedTokens(g, ship).length > 0

/** A ship without raid tokens gets two of them (R1.34); of one with an objective token the boarder may gain a victory token. */
export default [
  boarding((g, ship) => isUnraided(g, ship) || carries(g, ship))
    .ask('first', (g, _moment, { ship }) => (isUnraided(g, ship) ? COMMANDS : []))
    .ask('second', (_g, _moment, { first }) => (first === undefined ? [] : COMMANDS.filter((each) => each !== first)))
    .ask('victory', (g, _moment, { ship }) => (carries(g, ship) ? ['victory', 'none'] : []))
    .do((tx, _moment, { ship, first, second, victory }, self) => {
      for (const command of COMMANDS.filter((each) => each === first || each === second))
        tx.gainRaidToken(ship, command)
      if (victory === 'victory') tx.gainVictoryTokens(self.seat, 1, self.source)
    }),
]
