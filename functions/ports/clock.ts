/** Milliseconds since 1970-01-01T00:00:00Z. Inside the service every instant is one; ISO 8601 is for keys and the wire. */
export type Millis = number

export interface Clock {
  now(): Millis
}
