import type { Scoring } from './event-scoring'
import type { Entrant, EntrantId, RoundRecord } from './season-record'
import { noTally, type Tally, talliesOf } from './tally'

/** `schedule`: strength of the opponents. `met`: games among those who are level, if they have all met. */
export type TieBreak = 'points' | 'wins' | 'margin' | 'schedule' | 'met'

/** How an event ranks; the draw settles what is left. */
export interface Ranking {
  readonly order: readonly TieBreak[]
  /** The sum of the opponents' points, or, where not all play equally often, the mean of a round of theirs (L1.19). */
  readonly schedule: 'sum' | 'mean'
}

/** That of the regulations (L1.18). */
export const BY_POINTS: Ranking = { order: ['points', 'margin', 'schedule', 'met'], schedule: 'sum' }
/** Many small wins above a few large ones (L5.27). */
export const BY_WINS: Ranking = { order: ['wins', 'margin', 'schedule', 'met'], schedule: 'sum' }

/** A sum of points, and of how many rounds it is the mean; a plain number is one of 1. */
export interface Share {
  readonly total: number
  readonly of: number
}

/** What puts somebody behind the one above: the first tie-break in which they differ, and its numbers. */
export interface Separation {
  readonly by: TieBreak | 'drawn' | 'removed'
  readonly own: Share
  readonly above: Share
  /** Of `met`: those who were level until then, best first; only games among them count. */
  readonly among?: readonly EntrantId[]
}

export interface Standing extends Tally {
  readonly place: number
  readonly drawn: number
  readonly schedule: Share
  readonly behind?: Separation
}

/** @param rounds up to the one whose standings are asked for */
export function standings(
  entrants: readonly Entrant[],
  rounds: readonly RoundRecord[],
  { scoring, ranking }: { scoring: Scoring; ranking: Ranking },
): Standing[] {
  return rankedTallies(entrants, talliesOf(rounds, scoring), ranking)
}

/** @param tallies of all who have played, whether they are ranked or not: opponents count (L1.18) */
export function rankedTallies(
  entrants: readonly Entrant[],
  tallies: ReadonlyMap<EntrantId, Tally>,
  ranking: Ranking,
): Standing[] {
  const contenders = entrants.map((entrant): Contender => {
    const tally = tallies.get(entrant.id) ?? noTally(entrant.id)
    return { entrant, tally, schedule: scheduleOf(tally, tallies, ranking.schedule) }
  })
  const criteria = [REMOVED, ...ranking.order.map((by) => CRITERIA[by]), DRAWN]
  return split(contenders, criteria).map(({ contender: { entrant, tally, schedule }, behind }, i) => ({
    ...tally,
    place: i + 1,
    drawn: entrant.drawn,
    schedule,
    ...(behind && { behind }),
  }))
}

interface Contender {
  readonly entrant: Entrant
  readonly tally: Tally
  readonly schedule: Share
}

/** What somebody has in a tie-break, seen among those who are level with them. The most is the best. */
interface Criterion {
  readonly by: Separation['by']
  among(level: readonly Contender[]): (contender: Contender) => Share
}

const whole = (total: number): Share => ({ total, of: 1 })

const plain = (by: Separation['by'], value: (contender: Contender) => number): Criterion => ({
  by,
  among: () => (contender) => whole(value(contender)),
})

const REMOVED = plain('removed', ({ entrant }) => (entrant.removed ? 0 : 1))
/** The one drawn first stands first. */
const DRAWN = plain('drawn', ({ entrant }) => -entrant.drawn)

const CRITERIA: Readonly<Record<TieBreak, Criterion>> = {
  points: plain('points', ({ tally }) => tally.points),
  wins: plain('wins', ({ tally }) => tally.wins),
  margin: plain('margin', ({ tally }) => tally.margin),
  schedule: { by: 'schedule', among: () => (contender) => contender.schedule },
  met: { by: 'met', among: pointsAmong },
}

/** Points from games among them; nobody has any unless each has met each (L1.18). */
function pointsAmong(level: readonly Contender[]): (contender: Contender) => Share {
  const ids = new Set(level.map(({ entrant }) => entrant.id))
  const inside = ({ tally }: Contender) => tally.met.filter((encounter) => ids.has(encounter.with))
  const complete = level.every((each) => new Set(inside(each).map((encounter) => encounter.with)).size === ids.size - 1)
  return (contender) => whole(complete ? inside(contender).reduce((sum, { points }) => sum + points, 0) : 0)
}

/** A bye adds no opponent (L1.19). */
function scheduleOf(tally: Tally, tallies: ReadonlyMap<EntrantId, Tally>, kind: Ranking['schedule']): Share {
  const opponents = tally.met.map((encounter) => tallies.get(encounter.with) ?? noTally(encounter.with))
  const total = opponents.reduce((sum, { points }) => sum + points, 0)
  const roundsOf = ({ met, byes }: Tally) => met.length + byes
  return kind === 'sum' ? whole(total) : { total, of: opponents.reduce((sum, each) => sum + roundsOf(each), 0) }
}

/** By multiplication, so that equal means are equal. A mean of nothing is nothing. */
const compare = (p: Share, q: Share): number => p.total * (q.of || 1) - q.total * (p.of || 1)

interface RankedContender {
  readonly contender: Contender
  readonly behind?: Separation
}

/** Best first: those who differ in the first criterion by it, those who are level by the next ones. */
function split(level: readonly Contender[], [criterion, ...others]: readonly Criterion[]): RankedContender[] {
  if (criterion === undefined || level.length < 2) return level.map((contender) => ({ contender }))
  const value = criterion.among(level)
  const sorted = level.toSorted((p, q) => compare(value(q), value(p)))
  const classes: Contender[][] = []
  for (const contender of sorted) {
    const [last] = classes.at(-1) ?? []
    if (last !== undefined && compare(value(last), value(contender)) === 0) classes.at(-1)?.push(contender)
    else classes.push([contender])
  }
  const placed = classes.map((equal) => split(equal, others))
  const ids = placed.flat().map(({ contender }) => contender.entrant.id)
  return placed.flatMap(([first, ...rest], i) => {
    const above = classes[i - 1]?.[0]
    if (first === undefined || above === undefined) return first ? [first, ...rest] : rest
    const behind = { by: criterion.by, own: value(first.contender), above: value(above) }
    return [{ ...first, behind: criterion.by === 'met' ? { ...behind, among: ids } : behind }, ...rest]
  })
}
