import type { EntrantId } from './season-record'

export interface DivisionRules {
  /** How many go up and down between two divisions. */
  readonly moving: number
  /** How many of each, next to those, play for it (L6.14). */
  readonly playOff: number
}

/** A division after a season, best first. */
export interface DivisionTable {
  readonly ranked: readonly EntrantId[]
  /** They left during the season, and go down first (L6.14). */
  readonly dropped?: readonly EntrantId[]
}

/** The winner plays in the upper division. */
export interface PlayOff {
  readonly upper: EntrantId
  readonly lower: EntrantId
}

interface NextSeason {
  /** Of play-offs; without one, the upper player has stayed. */
  readonly winners?: readonly EntrantId[]
  /** They do not play on. */
  readonly leaving?: readonly EntrantId[]
  /** Best first. */
  readonly newcomers?: readonly EntrantId[]
}

/** A boundary between two divisions: who crosses it and who plays for it. */
interface Boundary {
  readonly down: readonly EntrantId[]
  readonly up: readonly EntrantId[]
  readonly playOffs: readonly PlayOff[]
}

const inOrder = ({ ranked, dropped = [] }: DivisionTable): EntrantId[] => [
  ...ranked.filter((who) => !dropped.includes(who)),
  ...ranked.filter((who) => dropped.includes(who)),
]

/** Nobody is near two boundaries: of a small division fewer move than the rules say. */
function boundaryOf(upper: readonly EntrantId[], lower: readonly EntrantId[], rules: DivisionRules): Boundary {
  const room = Math.floor(Math.min(upper.length, lower.length) / 2)
  const moving = Math.min(rules.moving, room)
  const playing = Math.min(rules.playOff, room - moving)
  const last = upper.toReversed()
  return {
    down: last.slice(0, moving).reverse(),
    up: lower.slice(0, moving),
    // The best of those below meets the worst of those above.
    playOffs: Array.from({ length: playing }, (_, i) => [last[moving + i], lower[moving + i]]).flatMap(([p, q]) =>
      p !== undefined && q !== undefined ? [{ upper: p, lower: q }] : [],
    ),
  }
}

const boundariesOf = (tables: readonly DivisionTable[], rules: DivisionRules): Boundary[] =>
  tables.slice(1).map((table, i) => boundaryOf(inOrder(tables[i] ?? { ranked: [] }), inOrder(table), rules))

/** Which play-offs a season ends with, from the top boundary down. */
export const playOffsOf = (tables: readonly DivisionTable[], rules: DivisionRules): PlayOff[] =>
  boundariesOf(tables, rules).flatMap(({ playOffs }) => playOffs)

/**
 * The divisions of the next season, the top one first (L6.14): those who stay, in order, then who comes down, then who comes
 * up. A place that somebody leaves goes to the best of those who would have gone down from there, and then to the best of
 * the division below. Newcomers begin at the bottom.
 */
export function nextDivisions(
  tables: readonly DivisionTable[],
  rules: DivisionRules,
  { winners = [], leaving = [], newcomers = [] }: NextSeason = {},
): EntrantId[][] {
  const orders = tables.map(inOrder)
  const moves = boundariesOf(tables, rules).map(({ up, down, playOffs }) => {
    const lost = playOffs.filter(({ lower }) => winners.includes(lower))
    return {
      up: [...up, ...lost.map(({ lower }) => lower)],
      down: [...lost.map(({ upper }) => upper), ...down],
    }
  })
  const moved = new Set(moves.flatMap(({ up, down }) => [...up, ...down]))
  const next = orders.map((order, i) =>
    [...(moves[i - 1]?.down ?? []), ...order.filter((who) => !moved.has(who)), ...(moves[i]?.up ?? [])].filter(
      (who) => !leaving.includes(who),
    ),
  )
  fillFromBelow(next, orders, tables)
  next.at(-1)?.push(...newcomers)
  return next
}

function fillFromBelow(
  next: EntrantId[][],
  orders: readonly (readonly EntrantId[])[],
  tables: readonly DivisionTable[],
): void {
  for (const [i, division] of next.entries()) {
    const dropped = tables[i]?.dropped ?? []
    while (division.length < (orders[i]?.length ?? 0)) {
      const below = next.slice(i + 1).find((lower) => lower.length > 0)
      if (!below) break
      // Those who have just come down stand first; who had left during the season is not kept.
      const at = below.findIndex((who) => !dropped.includes(who))
      division.push(...below.splice(Math.max(0, at), 1))
    }
  }
}
