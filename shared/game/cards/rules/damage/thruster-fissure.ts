import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** When it changes its own speed, by one or more, it suffers one damage (DC22, RL.7, RL.36). */
export default [
  at('speed.changed-by-owner')
    .when(aboutOwn)
    .do((tx, _moment, _answers, self) => tx.suffer(self.on, 1)),
]
