import type { Seat } from '#shared/game/engine/state'
import { degrees, sector } from '#shared/messages/place-words'
import type { GameView } from './game-view'

type Table = Pick<GameView, 'viewer' | 'south' | 'firstPlayer'>

/** Who sits at the southern edge: who was first player when the table was set up (R19.1). */
export const southern = ({ south, firstPlayer }: Table): Seat => south ?? firstPlayer

/** Whose edge is the near one: the viewer's, to a spectator the southern. */
export const nearSeat = (view: Table): Seat => (view.viewer === 'spectator' ? southern(view) : view.viewer)

/** The other seat sees the table turned. */
export const isTurned = (view: Table): boolean => nearSeat(view) !== southern(view)

/** A heading in degrees, and to which hour of a clock it points as the viewer sits; a spectator does not sit anywhere. */
export interface Direction {
  degrees: number
  hour: number | undefined
}

export function headed(view: Table, thousandths: number): Direction {
  const heading = degrees(thousandths) % 360
  const hour = sector(isTurned(view) ? heading + 180 : heading, 12)
  return { degrees: heading, hour: view.viewer === 'spectator' ? undefined : hour || 12 }
}

/** The hour that north is at. */
export const northOf = (view: Table): number | undefined => headed(view, 0).hour
