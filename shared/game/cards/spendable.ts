import type { Attack } from '#shared/game/engine/card-rules'
import type { ValueNow } from '#shared/game/engine/influence'
import type { DefenseKind, PublicTable, UnitId } from '#shared/game/engine/state'

/**
 * Ids of the defense tokens that a ship may spend as a price in its attack: speed 0 is no matter there (R8.3), but what cards
 * forbid is.
 */
export const spendableTokens = (
  g: PublicTable,
  { attacker }: Attack,
  ship: UnitId,
  valueNow: ValueNow,
  kind?: DefenseKind,
): string[] =>
  (g.ships[ship]?.defense ?? [])
    .filter((token) => kind === undefined || token.kind === kind)
    .filter((token) => valueNow.allows('spend-token', ship, { ...token, attacker, spent: 0 }))
    .map(({ id }) => id)
