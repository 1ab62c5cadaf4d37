import { aboutOwn, at, whileLasting } from '#shared/game/engine/card-builder'
import { heldBy, waitingOf } from '#shared/game/engine/forces'
import { placing } from '#shared/game/engine/words/setup-words'

/**
 * Up to its squadron value of friendly squadrons are set aside before fleets are deployed. When the ship resolves Squadron it
 * may first put as many of them within distance 1 as the command activates; that is no activation, and they cannot move in
 * this one.
 */
export default [
  at('setup.before-deploying')
    .may()
    .needsSome(
      'squadrons',
      { min: 1, max: (rules, g, _moment, self) => rules.valueOf(g, 'squadron', self.on, {}) },
      (g, _moment, _answers, self) => waitingOf(g, self.seat).squadrons,
    )
    .do((tx, _moment, { squadrons }, self) => {
      for (const id of squadrons) tx.setAside(id, self.source)
    }),
  at('squadron-command.start')
    .may()
    .when(aboutOwn)
    .needsSome(
      'squadrons',
      { min: 1, max: (_rules, _g, { squadronCommand }) => squadronCommand.left },
      (g, _moment, _answers, self) => heldBy(g, self.source),
    )
    .do((tx, _moment, { squadrons }, { source, card, seat, on }) => {
      for (const id of squadrons) tx.last({ source, card, seat, on: id, until: 'activation' })
      tx.inOrder(
        ...squadrons.map((id) =>
          placing({
            ask: 'deploy.place',
            seat,
            piece: { kind: 'squadron', id },
            region: {
              all: [
                { inside: 'play-area' },
                { within: 1, of: { unit: on } },
                { clear: 'ships' },
                { clear: 'squadrons' },
              ],
            },
            source,
          }),
        ),
      )
    }),
  whileLasting.forbid('move-squadron'),
]
