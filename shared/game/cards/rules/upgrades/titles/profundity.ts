import { hasSlot, shipKind } from '#shared/game/cards/catalog/kinds'
import { canCarry } from '#shared/game/cards/catalog/upgrade-fit'
import { aboutOwn, at, whileLasting } from '#shared/game/engine/card-builder'
import { heldBy, waitingOf } from '#shared/game/engine/forces'
import { speedsOf } from '#shared/game/engine/influence'
import type { PublicTable, UnitId } from '#shared/game/engine/state'
import { placing } from '#shared/game/engine/words/setup-words'

const carriedBy = ({ cards }: PublicTable, ship: UnitId) => Object.values(cards).filter(({ on }) => on === ship)

/** Upgrades of that kind that the ship of this card may give to the one that has come. */
function giving(g: PublicTable, source: string, to: UnitId, slot: 'commander' | 'officer'): string[] {
  const [from, ship] = [g.cards[source]?.on, g.ships[to]]
  if (from === undefined || !g.ships[from] || !ship) return []
  const carried = carriedBy(g, to).map(({ card }) => card)
  return carriedBy(g, from)
    .filter(({ card, discarded }) => !discarded && hasSlot(card, slot))
    .filter(({ card }) => canCarry(ship.card, carried, card))
    .map(({ id }) => id)
}

/** When that ship has come, the card goes to it as it is, and counts for it from then on (FQ.profundity.1). */
const transfer = (slot: 'commander' | 'officer') =>
  whileLasting
    .at('unit.deployed')
    .may()
    .when(aboutOwn)
    .needs('card', (g, { subject }, _answers, { source }) => giving(g, source, subject, slot))
    .do((tx, { subject }, { card }) => tx.moveCard(card, subject))

/**
 * A friendly small ship with command 1 is set aside before fleets are deployed. At the start of any round it may come to
 * distance 1 of this ship, which may then give it its commander, one of its officers, or both, if it may carry them.
 */
export default [
  at('setup.before-deploying')
    .may()
    .needs('ship', (g, _moment, _answers, { seat }, now) =>
      waitingOf(g, seat).ships.filter(
        (id) => shipKind(g.reserve?.ships[id]?.card ?? '').size === 'small' && now('command', id, {}) === 1,
      ),
    )
    .do((tx, _moment, { ship }, self) => tx.setAside(ship, self.source)),
  at('round.start')
    .may()
    .needs('ship', (g, _moment, _answers, self) => heldBy(g, self.source))
    .do((tx, _moment, { ship: id }, { source, card, seat, on }) => {
      const ship = tx.state.reserve?.ships[id]
      if (!ship) return
      tx.last({ source, card, seat, on: id, until: 'round' })
      tx.inOrder(
        placing({
          ask: 'deploy.place',
          seat,
          piece: { kind: 'ship', id, size: shipKind(ship.card).size },
          region: {
            all: [{ inside: 'play-area' }, { at: 1, of: { unit: on } }, { clear: 'ships' }, { clear: 'squadrons' }],
          },
          speeds: speedsOf(tx.rules, tx.state, id),
          source,
        }),
      )
    }),
  transfer('commander'),
  transfer('officer'),
]
