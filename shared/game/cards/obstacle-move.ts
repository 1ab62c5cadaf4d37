import type { Seat } from '#shared/game/engine/state'
import { placing } from '#shared/game/engine/words/setup-words'

type Occupant = 'ships' | 'squadrons' | 'obstacles' | 'tokens' | 'markers'

/** A card moves an obstacle within distance 2 of where it lay, onto nothing of these kinds; `lifts`: squadrons below it are put down anew. */
export const movingObstacle = (
  obstacle: string,
  { seat, source }: { readonly seat: Seat; readonly source: string },
  clear: readonly Occupant[],
  lifts?: true,
) =>
  placing({
    ask: 'obstacle.place',
    seat,
    piece: { kind: 'obstacle', id: obstacle },
    region: {
      all: [{ inside: 'play-area' }, { within: 2, of: { obstacle } }, ...clear.map((kind) => ({ clear: kind }))],
    },
    source,
    ...(lifts && { lifts }),
  })
