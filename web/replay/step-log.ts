import { logSentence } from '#messages/log'
import type { EventType, GameEvent } from '#shared/game/engine/event'
import type { Seat } from '#shared/game/engine/state'
import type { Faction } from '#shared/game/engine/terms'

/** Only the log shows how luck came about. */
const LUCK: ReadonlySet<EventType> = new Set(['drawn', 'deckShuffled'])

/** Whether a step is worth stopping at. */
export const isTold = (event: GameEvent, { factions }: { factions: Record<Seat, Faction> }): boolean =>
  !LUCK.has(event.type) && logSentence(event, { factions }) !== undefined
