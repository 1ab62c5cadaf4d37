import { chassisOf, fighterOf, isShipCard, isSquadronCard } from '#shared/game/cards/catalog/models'
import { DISC } from '#web/board/outline'
import { tokenPrint } from '#web/board/token-print'

/** mm between the edge of a base and what is drawn on it. */
const RIM = 3

/** The drawing of a card, and the box in mm that holds it; none of a card that a fleet has only by a name (R2.1). */
export function drawnIn(card: string): { drawing?: string; box: { width: number; height: number } } {
  if (!isShipCard(card) && !isSquadronCard(card)) return { box: { width: 2 * DISC, height: 2 * DISC } }
  if (!isShipCard(card)) return { drawing: fighterOf(card), box: { width: 2 * DISC - RIM, height: 2 * DISC - RIM } }
  const drawing = chassisOf(card)
  const { width, length } = tokenPrint(drawing).base
  return { drawing, box: { width: width - 2 * RIM, height: length - 2 * RIM } }
}
