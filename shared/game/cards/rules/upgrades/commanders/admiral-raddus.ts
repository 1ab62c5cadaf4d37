import { shipKind } from '#shared/game/cards/catalog/kinds'
import { at, whileLasting } from '#shared/game/engine/card-builder'
import { heldBy, shipsOf, waitingOf } from '#shared/game/engine/forces'
import { speedsOf } from '#shared/game/engine/influence'
import { placing } from '#shared/game/engine/words/setup-words'

/**
 * Another friendly ship is set aside before fleets are deployed. At the start of any round it may come to distance 1 of a
 * friendly ship, on no squadron; it cannot be the first ship that activates in that round, unless nobody else could.
 */
export default [
  at('setup.before-deploying')
    .may()
    .needs('ship', (g, _moment, _answers, self) => waitingOf(g, self.seat).ships.filter((id) => id !== self.on))
    .do((tx, _moment, { ship }, self) => tx.setAside(ship, self.source)),
  at('round.start')
    .may()
    .needs('ship', (g, _moment, _answers, self) => heldBy(g, self.source))
    .do((tx, _moment, { ship: id }, { source, card, seat }) => {
      const ship = tx.state.reserve?.ships[id]
      if (!ship) return
      const { size } = shipKind(ship.card)
      tx.last({ source, card, seat, on: id, until: 'round' })
      tx.inOrder(
        placing({
          ask: 'deploy.place',
          seat,
          piece: { kind: 'ship', id, size },
          region: {
            all: [
              { inside: 'play-area' },
              { at: 1, of: { units: shipsOf(tx.state, seat) } },
              { clear: 'ships' },
              { clear: 'squadrons' },
            ],
          },
          speeds: speedsOf(tx.rules, tx.state, id),
          source,
        }),
      )
    }),
  whileLasting.forbid('activate', (_g, _unit, _self, { first }) => first === true, { lapses: true }),
]
