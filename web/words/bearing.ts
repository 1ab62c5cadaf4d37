import { whole } from '#shared/messages/place-words'

/** Whole degrees, clockwise, of what lies that far to the right and ahead; for reading only. */
export const bearing = (right: number, ahead: number): number =>
  (whole((Math.atan2(right, ahead) * 180) / Math.PI) + 360) % 360
