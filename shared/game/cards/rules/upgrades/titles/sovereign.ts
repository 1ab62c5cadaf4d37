import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'
import type { Self } from '#shared/game/engine/card-rules'
import { shipsOf } from '#shared/game/engine/forces'
import { COMMANDS, type PublicTable } from '#shared/game/engine/state'

const traders = (g: PublicTable, { seat, on }: Self, ...before: readonly (string | undefined)[]): string[] =>
  before.includes('none')
    ? []
    : shipsOf(g, seat).filter((id) => !before.includes(id) && g.ships[id]?.commandTokens.length && isNear(g, on, id, 5))
const tokensOf = (g: PublicTable, ship: string | undefined) => g.ships[ship ?? '']?.commandTokens ?? []
const anyFor = (token: string | undefined) => (token === undefined ? [] : COMMANDS)
/** Nobody more, or one of them. */
const orNone = (ships: readonly string[]) => (ships.length > 0 ? ['none', ...ships] : [])

/** At the start of the Ship Phase up to three friendly ships at distance 1-5 may each trade a command token for any one. Exhausts. */
export default [
  at('ship-phase.start')
    .may()
    .exhausts()
    .needs('first', (g, _moment, _answers, self) => traders(g, self))
    .needs('firstToken', (g, _moment, { first }) => tokensOf(g, first))
    .needs('firstCommand', (_g, _moment, { firstToken }) => anyFor(firstToken))
    .ask('second', (g, _moment, { first }, self) => orNone(traders(g, self, first)))
    .ask('secondToken', (g, _moment, { second }) => tokensOf(g, second))
    .ask('secondCommand', (_g, _moment, { secondToken }) => anyFor(secondToken))
    .ask('third', (g, _moment, { first, second }, self) => orNone(second ? traders(g, self, first, second) : []))
    .ask('thirdToken', (g, _moment, { third }) => tokensOf(g, third))
    .ask('thirdCommand', (_g, _moment, { thirdToken }) => anyFor(thirdToken))
    .do((tx, _moment, answers) => {
      for (const turn of ['first', 'second', 'third'] as const) {
        const [ship, token] = [answers[turn], COMMANDS.find((each) => each === answers[`${turn}Token`])]
        const command = COMMANDS.find((each) => each === answers[`${turn}Command`])
        if (!ship || !token || !command) continue
        tx.discardToken(ship, token, 'effect')
        tx.gainToken(ship, command)
      }
    }),
]
