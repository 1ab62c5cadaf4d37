import { isNearToken } from '#shared/game/cards/card-measure'
import type { Self } from '#shared/game/engine/card-rules'
import type { NewFrame } from '#shared/game/engine/frame'
import { lyingTokens } from '#shared/game/engine/objective-tokens'
import type { Band, Region } from '#shared/game/engine/region'
import { type ObjectiveToken, otherSeat, type PublicTable, type Seat, type UnitId } from '#shared/game/engine/state'
import { placing } from '#shared/game/engine/words/setup-words'

type Table = Pick<PublicTable, 'objectiveTokens'>

/** `token-1` … */
export const tokenId = (n: number): string => `token-${n}`
export const tokensOn = (g: Table): readonly ObjectiveToken[] => g.objectiveTokens ?? []

/** A token is put on the table, or moved on it. */
export const placingToken = (id: string, seat: Seat, region: Region, { source }: Self): NewFrame =>
  placing({ ask: 'objective.place', seat, piece: { kind: 'token', id }, region, source })

/** One token after the other, each by the seat whose turn it is. They may lie on each other, unless the region says otherwise (RL.15). */
export const placingTokens = (seats: readonly Seat[], region: Region, self: Self): NewFrame[] =>
  seats.map((seat, i) => placingToken(tokenId(i + 1), seat, region, self))

/** Far from the players and from each other (OB18, OB23). */
export const FAR_APART: Region = {
  all: [{ inside: 'setup-area' }, { beyond: 5, of: 'player-edges' }, { beyond: 3, of: 'tokens' }],
}

/** Whose turn each of so many tokens is. */
export const inTurns = (tokens: number, first: Seat): Seat[] =>
  Array.from({ length: tokens }, (_, i) => (i % 2 === 0 ? first : otherSeat(first)))

/** A token is moved and ends wholly within distance 1 to `most` of where it lay (R13.8); it may lie on another (RL.15). */
export const movingToken = (id: string, seat: Seat, most: Band, self: Self): NewFrame =>
  placingToken(id, seat, { all: [{ inside: 'play-area' }, { within: most, of: { token: id } }] }, self)

/** Tokens at distance 1 to `most` of a unit. */
export const tokensNear = (
  g: Table & Pick<PublicTable, 'ships' | 'squadrons' | 'obstacles'>,
  unit: UnitId,
  most: Band,
): string[] =>
  lyingTokens(g)
    .filter((token) => isNearToken(g, unit, token, most))
    .map(({ id }) => id)
