import type { EntrantId } from './season-record'

/** All that a ladder's organizer may set; times in ms (L6.11). */
export interface LadderRules {
  /** How far up one may challenge; who is frozen is passed over. */
  readonly reach: number
  /** A player who does not answer until then has declined. */
  readonly answerWithin: number
  /** So many in a row cost a rung. */
  readonly declines: number
  /** Without a game for so long one is frozen, and later off the ladder. */
  readonly idle: { readonly frozen: number; readonly off: number }
}

const HOUR = 3_600_000
export const LADDER_RULES: LadderRules = {
  reach: 3,
  answerWithin: 72 * HOUR,
  declines: 2,
  idle: { frozen: 30 * 24 * HOUR, off: 60 * 24 * HOUR },
}

interface Rung {
  readonly who: EntrantId
  /** When they joined, were last in a game, or last challenged somebody: ms since 1970. */
  readonly active: number
  /** In a row. */
  readonly declined: number
}

export interface Challenge {
  readonly from: EntrantId
  readonly to: EntrantId
  readonly at: number
  /** They play. */
  readonly accepted?: boolean
}

export interface Ladder {
  /** From the top. */
  readonly rungs: readonly Rung[]
  readonly challenges: readonly Challenge[]
}

export type ChallengeRefusal = 'not-there' | 'not-above' | 'too-far' | 'busy' | 'frozen'

const placeOf = ({ rungs }: Ladder, who: EntrantId): number => rungs.findIndex((rung) => rung.who === who)
const isBusy = ({ challenges }: Ladder, who: EntrantId): boolean =>
  challenges.some(({ from, to }) => from === who || to === who)
const isSame = (p: Pick<Challenge, 'from' | 'to'>, q: Pick<Challenge, 'from' | 'to'>) =>
  p.from === q.from && p.to === q.to

/** Nobody may challenge them; they come back by challenging somebody. A player who plays is not idle. */
export const isFrozen = (ladder: Ladder, who: EntrantId, at: number, { idle }: LadderRules): boolean =>
  ladder.rungs.some((rung) => rung.who === who && at - rung.active >= idle.frozen) && !isBusy(ladder, who)

const withRung = (ladder: Ladder, who: EntrantId, change: Partial<Rung>): Ladder => ({
  ...ladder,
  rungs: ladder.rungs.map((rung) => (rung.who === who ? { ...rung, ...change } : rung)),
})

/** At the bottom; who is there stays there. */
export const joined = (ladder: Ladder, who: EntrantId, at: number): Ladder =>
  placeOf(ladder, who) >= 0 ? ladder : { ...ladder, rungs: [...ladder.rungs, { who, active: at, declined: 0 }] }

/** With all their challenges; a game of theirs is over for the ladder. */
export const left = ({ rungs, challenges }: Ladder, who: EntrantId): Ladder => ({
  rungs: rungs.filter((rung) => rung.who !== who),
  challenges: challenges.filter(({ from, to }) => from !== who && to !== who),
})

/** Why somebody may not challenge somebody; nothing if they may. */
export function refusalOf(
  ladder: Ladder,
  { from, to, at }: Challenge,
  rules: LadderRules,
): ChallengeRefusal | undefined {
  const [own, theirs] = [placeOf(ladder, from), placeOf(ladder, to)]
  if (own < 0 || theirs < 0) return 'not-there'
  if (theirs >= own) return 'not-above'
  if (isFrozen(ladder, to, at, rules)) return 'frozen'
  if (isBusy(ladder, from) || isBusy(ladder, to)) return 'busy'
  const between = ladder.rungs.slice(theirs, own).filter(({ who }) => !isFrozen(ladder, who, at, rules))
  return between.length > rules.reach ? 'too-far' : undefined
}

/** Asked of `refusalOf` before. */
export const challenged = (ladder: Ladder, { from, to, at }: Challenge): Ladder =>
  withRung({ ...ladder, challenges: [...ladder.challenges, { from, to, at }] }, from, { active: at })

export const accepted = (ladder: Ladder, challenge: Challenge): Ladder =>
  withRung(
    {
      ...ladder,
      challenges: ladder.challenges.map((each) => (isSame(each, challenge) ? { ...each, accepted: true } : each)),
    },
    challenge.to,
    { declined: 0 },
  )

/** The second time in a row costs a rung (L6.11). */
export function declined(ladder: Ladder, challenge: Challenge, { declines }: LadderRules): Ladder {
  const without = { ...ladder, challenges: ladder.challenges.filter((each) => !isSame(each, challenge)) }
  const at = placeOf(without, challenge.to)
  const [rung, next] = without.rungs.slice(at, at + 2)
  if (at < 0 || rung === undefined) return without
  const times = rung.declined + 1
  if (times < declines) return withRung(without, rung.who, { declined: times })
  const rungs = next ? without.rungs.with(at, next).with(at + 1, rung) : without.rungs
  return withRung({ ...without, rungs }, rung.who, { declined: 0 })
}

/** A winner from below takes the place, and those between go down one (L6.11). */
export function decided(ladder: Ladder, challenge: Challenge, winner: EntrantId, at: number): Ladder {
  const { from, to } = challenge
  const over = withRung(
    withRung({ ...ladder, challenges: ladder.challenges.filter((each) => !isSame(each, challenge)) }, from, {
      active: at,
    }),
    to,
    { active: at },
  )
  const [own, theirs] = [placeOf(over, from), placeOf(over, to)]
  const rung = over.rungs[own]
  if (winner !== from || rung === undefined || theirs < 0 || own < theirs) return over
  return { ...over, rungs: over.rungs.toSpliced(own, 1).toSpliced(theirs, 0, rung) }
}

/** What time alone does: who has not answered has declined, and who has been idle too long is off the ladder. */
export function settled(ladder: Ladder, at: number, rules: LadderRules): Ladder {
  const late = ladder.challenges.filter((each) => !each.accepted && at - each.at >= rules.answerWithin)
  const answered = late.reduce((before, each) => declined(before, each, rules), ladder)
  const idle = answered.rungs.filter(({ who, active }) => at - active >= rules.idle.off && !isBusy(answered, who))
  return idle.reduce((before, { who }) => left(before, who), answered)
}
