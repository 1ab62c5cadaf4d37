import type { GameEvent } from '#shared/game/engine/event'

/** What events tell that those of games begun earlier do not: it changes no game, so a recording without it is as good. */
const TOLD_SINCE = { effectUsed: 'chosen', cardsReadied: 'gone' } as const

/** The event as it would have been recorded by the code that recorded the other one. */
export function asRecorded(replayed: GameEvent | undefined, recorded: GameEvent | undefined): GameEvent | undefined {
  if (replayed?.type !== 'effectUsed' && replayed?.type !== 'cardsReadied') return replayed
  const field = TOLD_SINCE[replayed.type]
  if (recorded?.type !== replayed.type || field in recorded) return replayed
  return Object.fromEntries(Object.entries(replayed).filter(([name]) => name !== field)) as GameEvent
}
