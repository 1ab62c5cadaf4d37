import type { Desk, Halt, Pause } from '#functions/ports/head'
import { SEATS } from '#shared/game/engine/state'

/** A pause that nobody ends is over after this time, so that no game waits for ever. */
export const PAUSE_MOST_MS = 365 * 86_400_000

/** The pause that is on. */
export const pauseAt = ({ pause }: Desk, now: number): Pause['on'] =>
  pause?.on && pause.on.to > now ? pause.on : undefined

export function withPause({ pause: _, ...desk }: Desk, pause: Pause | undefined): Desk {
  return { ...desk, ...(pause && { pause }) }
}

export function begun(desk: Desk, from: number, until: number | undefined): Desk {
  const to = until ?? from + PAUSE_MOST_MS
  const on = { from, to, ...(until === undefined && { open: true as const }) }
  return halted(withPause(desk, { on }), (halts) => [...halts, { from, to, why: 'pause' }])
}

export const ended = (desk: Desk, now: number): Desk =>
  halted(withPause(desk, undefined), (halts) =>
    halts.map((halt) => (halt.why === 'pause' && halt.to > now ? { ...halt, to: now } : halt)),
  )

function halted(desk: Desk, change: (halts: Halt[]) => Halt[]): Desk {
  const clocks: Desk['clocks'] = { ...desk.clocks }
  for (const seat of SEATS) {
    const clock = clocks[seat]
    if (clock) clocks[seat] = { ...clock, stops: change(clock.stops ?? []) }
  }
  return { ...desk, clocks }
}
