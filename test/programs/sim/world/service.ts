import { createHash } from 'node:crypto'
import { announceAll } from '#functions/entry/head-changes'
import { createNoticeWriter } from '#functions/notices/writer'
import type { Millis } from '#functions/ports/clock'
import type { Deps, Rules } from '#functions/ports/deps'
import type { Entropy } from '#functions/ports/entropy'
import { SHARDS } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import type { NoticeWriter } from '#functions/ports/notice-writer'
import { giveHeld } from '#functions/use-cases/clock/answer-held'
import type { HeldTurn } from '#functions/use-cases/clock/held-turn'
import { tick } from '#functions/use-cases/clock/tick'
import { seededFor } from '#test/support/random-choice'
import type { Trouble } from './faults'
import { CallFailed, type Ground, type Instance, Invocation } from './invocation'
import type { Outside } from './outside'
import type { Backend } from './stores'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** What the stack grants each function. */
const TIMEOUT = { api: 20_000, stream: 30_000, tick: 75_000 } as const
export type Pool = keyof typeof TIMEOUT
const INSTANCES: Record<Pool, number> = { api: 4, stream: 2, tick: 2 }
/** A record of the stream is tried again so often before it goes to the dead letters. */
const STREAM_TRIES = 4
const CLIENT_PATIENCE_MS = 30_000
const LASTING = [
  ['post', 'mail-down'],
  ['sweeps', 'sweeps-fail'],
] as const

export const ORIGIN = 'https://armada.example'

export type Answer<T> = { value: T } | 'no-answer'

export interface Built {
  ground: Ground
  backend: Backend
  outside: Outside
  rules: Rules
  /** Who words notices, over stores that nothing goes wrong with; absent: the real writer. */
  writer?: NoticeWriter
  /** How far a clock may be wrong. */
  skew: Millis
  /** A planted fault: other parts than the real ones. */
  replaced?: (deps: Deps) => Deps
  violated(what: string): void
}

/** The functions of the service, on machines of their own, with all that calls them: clients, the stream, the minute. */
export class Service {
  readonly #built: Built
  readonly #instances: Record<Pool, Instance[]>
  killed = 0
  invocations = 0

  constructor(built: Built) {
    this.#built = built
    const pool = (name: Pool) =>
      Array.from(
        { length: INSTANCES[name] },
        (_, i): Instance => ({ name: `${name}-${i}`, build: 'build-0', skew: this.#skew(`clock ${name}-${i}`) }),
      )
    this.#instances = { api: pool('api'), stream: pool('stream'), tick: pool('tick') }
  }

  /** One request of a client: it may be lost, made twice on the way, and its answer may be lost. */
  async request<T>(name: string, work: (deps: Deps) => Promise<T>): Promise<Answer<T>> {
    const { scheduler, faults, seed } = this.#built.ground
    const below = seededFor(seed, `way ${name}`)
    const fault = faults.at('request', name, scheduler.now)
    if (fault === 'request-lost') return this.#noAnswer(below)
    const delay = 5 + below(200)
    if (fault === 'request-doubled')
      scheduler.after(delay + below(below(2) === 0 ? 40 : 4000), () => this.#start('api', `${name}~`, work).started)
    const outcome = await new Promise<{ value: T } | { error: unknown }>((resolve) => {
      scheduler.after(delay, () => {
        const run = this.#start('api', name, work)
        void this.#ended(run).then(resolve)
        return run.started
      })
    })
    await scheduler.sleep(5 + below(200))
    if (fault === 'response-lost' || !('value' in outcome)) return this.#noAnswer(below)
    return outcome
  }

  /** A record of the table's stream: late, twice or not at all. */
  streamed({ id, revision }: Head): void {
    const { scheduler, faults, seed } = this.#built.ground
    const name = `stream ${id.slice(0, 6)}.${revision}`
    const below = seededFor(seed, name)
    const fault = faults.at('stream', name, scheduler.now)
    if (fault === 'stream-lost') return
    const delay = fault === 'stream-late' ? MINUTE + below(below(2) === 0 ? 4 * MINUTE : 3 * HOUR) : 50 + below(2_000)
    scheduler.after(delay, () => this.#deliver(id, name, 1))
    if (fault === 'stream-doubled') scheduler.after(delay + below(3_000), () => this.#deliver(id, `${name}~`, 1))
  }

  /** Ticks every `period` from now until `end`, and clocks and builds that change meanwhile. */
  live(end: Millis, period: Millis): void {
    const { scheduler, faults, seed } = this.#built.ground
    const start = scheduler.now
    let silentUntil = start
    const minute = (n: number): void => {
      const now = scheduler.now
      const below = seededFor(seed, `tick ${n}`)
      if (faults.at('outage', `outage ${n}`, now))
        silentUntil = now + 11 * MINUTE + below(below(4) === 0 ? 3 * HOUR : HOUR)
      for (const [place, kind] of LASTING)
        if (faults.at(place, `${place} ${n}`, now)) faults.begins(this.#trouble(kind, now, below))
      const isSilent = now < silentUntil && !faults.haveEnded(now)
      const fault = isSilent ? 'tick-missed' : faults.at('tick', `tick ${n}`, now)
      if (fault !== 'tick-missed') {
        const delay = fault === 'tick-late' ? below(6 * MINUTE) : below(2_000)
        scheduler.after(delay, () => this.#minute(`tick ${n}`))
        if (fault === 'tick-doubled') scheduler.after(delay + below(3_000), () => this.#minute(`tick ${n}~`))
      }
      if (n % 15 === 0) this.#change(n)
      if (now + period <= end) scheduler.at(start + (n + 1) * period, () => minute(n + 1))
    }
    minute(0)
  }

  /** A run of the tick; what it leaves for a moment of its minute dies with it, if it dies. */
  #minute(name: string): Promise<void> {
    const { scheduler } = this.#built.ground
    const held: HeldTurn[] = []
    const run = this.#start('tick', name, (deps) => tick(deps, (one) => held.push(one)))
    void run.outcome.then((ended) => {
      if (ended === 'died') return
      for (const [i, one] of held.entries())
        scheduler.after(
          Math.max(0, one.at - scheduler.now),
          () => this.#start('tick', `${name} held ${i}`, (deps) => giveHeld(deps, one)).started,
        )
    })
    return run.started
  }

  #trouble(kind: Trouble['kind'], from: Millis, below: (k: number) => number): Trouble {
    const to = from + 16 * MINUTE + below(below(3) === 0 ? 4 * HOUR : HOUR)
    return { kind, from, to, ...(kind === 'sweeps-fail' && below(2) === 0 && { shard: below(SHARDS) }) }
  }

  /** All clocks are right from now on. */
  setClocks(): void {
    for (const instance of Object.values(this.#instances).flat()) instance.skew = 0
  }

  #change(n: number): void {
    const { faults, scheduler } = this.#built.ground
    for (const instance of Object.values(this.#instances).flat()) {
      const name = `${instance.name} ${n}`
      if (faults.at('clock', `clock ${name}`, scheduler.now)) instance.skew = this.#skew(`clock ${name}`)
      if (faults.at('deploy', `deploy ${name}`, scheduler.now)) instance.build = `build-${n}`
    }
  }

  #skew(name: string): Millis {
    const { skew, ground } = this.#built
    const below = seededFor(ground.seed, name)
    return skew === 0 || below(2) === 0 ? 0 : below(2 * skew + 1) - skew
  }

  async #deliver(game: string, name: string, attempt: number): Promise<void> {
    const Records = [{ dynamodb: { Keys: { pk: { S: `GAME#${game}` } }, SequenceNumber: name } }]
    const run = this.#start('stream', `${name}/${attempt}`, (deps) => announceAll(deps, { Records }))
    void this.#ended(run).then((outcome) => {
      const isDone = 'value' in outcome && outcome.value.batchItemFailures.length === 0
      if (isDone || attempt === STREAM_TRIES) return
      this.#built.ground.scheduler.after(attempt * 10_000, () => this.#deliver(game, name, attempt + 1))
    })
    await run.started
  }

  #start<T>(pool: Pool, name: string, work: (deps: Deps) => Promise<T>): Running<T> {
    const { ground } = this.#built
    const all = this.#instances[pool]
    const instance = all[seededFor(ground.seed, `on ${name}`)(all.length)]
    if (!instance) throw new Error(`no instance of ${pool}`)
    this.invocations += 1
    const invocation = new Invocation(ground, name, instance)
    const outcome = invocation.run(() => work(this.#depsOf(invocation)), TIMEOUT[pool])
    void outcome.then((ended) => this.#note(name, ended))
    return { outcome, started: invocation.rested() }
  }

  async #ended<T>({ outcome }: Running<T>): Promise<{ value: T } | { error: unknown }> {
    const ended = await outcome
    return ended === 'died' ? { error: ended } : ended
  }

  #note(name: string, ended: { value: unknown } | { error: unknown } | 'died'): void {
    if (ended === 'died') this.killed += 1
    else if ('error' in ended && !(ended.error instanceof CallFailed))
      this.#built.violated(
        `${name} failed by itself: ${ended.error instanceof Error ? ended.error.stack : ended.error}`,
      )
  }

  async #noAnswer(below: (k: number) => number): Promise<'no-answer'> {
    await this.#built.ground.scheduler.sleep(below(CLIENT_PATIENCE_MS))
    return 'no-answer'
  }

  #depsOf(invocation: Invocation): Deps {
    const { ground, backend, outside, rules, writer, replaced } = this.#built
    const { instance } = invocation
    const clock = { now: () => ground.scheduler.now + instance.skew }
    const settings = { build: instance.build, origin: ORIGIN, noticeGraceMs: MINUTE }
    const words =
      writer ?? createNoticeWriter({ games: backend.plain.games, clock, rules: async () => rules, settings })
    const deps: Deps = {
      ...backend.seenBy(invocation),
      clock,
      entropy: entropyOf(ground.seed, invocation.name),
      mailer: outside.mailer(invocation),
      webhooks: outside.webhooks(invocation),
      noticeWriter: outside.writer(invocation, words),
      rules: async () => rules,
      settings,
    }
    return replaced ? replaced(deps) : deps
  }
}

interface Running<T> {
  outcome: Promise<{ value: T } | { error: unknown } | 'died'>
  started: Promise<void>
}

/** Other bytes for each invocation, the same in each run. */
function entropyOf(seed: number, name: string): Entropy {
  let calls = 0
  return {
    bytes(count) {
      calls += 1
      const digest = createHash('sha512').update(`${seed} ${name} ${calls}`).digest()
      return Uint8Array.from({ length: count }, (_, i) => digest[i % digest.length] ?? 0)
    },
  }
}
