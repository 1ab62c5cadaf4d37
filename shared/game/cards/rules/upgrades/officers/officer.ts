import { aboutOwn, at } from '#shared/game/engine/card-builder'
import type { CardRule } from '#shared/game/engine/card-rules'
import { hasLostDial } from '#shared/game/engine/once'
import type { Command } from '#shared/game/engine/state'

/** Before the ship reveals its dial it may turn it, in the open, to one command (R5.10, R17.7f). */
export const officer = (command: Command): readonly CardRule[] => [
  at('dial.before-reveal')
    .may()
    .when((g, moment, self) => aboutOwn(g, moment, self) && !hasLostDial(g, self.on))
    .do((tx, _moment, _answers, self) => tx.changeTopDial(self.on, command, self.source)),
]
