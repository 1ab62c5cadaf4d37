import { isCommander } from '#shared/game/cards/catalog/upgrade-kinds'
import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'

/** The ship that has the fleet's commander on it (R2.7). */
export const isFlagship = ({ cards }: Pick<GameView, 'cards'>, ship: UnitId): boolean =>
  Object.values(cards).some(({ card, on }) => on === ship && isCommander(card))
