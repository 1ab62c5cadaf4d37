import { shipKind, squadronKind } from '#shared/game/cards/catalog/kinds'
import type { Seat, Squadron } from '#shared/game/engine/state'
import { LAST_ROUND } from '#shared/game/flow/score'
import type { GameView, ShipView, SquadronView } from '#shared/play/view/game-view'
import { cardsToDestroy, shieldsLeft } from '#shared/play/view/unit'

/** The bot counts in fleet points won or lost, also before a unit is destroyed (R15.6). */

/** Fleet points that one damage to a ship is worth: more, the less it has left. */
export const worthOfDamage = (ship: ShipView): number =>
  shipKind(ship.card).points / (cardsToDestroy(ship) + shieldsLeft(ship))

export const worthOfHull = ({ card, hull }: Pick<Squadron, 'card' | 'hull'>): number =>
  squadronKind(card).points / Math.max(1, hull)

export const shipsOf = (view: GameView, seat: Seat): ShipView[] =>
  Object.values(view.ships).filter((ship) => ship.seat === seat)
export const squadronsOf = (view: GameView, seat: Seat): SquadronView[] =>
  Object.values(view.squadrons).filter((squadron) => squadron.seat === seat)

/** Rounds after this one; without a last round there is always one more (R19.1). */
export const roundsLeft = ({ round, options }: GameView): number =>
  options?.rounds === 'unlimited' ? Number.POSITIVE_INFINITY : LAST_ROUND - round

/** The thing of most value; of equal ones the first, so that the same question gets the same answer. */
export function best<T>(things: readonly T[], value: (thing: T) => number): T | undefined {
  let found: { thing: T; worth: number } | undefined
  for (const thing of things) {
    const worth = value(thing)
    if (!found || worth > found.worth) found = { thing, worth }
  }
  return found?.thing
}
