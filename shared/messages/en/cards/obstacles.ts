import type { CardText } from '#shared/messages/card-text'
import { unit } from '../unit'

/** The one obstacle that asks: which card goes. */
export const obstacles = {
  station: { text: unit.obstacles.station, asks: { 'maneuver.after': ['Which damage card is discarded?'] } },
} satisfies Record<'station', CardText>
