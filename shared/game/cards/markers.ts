import type { Self } from '#shared/game/engine/card-rules'
import type { NewFrame } from '#shared/game/engine/frame'
import type { PublicTable } from '#shared/game/engine/state'
import { placing } from '#shared/game/engine/words/setup-words'

/** The token of the card is put anywhere in the play area. */
export const placingMarker = ({ seat, source }: Self): NewFrame =>
  placing({
    ask: 'objective.place',
    seat,
    piece: { kind: 'marker', id: source },
    region: { all: [{ inside: 'play-area' }] },
    source,
  })

/** Tokens of that card and player, also those of ships that are gone. */
export const markersOf = ({ cards }: Pick<PublicTable, 'cards'>, { card, seat }: Self) =>
  Object.values(cards).flatMap((each) => (each.card === card && each.seat === seat && each.marker ? [each.marker] : []))
