import type { Millis } from '#functions/ports/clock'
import { type NoticeKey, type NoticeRow, type Settlement, shardOf } from '#functions/ports/game-store'
import { type GameId, type Head, isPractice, type SeatHolder } from '#functions/ports/head'
import { logRowHash, logRowOf } from '#functions/use-cases/commit/log-row'
import { WORD_OF_TURN } from '#functions/use-cases/commit/next-head'
import { otherSeat, SEATS, type Seat } from '#shared/game/engine/state'
import { deadline, OUTAGE_FROM_MS, type Outage } from '#shared/play/clock/time-control'
import type { Trouble } from './faults'
import type { Invocation } from './invocation'
import type { StoreWatch } from './stores'

/** One commit as it was put; of the state only the newest is kept. */
export interface Commit extends Pick<Head, 'revision' | 'desk' | 'out'> {
  /** True time. */
  at: Millis
  by: string
}

/** Since when a seat is asked in truth, and for what it was first. */
interface Asked {
  /** When the function began that asked it: it cannot have read its clock earlier. */
  since: Millis
  revision: number
  owes: string
  /** The commit that tells its player of that; absent: they were there, or need not be told. */
  word?: { revision: number; at: Millis }
}

export interface GameHistory {
  commits: Commit[]
  newest: Head
  asked: Partial<Record<Seat, Asked>>
  /** Submissions as they were remembered, each with the revisions that did so. */
  remembered: Map<string, number[]>
  /** When a word first arrived, over whichever way, by its revision and seat. */
  told: Map<string, Millis>
}

const MINUTE = 60_000
const HOUR = 3_600_000
const GRACE_MS = 60_000
const REMINDER_AT = 0.8

export interface Watching {
  now(): Millis
  /** How far the clock of an instance may be wrong. */
  skew: Millis
  /** Whether they did not want mails for a while. */
  wasQuiet(player: string): boolean
  /** Something came about by the service itself. */
  took(way: string): void
  violated(what: string): void
  troubles: readonly Trouble[]
}

const same = (x: unknown, y: unknown): boolean => JSON.stringify(x) === JSON.stringify(y)

/**
 * What happened to the games in truth, in true time, as seen from beside the store; and what must hold of each commit when
 * it is put.
 */
export class History implements StoreWatch {
  readonly games = new Map<GameId, GameHistory>()
  /** What the beats of each shard say, where they go on. */
  readonly #beats = new Map<number, Millis[]>()
  readonly #watching: Watching

  constructor(watching: Watching) {
    this.#watching = watching
  }

  committed(head: Head, by: Invocation): void {
    const now = this.#watching.now()
    const known = this.games.get(head.id)
    const game: GameHistory = known ?? { commits: [], newest: head, asked: {}, remembered: new Map(), told: new Map() }
    if (!known) this.games.set(head.id, game)
    if ((known ? known.newest.revision : 0) + 1 !== head.revision)
      this.#violated(head, `revision ${head.revision} was put upon ${known?.newest.revision ?? 0}: an update is lost`)
    if (known) this.#follows(game.newest, head)
    this.#charges(game, head, now)
    this.#runsClocks(head)
    this.#notesWays(head)
    this.#remembers(game, head, known?.newest)
    this.#asks(game, head, by.began)
    game.newest = head
    game.commits.push({ revision: head.revision, desk: head.desk, out: head.out, at: now, by: by.name })
  }

  settled(key: NoticeKey, status: Settlement['status'], by: Invocation): void {
    if (status !== 'dropped' || key.channel !== 'email' || this.#watching.wasQuiet(key.person)) return
    const commits = this.games.get(key.game)?.commits ?? []
    const order = commits[key.revision - 1]?.out.notices.find((one) => one.kind === 'your-turn')
    const read = commits[(by.read.get(key.game) ?? 0) - 1]
    if (!order || !read || order.seat !== seatOf(this.games.get(key.game)?.newest, key.person)) return
    if (read.out.awaited.after.some(({ request }) => request === order.request))
      this.#watching.violated(`game ${key.game}: ${order.seat} is asked ${order.request} and its notice was dropped`)
  }

  /** A message has arrived: whoever is told of their turn by it pays for their time from now on. */
  told({ game, kind, revision, seat }: NoticeRow): void {
    if (!WORD_OF_TURN.has(kind)) return
    const known = this.games.get(game)
    const name = `${revision} ${seat}`
    if (known !== undefined && !known.told.has(name)) known.told.set(name, this.#watching.now())
  }

  beat(shard: number, at: Millis): void {
    const beats = this.#beats.get(shard) ?? []
    if (at > (beats.at(-1) ?? 0)) beats.push(at)
    this.#beats.set(shard, beats)
  }

  /** Silences of the shard of a game that were outages, by its beats, the present one included; and what it truly was silent. */
  outages(game: GameId, now: Millis): Outage[] {
    const shard = shardOf(game)
    const all = [...(this.#beats.get(shard) ?? []), now]
    const silences = all.flatMap((to, i) => {
      const from = all[i - 1]
      return from !== undefined && to - from > OUTAGE_FROM_MS ? [{ from, to }] : []
    })
    const unswept = this.#watching.troubles.filter(
      ({ kind, from, shard: only }) => kind === 'sweeps-fail' && (only ?? shard) === shard && from < now,
    )
    // A sweep at either end may have come round.
    const surely = unswept.map(({ from, to }) => ({ from: from + MINUTE, to: Math.min(to, now) - MINUTE }))
    return [...silences, ...surely.filter(({ from, to }) => to - from > OUTAGE_FROM_MS)]
  }

  /** Since when a seat that is asked could know; `never`: it was not told though it had to be. */
  knowsSince({ newest, asked, told, commits }: GameHistory, seat: Seat): Millis | 'never' | undefined {
    const one = asked[seat]
    if (!one?.word || this.#watching.wasQuiet(newest.seats[seat]?.player ?? '')) return one?.since
    const { revision, at } = one.word
    const isThere = ({ out }: Commit) => out.decisions.some((own) => own.seat === seat && own.by !== 'clock')
    const ways = [told.get(`${revision} ${seat}`), commits.slice(revision).find(isThere)?.at]
    const known = Math.min(...ways.filter((way) => way !== undefined))
    if (known === Number.POSITIVE_INFINITY) return 'never'
    return known - at > GRACE_MS + OUTAGE_FROM_MS ? Math.max(one.since, known) : one.since
  }

  #follows(before: Head, head: Head): void {
    // All but the name that its holder is called by now.
    const held = (seat: SeatHolder) => ({ ...seat, name: '' })
    const fixed = ({ id, created, seats, hoursPerHandOff, bank, chance, invitation, battle }: Head) => [
      id,
      created,
      held(seats.a),
      hoursPerHandOff,
      bank,
      chance,
      invitation,
      battle?.options,
    ]
    if (!same(fixed(before), fixed(head))) this.#violated(head, 'what is fixed has changed')
    const [b, then] = [before.seats.b, head.seats.b]
    if (b && (!then || !same(held(b), held(then)))) this.#violated(head, 'the second seat changed hands')
    if (head.out.previousHash !== logRowHash(logRowOf(before))) this.#violated(head, 'the chain of hashes is broken')
    if (!same(head.out.awaited.before, before.out.awaited.after)) this.#violated(head, 'who was asked before is wrong')
    const steps = before.state?.step ?? 0
    if (head.out.steps.after !== steps) this.#violated(head, `steps go on from ${head.out.steps.after}, not ${steps}`)
    if (before.state?.result && !same(before.state, head.state)) this.#violated(head, 'a game changed after its end')
  }

  /** Nobody is charged, reminded or played for whose time is not over in truth. */
  #charges(game: GameHistory, head: Head, now: Millis): void {
    if (isPractice(head)) return
    const before = game.newest.desk.clocks
    for (const seat of SEATS) {
      const [was, is] = [before[seat], head.desk.clocks[seat]]
      const isSame = was !== undefined && was.since === is?.since
      if (isSame && is.expired && !was.expired) this.#charge(game, head, seat, 1, 'its time counts as over', now)
      else if (isSame && is.reminded && !was.reminded)
        this.#charge(game, head, seat, REMINDER_AT, 'it is reminded', now)
    }
    for (const decision of head.out.decisions) {
      if (decision.by === 'clock') this.#charge(game, head, decision.seat, 1, 'it is played for', now)
      const isGone = (game.newest.desk.times?.[otherSeat(decision.seat)]?.missed ?? 0) > 1
      if (decision.kind === 'claim' && !(head.whenTimeIsUp === 'play-on' && isGone))
        this.#charge(game, head, otherSeat(decision.seat), 1, 'the game was claimed of it', now)
    }
  }

  #charge(game: GameHistory, head: Head, seat: Seat, part: number, what: string, now: Millis): void {
    const asked = game.asked[seat]
    if (!asked) {
      this.#violated(head, `${what}, but ${seat} was not asked`)
      return
    }
    const since = this.knowsSince(game, seat)
    if (since === undefined || since === 'never') {
      this.#violated(head, `${what}, and ${seat} was not told`)
      return
    }
    const outages = this.outages(head.id, now)
    // What a bank gets back comes on top.
    const clock = game.newest.desk.clocks[seat] ?? { time: 0, rest: undefined, stops: undefined }
    const { time = head.hoursPerHandOff * HOUR, rest, stops } = clock
    const needed = part * time
    const ends = deadline({ since, time: needed, ...(rest && { rest }), ...(stops && { stops }) }, outages)
    const grace = part === 1 && ends === since + needed ? GRACE_MS : 0
    const missing = ends + grace - now
    // Parts of hours are no whole numbers.
    if (missing > 1 + 3 * this.#watching.skew)
      this.#violated(
        head,
        `${what}: ${seat} had ${Math.round(missing / 1000)} s less than ${Math.round(needed / 1000)} s`,
      )
  }

  #notesWays({ out }: Head): void {
    for (const { kind } of out.notices) this.#watching.took(`notice: ${kind}`)
    for (const { by, asByHand } of out.told ?? [])
      this.#watching.took(`answered by ${by}${asByHand ? ', as by hand' : ''}`)
    for (const { by } of out.decisions) if (by === 'bot') this.#watching.took('answered by the bot')
  }

  /** Each person who is asked has a clock, and nobody else. */
  #runsClocks(head: Head): void {
    for (const seat of SEATS) {
      const isAsked = head.out.awaited.after.some((open) => open.seat === seat)
      const needs = isAsked && head.seats[seat]?.player !== undefined
      if (needs !== (head.desk.clocks[seat] !== undefined))
        this.#violated(head, needs ? `${seat} is asked and has no clock` : `${seat} has a clock and is not asked`)
    }
  }

  #remembers(game: GameHistory, head: Head, before: Head | undefined): void {
    for (const seat of SEATS) {
      const known = new Set(before?.desk.remembered[seat].map(({ submission }) => submission))
      for (const { submission } of head.desk.remembered[seat]) {
        if (known.has(submission)) continue
        const name = `${seat} ${submission}`
        game.remembered.set(name, [...(game.remembered.get(name) ?? []), head.revision])
      }
    }
  }

  #asks(game: GameHistory, head: Head, began: Millis): void {
    const { before, after } = head.out.awaited
    const isIn = (seat: Seat, open: typeof after) => open.some((one) => one.seat === seat)
    const handOff = SEATS.some((seat) => isIn(seat, after) && !isIn(seat, before))
    for (const seat of SEATS) {
      const own = head.out.decisions.filter((decision) => decision.seat === seat)
      const owes = after.find((open) => open.seat === seat)?.request
      const isTold = head.out.notices.some((order) => order.seat === seat && WORD_OF_TURN.has(order.kind))
      const word = { revision: head.revision, at: this.#watching.now() }
      if (owes === undefined) delete game.asked[seat]
      else if (!isIn(seat, before))
        game.asked[seat] = { since: began, revision: head.revision, owes, ...(isTold && { word }) }
      else if ((handOff && own.length > 0) || own.some(({ by }) => by === 'clock')) {
        const { word: _, ...asked } = game.asked[seat] ?? { owes, revision: head.revision }
        game.asked[seat] = { ...asked, since: began, ...(isTold && { word }) }
      } else if (isTold && !head.desk.clocks[seat]?.expired) {
        const asked = game.asked[seat]
        if (asked) game.asked[seat] = { ...asked, word }
      }
    }
  }

  #violated({ id, revision }: Head, what: string): void {
    this.#watching.violated(`game ${id} at revision ${revision}: ${what}`)
  }
}

export const seatOf = (head: Head | undefined, person: string): Seat | undefined =>
  SEATS.find((seat) => head?.seats[seat]?.player === person)
