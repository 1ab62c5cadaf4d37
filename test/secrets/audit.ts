import { inspect } from 'node:util'
import type { Head } from '#functions/ports/head'
import { tick } from '#functions/use-cases/clock/tick'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { pending } from '#shared/game'
import type { Decision } from '#shared/game/engine/decision'
import type { GameState, Seat } from '#shared/game/engine/state'
import type { RandomNumber } from '#shared/play/bots/random'
import { decisionOf } from '#test/programs/sim/bot'
import { seededFor } from '#test/support/random-choice'
import type { Leak } from './house'
import { GAMES, type Match, type MatchKind, openMatch } from './match'
import { disguiseTwins, editedTwins, hiddenTwins, lobbyTwins, stepTwins, type Twins } from './pairs'

export interface Audit {
  seed: number
  /** Of what games; absent: that of the seed. */
  kind?: MatchKind
  /** Commits at most; absent: to the end. */
  commits?: number
  /** Every how many commits the twins are compared. */
  every?: number
  /** Of so many kinds of requests one is made in a look; 1: all. */
  oneIn?: number
  /** Stops with the first finding. */
  until?: number
  /** What is compared; absent: everything. */
  only?: PairName
  leak?: Leak
  /** A game that goes on from here, as another house; absent: a new one. */
  from?: Match
}
/** By what two houses differ: what lies hidden, what others prepare, what they decide, who answers, what is brought. */
export type PairName = 'hidden' | 'edited' | 'decided' | 'disguised' | 'lobby'
export interface AuditReport {
  seed: number
  kind: MatchKind
  commits: number
  /** Pairs of houses by what was different in them. */
  pairs: Partial<Record<PairName, number>>
  /** Single things that were compared. */
  compared: number
  found: string[]
}

const COMMAND = (seed: number) => `npm run fuzz -- --runs 1 --seed ${seed} secrets`

/**
 * Plays a whole random game against the real application and compares, again and again, what everybody can get of it with
 * what they could get if all that is hidden from them were something else (design 5, R17.11): states, single decisions,
 * what others prepare, and the time that passes.
 */
export async function auditSecrets(audit: Audit): Promise<AuditReport> {
  const { seed, commits = Number.POSITIVE_INFINITY, every = 5, oneIn = 4, until = 5, only, leak } = audit
  const below = seededFor(seed, 'secrets')
  const kind = audit.kind ?? GAMES[seed % GAMES.length] ?? 'learning'
  const report: AuditReport = { seed, kind, commits: 0, pairs: {}, compared: 0, found: [] }
  const found = new Set<string>()
  const quiet = overhear((line) => match?.door.house.said.push(line))
  let match: Match | undefined
  const home = audit.from?.door.house
  const note = async (name: PairName, twins: () => Promise<Twins>) => {
    if (only !== undefined && only !== name) return
    const { compared, differences } = await twins()
    if (compared === 0) return
    report.pairs[name] = (report.pairs[name] ?? 0) + 1
    report.compared += compared
    for (const difference of differences) found.add(`${name}, commit ${report.commits}: ${difference}`)
  }
  try {
    match =
      audit.from ??
      (await openMatch(kind, below, leak, (lobby) => note('lobby', () => lobbyTwins(lobby, below, oneIn))))
    const { door } = match
    const main = audit.from ? door.house.fork(leak) : door.house
    door.house = main
    while (report.commits < commits && found.size < until) {
      const head = await headOf(match)
      if (!head.state) throw new Error('the game has not begun')
      const isDue = report.commits % every === 0
      const pair = { match, head, below, oneIn }
      if (isDue) await note('hidden', () => hiddenTwins(pair))
      if (head.state.result) break
      if (isDue) await note('edited', () => editedTwins(pair))
      const decision = decide(head.state, below)
      const before = main.fork()
      door.house = main
      main.clock.at += 1000 * (1 + below(120))
      before.clock.at = main.clock.at
      await commit(match, decision, report.commits)
      report.commits += 1
      const after = await headOf(match)
      const decided = { ...pair, before, decision, after }
      if (report.commits % every === 0) await note('decided', () => stepTwins(decided))
      if (isAnswerable(after, decision.seat)) await note('disguised', () => disguiseTwins(decided))
      if (below(20) === 0) await pass(match)
    }
  } finally {
    quiet()
    if (match && home) match.door.house = home
  }
  report.found = [...found].map((what) => `${what} (${COMMAND(seed)})`)
  return report
}

type Answer = Decision & { kind: 'answer' }

const STRETCH = 25
/** Commits before which a stretch begins; few games are over by then. */
const MOST: Record<MatchKind, number> = { learning: 120, 'core-set': 120, tournament: 200, 'casual-400': 250 }

/** A part of a random game, from its beginning or from anywhere in it. */
export async function auditStretch(seed: number): Promise<AuditReport> {
  const below = seededFor(seed, 'stretch')
  const kind = GAMES[below(GAMES.length)] ?? 'learning'
  const some = { seed, kind, commits: STRETCH, every: 3 }
  if (below(4) === 0) return auditSecrets(some)
  return auditSecrets({ ...some, from: await playedMatch(kind, seed, below(MOST[kind])) })
}

/** A game after so many commits, at its end, or where `looked` finds what it looks for; for others to go on from. */
export async function playedMatch(
  kind: MatchKind,
  seed: number,
  commits: number,
  looked: (state: GameState) => boolean = () => false,
): Promise<Match> {
  const below = seededFor(seed, 'secrets')
  const match = await openMatch(kind, below, undefined, async () => undefined)
  for (let n = 0; n < commits; n += 1) {
    const { state } = await headOf(match)
    if (!state || state.result || looked(state)) break
    match.door.house.clock.at += 1000
    await commit(match, decide(state, below), n)
  }
  return match
}

/** Somebody who would rather fight; nobody gives up. */
function decide(state: GameState, below: RandomNumber): Answer {
  const open = pending(state)
  for (;;) {
    const decision = decisionOf.random(state, open, below)
    if (decision.kind === 'answer') return decision
  }
}

async function commit(match: Match, { request, seat, choice }: Answer, n: number): Promise<void> {
  const { deps } = match.door.house
  const open = (await headOf(match)).out.awaited.after.find((one) => one.request === request)
  if (!open) throw new Error(`${request} is not open`)
  const line = { ask: open.ask, subject: open.subject, choose: choice }
  const player = match.seats[seat].player ?? ''
  const sent = { game: match.id, submissionId: `main ${request} ${n}`, answers: request, script: [line] }
  const done = await submitDecisions(deps, { player }, sent)
  if ('code' in done) throw new Error(`${open.ask} was refused: ${done.code}`)
}

async function headOf({ door, id }: Match): Promise<Head> {
  const loaded = await door.house.games.load(id)
  if (!loaded) throw new Error('there is no game')
  return loaded.head
}

/** The other one is asked something that orders can answer. */
const ORDERED = /^(attack\.counter|defense\.|damage\.zone|displaced\.|window\.|effect\.|squadron\.cloak)/
const isAnswerable = ({ out }: Head, seat: Seat): boolean =>
  out.awaited.after.some((open) => open.seat !== seat && ORDERED.test(open.ask))

/** Time passes, and messages go out. */
async function pass({ door: { house } }: Match): Promise<void> {
  house.clock.at += 90_000
  await tick(house.deps)
}

const METHODS = ['error', 'log', 'warn', 'info', 'debug'] as const
/** Everything that functions write to their log until the answer is called. */
function overhear(say: (line: string) => void): () => void {
  const before = METHODS.map((method) => console[method])
  for (const method of METHODS) console[method] = (...words: unknown[]) => say(`${method} ${inspect(words)}`)
  return () => {
    for (const [i, method] of METHODS.entries()) console[method] = before[i] ?? console[method]
  }
}
