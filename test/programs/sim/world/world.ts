import { createHash } from 'node:crypto'
import type { Millis } from '#functions/ports/clock'
import type { Deps } from '#functions/ports/deps'
import type { Settlement } from '#functions/ports/game-store'
import { SEATS } from '#shared/game/engine/state'
import type { RandomNumber } from '#shared/play/bots/random'
import { seededFor } from '#test/support/random-choice'
import type { Clients, Person, Submitted } from './client'
import { type Fault, Faults } from './faults'
import { History } from './history'
import { CallFailed, type Ground } from './invocation'
import { type Arrived, Outside } from './outside'
import { Someone } from './people'
import { START, type WorldPlan } from './plan'
import { checkRest } from './rest'
import { Scheduler } from './scheduler'
import { Service } from './service'
import { type Backend, dynamoBackend, memoryBackend, type Plant } from './stores'
import { SECRET_MARK } from './styles'
import { Table } from './tables'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A smaller run of the same world, and parts that are wrong on purpose. */
export interface Narrowed {
  only?: ReadonlySet<string>
  lasts?: Millis
  /** Numbers of the games that are played, from 0. */
  tables?: readonly number[]
  plant?: Plant
  replaced?: (deps: Deps) => Deps
}

export interface WorldReport {
  seed: number
  games: number
  submissions: number
  commits: number
  messages: number
  invocations: number
  killed: number
  faults: Fault[]
  ways: Record<string, number>
  violations: string[]
  /** Of everything that happened, in order. */
  hash: string
  /** The last of it. */
  trace: string[]
}

const TRACE_KEPT = 400
/** What every tick does, whether there is something to do or not. */
const IDLE = /#\d+ (heartbeats|putHeartbeat|cursor|putCursor|due|outages|notices) /

export async function runWorld(plan: WorldPlan, narrowed: Narrowed = {}): Promise<WorldReport> {
  const world = new World(plan, narrowed)
  const quiet = world.listenToConsole()
  try {
    return await world.run()
  } finally {
    quiet()
  }
}

class World {
  readonly #plan: WorldPlan
  readonly #narrowed: Narrowed
  readonly #scheduler = new Scheduler(START)
  readonly #faults: Faults
  readonly #history: History
  readonly #outside: Outside
  readonly #violations: string[] = []
  readonly #trace: string[] = []
  readonly #hash = createHash('sha256')
  readonly #ways: Record<string, number> = {}
  readonly #submitted: Submitted[] = []
  readonly #people: Someone[] = []
  readonly #known: Person[] = []
  readonly #tables: Table[] = []
  #isOver = false

  constructor(plan: WorldPlan, narrowed: Narrowed) {
    this.#plan = plan
    this.#narrowed = narrowed
    const lasts = narrowed.lasts ?? plan.lasts
    const until = START + lasts
    this.#faults = new Faults(plan.seed, { ...plan.weather, until }, narrowed.only)
    const now = () => this.#scheduler.now
    const violated = (what: string) => this.#violated(what)
    const wasQuiet = (player: string) => this.#known.some(({ actor, wasQuiet }) => wasQuiet && actor.player === player)
    const took = (way: string) => this.#took(way)
    const { troubles } = this.#faults
    this.#history = new History({ now, violated, wasQuiet, took, skew: plan.skew, troubles })
    this.#outside = new Outside({ now, violated, took, arrived: (message) => this.#arrived(message) })
  }

  async run(): Promise<WorldReport> {
    const { seed, style, skew, store, period } = this.#plan
    const lasts = this.#narrowed.lasts ?? this.#plan.lasts
    const ground: Ground = { seed, scheduler: this.#scheduler, faults: this.#faults, trace: (line) => this.#note(line) }
    let service: Service | undefined
    const watch = {
      committed: (...[head, by]: Parameters<History['committed']>) => {
        this.#note(`commit ${head.id.slice(0, 6)} ${head.revision} by ${by.name}`)
        this.#history.committed(head, by)
        service?.streamed(head)
      },
      settled: (...[key, status, by]: Parameters<History['settled']>) => {
        if ((status satisfies Settlement['status']) === 'sent') this.#outside.marked(key)
        this.#history.settled(key, status, by)
      },
      beat: (shard: number, at: Millis) => this.#history.beat(shard, at),
    }
    const backend = store === 'dynamodb' ? await dynamoBackend(watch) : memoryBackend(watch, this.#narrowed.plant)
    try {
      service = new Service({
        ground,
        backend,
        outside: this.#outside,
        rules: style.rules,
        ...(style.writer && { writer: style.writer }),
        skew,
        ...(this.#narrowed.replaced && { replaced: this.#narrowed.replaced }),
        violated: (what) => this.#violated(what),
      })
      this.#populate({
        ground,
        service,
        isOver: () => this.#isOver,
        submitted: this.#submitted,
        took: (way) => this.#took(way),
      })
      // Long enough for every clock to have run down.
      const rest = this.#plan.hours * HOUR + 75 * MINUTE
      service.live(START + lasts + rest, period)
      await this.#scheduler.runUntil(START + lasts)
      this.#isOver = true
      service.setClocks()
      await this.#scheduler.runUntil(START + lasts + rest + 2 * MINUTE)
      await this.#checkRest(backend)
      return this.#report(service)
    } finally {
      await backend.close()
    }
  }

  #populate(clients: Clients): void {
    const { people, games, style, webhooks, fairTime, seed, hours, pause, lasts } = this.#plan
    for (let n = 0; n < people; n += 1) this.#people.push(new Someone(clients, n))
    for (let n = 0; n < games; n += 1) {
      if (this.#narrowed.tables && !this.#narrowed.tables.includes(n)) continue
      this.#tables.push(new Table(clients, n, style, { hours, pause, begins: lasts / 3, fairTime }))
    }
    const comes = this.#people.map(async (someone) => {
      const person = await someone.signsIn()
      if (person) {
        this.#known.push(person)
        void someone.livesOn(person, webhooks)
      }
      return person
    })
    for (const table of this.#tables) void this.#opens(table, comes, seededFor(seed, `who ${table.name}`))
  }

  async #opens(table: Table, people: readonly Promise<Person | undefined>[], below: RandomNumber): Promise<void> {
    const left = [...people]
    const drawn = [0, 1, 2].map(() => left.splice(below(left.length), 1)[0])
    const [maker, joiner, late] = await Promise.all(drawn)
    if (maker && joiner && late) await table.play(maker, joiner, late)
  }

  #took(way: string): void {
    this.#ways[way] = (this.#ways[way] ?? 0) + 1
  }

  #arrived(message: Arrived): void {
    const { to, text, notice } = message
    this.#note(`arrived at ${to}: ${message.id}`)
    if (text.includes(SECRET_MARK)) this.#violated(`a message to ${to} tells what somebody has prepared`)
    if (!notice) {
      this.#people.find(({ email }) => email === to)?.received(message)
      return
    }
    this.#took(notice.channel === 'email' ? 'told by mail' : 'told by webhook')
    this.#checkReceiver(message)
    this.#history.told(notice)
    for (const table of this.#tables) table.told(to)
  }

  /** It is told to whom it is for, and, as far as its sender could know, still true. */
  #checkReceiver({ to, text, notice, by }: Arrived): void {
    const game = notice && this.#history.games.get(notice.game)
    if (!notice || !game) {
      this.#violated(`${to} was told of no game`)
      return
    }
    const { newest, commits } = game
    const person = this.#known.find(({ actor }) => actor.player === notice.person)
    const isTheirs = notice.channel === 'email' ? person?.email === to : person?.webhooks.has(to) === true
    const isMember = newest.seats[notice.seat]?.player === notice.person
    if (!isTheirs || !isMember) this.#violated(`game ${notice.game}: ${to} was told what is ${notice.seat}'s`)
    if (text.includes(newest.chance.secret)) this.#violated(`game ${notice.game}: ${to} was told the secret`)
    const read = commits[(by.read.get(notice.game) ?? 0) - 1]
    const open = read?.out.awaited.after ?? []
    const about = notice.kind === 'may-claim' ? SEATS.find((seat) => seat !== notice.seat) : notice.seat
    const isAsked = open.some(({ seat, request }) => seat === about && request === notice.request)
    if (notice.request !== undefined && !isAsked)
      this.#violated(`game ${notice.game}: ${to} was told of ${notice.request}, which ${about} is not asked`)
  }

  async #checkRest(backend: Backend): Promise<void> {
    await checkRest({
      now: this.#scheduler.now,
      backend,
      history: this.#history,
      outside: this.#outside,
      people: this.#known,
      submitted: this.#submitted,
      rules: this.#plan.style.rules,
      violated: (what) => this.#violated(what),
    })
  }

  #violated(what: string): void {
    this.#note(`VIOLATED ${what}`)
    if (this.#violations.length < 20) this.#violations.push(what)
  }

  #note(line: string): void {
    const text = `${new Date(this.#scheduler.now).toISOString().slice(5, 23)} ${line}`
    this.#hash.update(text)
    if (IDLE.test(text)) return
    this.#trace.push(text)
    if (this.#trace.length > 2 * TRACE_KEPT) this.#trace.splice(0, TRACE_KEPT)
  }

  /** What the functions log: no secrets, and no failure but those that were made. @returns how to stop */
  listenToConsole(): () => void {
    const { error } = console
    console.error = (...said: unknown[]) => {
      const text = said.map(String).join(' ')
      this.#note(`log: ${text.slice(0, 120)}`)
      if (text.includes(SECRET_MARK)) this.#violated(`the log tells what somebody has prepared: ${text}`)
      const failed = said.find((one) => one instanceof Error)
      if (failed instanceof Error && !(failed instanceof CallFailed)) this.#violated(`${text}\n${failed.stack}`)
    }
    return () => {
      console.error = error
    }
  }

  #report(service: Service): WorldReport {
    const { seed } = this.#plan
    const commits = [...this.#history.games.values()].reduce((sum, game) => sum + game.commits.length, 0)
    return {
      seed,
      games: this.#history.games.size,
      submissions: this.#submitted.length,
      commits,
      messages: this.#outside.arrived.length,
      invocations: service.invocations,
      killed: service.killed,
      faults: this.#faults.struck,
      ways: this.#ways,
      violations: this.#violations,
      hash: this.#hash.digest('hex'),
      trace: this.#trace.slice(-TRACE_KEPT),
    }
  }
}
