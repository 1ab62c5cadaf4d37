import type { Deps } from '#functions/ports/deps'
import type { Desk, Head } from '#functions/ports/head'
import { awayAsOf } from '#functions/use-cases/commit/seat-rest'
import type { Seat } from '#shared/game/engine/state'

/**
 * HEAD with leave that its game was not told of, because the process that told all games died on the way. Looked at before anybody
 * is charged or played for. Undefined: it knows all.
 */
export async function untoldLeave(
  { players }: Pick<Deps, 'players'>,
  head: Head,
  seats: readonly Seat[],
  now: number,
): Promise<{ head: Head; clocks: Desk['clocks'] } | undefined> {
  let next: { head: Head; clocks: Desk['clocks'] } | undefined
  for (const seat of seats) {
    const player = await players.load(head.seats[seat]?.player ?? '')
    const desk = next ? { ...next.head.desk, clocks: next.clocks } : head.desk
    const told = player && awayAsOf({ ...head, desk }, seat, player, now)
    // What is over or only announced bears on no open question.
    if (told && told.clocks[seat] !== desk.clocks[seat]) next = told
  }
  return next && { head: { ...next.head, desk: { ...next.head.desk, clocks: head.desk.clocks } }, clocks: next.clocks }
}
