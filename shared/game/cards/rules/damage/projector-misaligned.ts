import { at } from '#shared/game/engine/card-builder'
import { HULL_ZONES } from '#shared/game/engine/state'
import { faceupOf, turnDown } from './faceup'

/** The hull zone with most shields loses them all; on a tie its owner chooses. Then facedown (DC16). */
export default [
  at('card.faceup')
    .when(faceupOf)
    .byOrder({ use: 'always', first: ['any'] })
    .ask('zone', (g, _moment, _answers, self) => {
      const shields = g.ships[self.on]?.shields
      const most = shields ? Math.max(...Object.values(shields)) : 0
      return HULL_ZONES.filter((zone) => most > 0 && shields?.[zone] === most)
    })
    .do((tx, _moment, answers, self) => {
      turnDown(tx, self)
      const zone = HULL_ZONES.find((each) => each === answers.zone)
      if (zone) tx.loseShields(self.on, zone, tx.state.ships[self.on]?.shields[zone] ?? 0)
    }),
]
