import type { GameEvent } from '#shared/engine/event'
import type { Viewer } from './game-view'

/** Events as a viewer may read them: every event is public, its `secret` is its seat's alone (R17.7a). */
export const logFor = (events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.map((event) => {
    if (event.type !== 'dialsSet' || event.secret?.seat === viewer) return event
    const { type, seat, dials } = event
    return { type, seat, dials }
  })
