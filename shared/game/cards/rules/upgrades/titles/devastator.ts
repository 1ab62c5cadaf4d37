import { attacks } from '#shared/game/cards/attacks'
import { lostTokens } from '#shared/game/cards/lost-tokens'
import { at } from '#shared/game/engine/card-builder'

/** Attacking from its front hull zone, once a round: a blue die is added for each defense token that it has discarded (R8.13, RL.32). */
export default [
  at('attack.modify')
    .may()
    .gives('dice')
    .when(attacks)
    .when((g, { attack }, self) => attack.zone === 'front' && lostTokens(g, self.on).length > 0)
    .oncePer('round')
    .do((tx, { attack }, _answers, self) => {
      for (const _ of lostTokens(tx.state, self.on)) tx.addDie(attack, 'blue')
    }),
]
