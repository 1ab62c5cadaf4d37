import { type HullZone, OBSTACLE_KINDS, type ObstacleKind, SEATS, type UnitId } from '#shared/game/engine/state'

/** Of several of a kind each has a number at the end of its id. */
export function numberIn(id: string): number | undefined {
  const digits = /\d+$/.exec(id)
  return digits ? Number(digits[0]) : undefined
}

/** An obstacle by its id, also one that does not lie on the table: `debris-1`. */
export const obstacleKind = (id: string): ObstacleKind | undefined => {
  const [front = ''] = id.split('-')
  return OBSTACLE_KINDS.find((kind) => kind.split('-')[0] === front)
}

/** Of what is attacked: an obstacle is treated as a ship, but has no hull zones to speak of (R13.10). */
export const zoneToTell = (unit: UnitId, zone: HullZone | undefined): HullZone | undefined =>
  obstacleKind(unit) === undefined ? zone : undefined

/**
 * What a card instance is called by: `gunnery-team@victory-1`, `fire-lanes@a`, or a damage card by its ship and place there,
 * `cr90-1#2`. An objective lies beside the table, for a seat.
 */
export function instanceOf(source: string): { card?: string; on?: UnitId } {
  const [card, on] = source.split('@')
  if (on !== undefined && card !== undefined) return SEATS.some((seat) => seat === on) ? { card } : { card, on }
  const [ship] = source.split('#')
  return ship !== undefined && ship !== source ? { on: ship } : {}
}

/** The card of an instance, as far as its id tells. */
export const cardIn = (source: string): string => instanceOf(source).card ?? source

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The first part, and the others behind it: `south (180°, your 12 o'clock)`. */
export const explained = ([first = '', ...rest]: readonly string[]): string =>
  rest.length === 0 ? first : `${first} (${rest.join(', ')})`
