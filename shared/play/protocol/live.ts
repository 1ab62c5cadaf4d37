/** Path of the live channel (design 17). */
export const LIVE_PATH = '/live'

/** Where an open page hears of steps. */
export interface LiveAddress {
  /** `ws:` or `wss:`, with a ticket that is good for a minute. */
  address: string
}

/** All that is ever said there: game G is at step n. What happened the page reads by its session, as ever. */
export interface StepHint {
  game: string
  step: number
}
