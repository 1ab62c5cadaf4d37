import type { Millis } from '#functions/ports/clock'
import type { NoticeKind } from '#functions/ports/head'
import type { Player } from '#functions/ports/player-store'
import { restOf } from '#functions/use-cases/commit/seat-rest'
import { restingSpans } from '#shared/play/clock/resting-times'

const DAY = 86_400_000
/** Nobody is nudged out of bed: from ten in the evening to eight, for who has set no quiet hours. */
const NIGHT = { from: 22 * 60, to: 8 * 60 }
/** What cannot wait: the time is all but over. */
const FINAL_CALLS: ReadonlySet<NoticeKind> = new Set(['reminder', 'time-over'])

/** Until when a message to a player waits, by the quiet hours that they have now; undefined: it may go. */
export async function quietUntil(
  { zone, rest }: Pick<Player, 'zone' | 'rest'>,
  kind: NoticeKind,
  now: Millis,
): Promise<Millis | undefined> {
  const quiet = rest?.quiet ?? (kind === 'nudged' ? NIGHT : undefined)
  if (quiet === undefined || FINAL_CALLS.has(kind)) return undefined
  const resting = await restOf({ zone, rest: { quiet } }, now)
  const spans = resting ? restingSpans(resting, { from: now, to: now + DAY }) : []
  let until = now
  for (const { from, to } of spans.sort((one, other) => one.from - other.from)) if (from <= until) until = to
  return until > now ? until : undefined
}
