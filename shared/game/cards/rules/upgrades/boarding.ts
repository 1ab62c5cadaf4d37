import { isInRange } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import type { FrameView } from '#shared/game/engine/frame'
import { openDials } from '#shared/game/engine/open-dials'
import { otherSeat, type PublicTable, shipOf, type UnitId } from '#shared/game/engine/state'

const prices = (g: PublicTable, activation: FrameView<'activation'>): string[] => [
  ...(openDials(activation).includes('squadron') ? ['dial'] : []),
  ...(shipOf(g, activation.ship).commandTokens.includes('squadron') ? ['token'] : []),
]

/**
 * When the ship reveals a dial, it and a Squadron dial or token of the ship are discarded to board an enemy ship at close range
 * on which there is something to gain.
 */
export const boarding = (isPrey: (g: PublicTable, ship: UnitId) => boolean) =>
  at('dial.revealed')
    .may()
    .discards()
    .when((g, moment, self) => aboutOwn(g, moment, self) && prices(g, moment.activation).length > 0)
    .needs('ship', (g, _moment, _answers, { seat, on }) =>
      shipsOf(g, otherSeat(seat)).filter((id) => isInRange(g, on, id, 'close') && isPrey(g, id)),
    )
    .tells('ship')
    .needs('price', (g, { activation }) => prices(g, activation))
    .spends('squadron')
    .pays((tx, { activation }, { price }, self) => {
      if (price === 'dial') tx.discardDial(activation, 'squadron')
      else tx.discardToken(self.on, 'squadron', 'effect')
    })
