import type { Head } from '#functions/ports/head'
import type { Seat } from '#shared/game/engine/state'

/**
 * The last step that a seat's own latest decision led to; what came after it is news to its player. 0: it has decided
 * nothing yet. The latest submission is remembered for ever, however many came before it.
 */
export function decidedBy({ desk }: Pick<Head, 'desk'>, seat: Seat): number {
  const latest = desk.remembered[seat].at(-1)
  return latest?.decided ?? latest?.steps.upTo ?? 0
}
