import { shipKind } from '#shared/game/cards/catalog/kinds'
import { at } from '#shared/game/engine/card-builder'
import type { Self } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import { secondHalf } from '#shared/game/engine/effect'
import { heldBy } from '#shared/game/engine/forces'
import type { NewFrame } from '#shared/game/engine/frame'
import { speedsOf } from '#shared/game/engine/influence'
import type { Constraint, Region } from '#shared/game/engine/region'
import { compareSizes, type PublicReserve, type PublicTable, type Seat, type UnitId } from '#shared/game/engine/state'
import { placing } from '#shared/game/engine/words/setup-words'
import { isFirst, ofSecond } from './players'
import { movingToken, placingTokens, tokensOn } from './tokens'

const REGION: Region = { all: [{ inside: 'play-area' }, { beyond: 3, of: 'player-edges' }] }
const REMOVAL = 2

type WaitingUnit = { readonly id: UnitId; readonly card: string; readonly seat: Seat }
/** A player's units that wait to be deployed. */
function waiting({ reserve }: PublicTable, kind: keyof Pick<PublicReserve, 'ships' | 'squadrons'>, seat: Seat) {
  const units: readonly WaitingUnit[] = Object.values(reserve?.[kind] ?? {})
  return units.filter((unit) => unit.seat === seat && reserve?.setAside[unit.id] === undefined)
}
/** At distance 1 of the token: a ship also on top of squadrons. */
function arriving(tx: Change, unit: UnitId, token: string, { seat, source }: Self): NewFrame {
  const near: Constraint[] = [{ inside: 'play-area' }, { at: 1, of: { token } }, { clear: 'ships' }]
  const ship = tx.state.reserve?.ships[unit]
  const common = { ask: 'deploy.place', seat, source } as const
  if (!ship)
    return placing({
      ...common,
      piece: { kind: 'squadron', id: unit },
      region: { all: [...near, { clear: 'squadrons' }] },
    })
  const { size } = shipKind(ship.card)
  return placing({
    ...common,
    piece: { kind: 'ship', id: unit, size },
    region: { all: near },
    speeds: speedsOf(tx.rules, tx.state, unit),
    lifts: true,
  })
}

/**
 * The second player sets aside a small or medium ship, if he has one, and up to three squadrons, and places three tokens
 * (OB12, RL.17, RL.30). At the start of a round after the first they arrive at distance 1 of one token, and the tokens go; or he
 * may move each token a little. The first player puts down squadrons that the ship lands on.
 */
export default [
  at('setup.before-deploying')
    .when(ofSecond)
    .ask('ship', (g, _moment, _answers, { seat }) =>
      waiting(g, 'ships', seat)
        .filter(({ card }) => compareSizes(shipKind(card).size, 'medium') <= 0)
        .map(({ id }) => id),
    )
    .askSome('squadrons', { min: 0, max: 3 }, (g, _moment, _answers, { seat }) =>
      waiting(g, 'squadrons', seat).map(({ id }) => id),
    )
    .do((tx, _moment, { ship, squadrons }, self) => {
      for (const unit of [...(ship ? [ship] : []), ...squadrons]) tx.setAside(unit, self.source)
      tx.inOrder(...placingTokens([self.seat, self.seat, self.seat], REGION, self))
    }),
  at('round.start')
    .may()
    .when(
      (g, _moment, self) =>
        !isFirst(g, self) && g.round > 1 && heldBy(g, self.source).length > 0 && tokensOn(g).length > 0,
    )
    .needs('where', (g) => [...tokensOn(g).map(({ id }) => id), 'move'])
    .do((tx, moment, { where }, self) => {
      if (where === 'move') {
        tx.inOrder(...tokensOn(tx.state).map(({ id }) => movingToken(id, self.seat, 1, self)))
        return
      }
      const units = heldBy(tx.state, self.source)
      tx.inOrder(...units.map((unit) => arriving(tx, unit, where, self)), secondHalf(moment, self, REMOVAL))
    }),
  at('effect.second-half').do((tx, _moment, _answers, self) => {
    // Who found no room there may try again.
    if (heldBy(tx.state, self.source).length > 0) return
    for (const { id } of tokensOn(tx.state)) tx.removeObjectiveToken(id)
  }),
]
