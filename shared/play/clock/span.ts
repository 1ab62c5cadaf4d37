/** A time between two instants, in ms since 1970; the second one is not in it any more. */
export interface Span {
  from: number
  to: number
}

/** How much of a time lies in any of the stops; they may overlap each other. */
export function stoppedIn(stops: readonly Span[], { from, to }: Span): number {
  let sum = 0
  let done = from
  for (const stop of [...stops].sort((a, b) => a.from - b.from)) {
    const begin = Math.max(stop.from, done)
    const end = Math.min(stop.to, to)
    if (end <= begin) continue
    sum += end - begin
    done = end
  }
  return sum
}
