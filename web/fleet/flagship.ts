import { isUpgrade, UPGRADES } from '#shared/cards/catalog/upgrades'
import type { UnitId } from '#shared/engine/state'
import type { GameView } from '#shared/view/game-view'

const isCommander = (card: string): boolean =>
  isUpgrade(card) && UPGRADES[card].slots.some((slot) => slot === 'commander')

/** The ship that has the fleet's commander on it (R2.7). */
export const isFlagship = ({ cards }: Pick<GameView, 'cards'>, ship: UnitId): boolean =>
  Object.values(cards).some(({ card, on }) => on === ship && isCommander(card))
