/** Milliseconds since 1970-01-01T00:00:00Z. Inside the service every instant is one; ISO 8601 is for keys and the wire. */
export type Millis = number

export interface Clock {
  now(): Millis
}

/** UTC day of an instant, `2026-11-27`; days sort by time. */
export type Day = string
export const dayOf = (at: Millis): Day => dayIn(new Date(at).toISOString())
/** Of an instant in ISO 8601, UTC. */
export const dayIn = (instant: string): Day => instant.slice(0, 10)
