import type { GameEvent } from '#shared/game/engine/event'
import type { Viewer } from './game-view'

type Secret = NonNullable<Extract<GameEvent, { secret?: unknown }>['secret']>

export const readersOf = (secret: Secret): readonly Viewer[] => ('seat' in secret ? [secret.seat] : secret.seats)

/** Events as a viewer may read them: every event is public, its `secret` is for the seats it names (R17.7a, R17.7g, R17.8e). */
export const logFor = (events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.map((event) => {
    if (!('secret' in event) || event.secret === undefined || readersOf(event.secret).includes(viewer)) return event
    const { secret: _, ...open } = event
    return open
  })
