import type { Scoring } from '#shared/league/event-scoring'
import type { Entrant, RoundRecord } from '#shared/league/season-record'
import type { Ranking } from '#shared/league/standings'

/** What one player has from one round. */
interface Line {
  who: string
  points: number
  margin: number
  won: boolean
  against?: string
}

/**
 * A second computation of standings, as somebody would do it in a spreadsheet: a line for each player and round, sums over
 * lines, and each place is one more than the number of those who are ahead. It shares no code with the first one.
 */
export function standingsByHand(
  entrants: readonly Entrant[],
  rounds: readonly RoundRecord[],
  { scoring, ranking }: { scoring: Scoring; ranking: Ranking },
): { entrant: string; place: number; points: number; margin: number }[] {
  const lines = rounds.flatMap((round) => linesOf(round, scoring))
  const sum = (who: string, of: (line: Line) => number) =>
    lines.filter((line) => line.who === who).reduce((total, line) => total + of(line), 0)
  const points = (who: string) => sum(who, (line) => line.points)
  const opponents = (who: string) =>
    lines.filter((line) => line.who === who).flatMap((line) => (line.against === undefined ? [] : [line.against]))
  const schedule = (who: string) => {
    const total = opponents(who).reduce((all, other) => all + points(other), 0)
    if (ranking.schedule === 'sum') return total
    const played = opponents(who).reduce((all, other) => all + sum(other, () => 1), 0)
    return played === 0 ? 0 : total / played
  }
  const ofPlayer = {
    points,
    wins: (who: string) => sum(who, (line) => (line.won ? 1 : 0)),
    margin: (who: string) => sum(who, (line) => line.margin),
    schedule,
  }
  const kept = ranking.order.filter((by) => by !== 'met')
  const key = ({ id, removed }: Entrant) => [removed ? 0 : 1, ...kept.map((by) => ofPlayer[by](id))]
  const isAhead = (one: Entrant, other: Entrant): boolean => {
    const [mine, theirs] = [key(one), key(other)]
    const at = mine.findIndex((value, i) => value !== theirs[i])
    if (at >= 0) return (mine[at] ?? 0) > (theirs[at] ?? 0)
    const level = entrants.filter((each) => key(each).join() === mine.join()).map(({ id }) => id)
    const among = (who: string) => lines.filter((line) => line.who === who && level.includes(line.against ?? ''))
    const allMet = level.every((p) => level.every((q) => p === q || among(p).some((line) => line.against === q)))
    const mini = (who: string) => among(who).reduce((total, line) => total + line.points, 0)
    if (allMet && mini(one.id) !== mini(other.id)) return mini(one.id) > mini(other.id)
    return one.drawn < other.drawn
  }
  return entrants
    .map((each) => ({
      entrant: each.id,
      place: 1 + entrants.filter((other) => other !== each && isAhead(other, each)).length,
      points: points(each.id),
      margin: ofPlayer.margin(each.id),
    }))
    .toSorted((p, q) => p.place - q.place)
}

function linesOf({ meetings, byes = [] }: RoundRecord, scoring: Scoring): Line[] {
  const lines: Line[] = byes.map((who) => ({ who, ...scoring.bye, won: true }))
  for (const { a, b, results } of meetings) {
    const result = results[results.length - 1]
    if (result === undefined || result.kind === 'void') continue
    const line = (seat: 'a' | 'b', points: number, margin: number, won: boolean) =>
      lines.push({ who: seat === 'a' ? a : b, against: seat === 'a' ? b : a, points, margin, won })
    const table = (margin: number) => scoring.bands.filter((band) => band.from <= margin).at(-1)
    for (const seat of ['a', 'b'] as const) {
      const other = seat === 'a' ? 'b' : 'a'
      if (result.kind === 'ruled') {
        line(seat, result.awards[seat].points, result.awards[seat].margin, result.winner === seat)
      } else if (result.kind === 'not-played') line(seat, scoring.absent.both, 0, false)
      else if (result.kind === 'agreed-draw') line(seat, scoring.agreedDraw ?? 0, 0, false)
      else if (result.kind === 'no-show') {
        const points = result.excused ? scoring.absent.excused : scoring.absent.alone
        if (result.absent === seat) line(seat, points, 0, false)
        else line(seat, scoring.noShow.points, scoring.noShow.margin, true)
      } else {
        const margin = Math.min(Math.max(result.scores[seat] - result.scores[other], 0), scoring.limit)
        if (result.kind === 'conceded') {
          const { points, margin: least } = scoring.conceded
          if (result.by === seat) line(seat, 0, 0, false)
          else line(seat, Math.max(points, table(margin)?.winner ?? 0), Math.max(least, margin), true)
        } else if (result.winner === seat) line(seat, table(margin)?.winner ?? 0, margin, true)
        else {
          const theirs = Math.min(Math.max(result.scores[other] - result.scores[seat], 0), scoring.limit)
          line(seat, table(theirs)?.loser ?? 0, 0, false)
        }
      }
    }
  }
  return lines
}
