import { isNearToken } from '#shared/game/cards/card-measure'
import type { Self } from '#shared/game/engine/card-rules'
import type { NewFrame } from '#shared/game/engine/frame'
import { lyingTokens } from '#shared/game/engine/objective-tokens'
import type { Region } from '#shared/game/engine/region'
import type { ObjectiveToken, PublicTable, Seat, UnitId } from '#shared/game/engine/state'
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

/** A token is moved and ends wholly within distance 1 to `most` of where it lay (R13.8); it may lie on another (RL.15). */
export const movingToken = (id: string, seat: Seat, most: 1 | 2, self: Self): NewFrame =>
  placingToken(id, seat, { all: [{ inside: 'play-area' }, { within: most, of: { token: id } }] }, self)

/** Tokens at distance 1 of a unit. */
export const tokensAtOne = (
  g: Table & Pick<PublicTable, 'ships' | 'squadrons' | 'obstacles'>,
  unit: UnitId,
): string[] =>
  lyingTokens(g)
    .filter((token) => isNearToken(g, unit, token, 1))
    .map(({ id }) => id)
