import type { EventType } from '#shared/game/engine/event'

/** Of no interest to who was away: how luck came about is in the log; where in a round it was, the events around it say. */
export const QUIET_EVENTS: ReadonlySet<EventType> = new Set(['drawn', 'deckShuffled', 'phaseBegan'])
