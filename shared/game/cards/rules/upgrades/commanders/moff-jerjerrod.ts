import { at, whileLasting } from '#shared/game/engine/card-builder'

/**
 * A friendly ship that determines its course may suffer a damage: the first joint of the speed that it uses then has yaw II until
 * the end of its activation. A further maneuver has the same speed only if that is the one on the dial (RL.21).
 */
export default [
  at('course.start')
    .may()
    .when((g, { subject }, self) => g.ships[subject]?.seat === self.seat)
    .oncePer('activation')
    .pays((tx, { subject }) => tx.suffer(subject, 1))
    .do((tx, { subject: on }, _answers, { source, card, seat }) =>
      tx.last({ source, card, seat, on, until: 'activation' }),
    ),
  whileLasting.modify('yaws', ([first, ...others]) => (first === undefined ? [] : [2, ...others]), {
    when: (_g, _unit, _self, { speed, dial, named }) => !named || speed === dial,
  }),
]
