import { aboutOwn, at } from '#shared/game/engine/card-builder'
import type { CardRule } from '#shared/game/engine/card-rules'
import { hasLostDial } from '#shared/game/engine/once'
import { COMMANDS, type Command } from '#shared/game/engine/state'

/**
 * Before the ship reveals its dial it spends any one command token: the dial shows one of two commands instead, which
 * everybody knows from then on (R5.10, R17.7f). That token resolves no command (R16.8).
 */
export const liaison = (...commands: readonly Command[]): readonly CardRule[] => [
  at('dial.before-reveal')
    .may()
    .when((g, moment, self) => aboutOwn(g, moment, self) && !hasLostDial(g, self.on))
    .needs('token', (g, _moment, _answers, self) => g.ships[self.on]?.commandTokens ?? [])
    .needs('command', () => commands)
    .pays((tx, _moment, { token }, self) => {
      const spent = COMMANDS.find((each) => each === token)
      if (spent) tx.spendToken(self.on, spent)
    })
    .do((tx, _moment, answers, self) => {
      const command = commands.find((each) => each === answers.command)
      if (command) tx.changeTopDial(self.on, command, self.source)
    }),
]
