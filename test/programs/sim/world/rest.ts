import type { Millis } from '#functions/ports/clock'
import type { Rules } from '#functions/ports/deps'
import type { ListRow } from '#functions/ports/game-store'
import { type Head, isBotAsked, isPractice } from '#functions/ports/head'
import { nominalDue, timeOf } from '#functions/use-cases/clock/seat-clock'
import { outagesOf } from '#functions/use-cases/clock/silence'
import { chanceOf } from '#functions/use-cases/commit/game-chance'
import { logRowHash, logRowOf } from '#functions/use-cases/commit/log-row'
import { isQuiet } from '#functions/use-cases/commit/seat-commands'
import { lacksFleet } from '#functions/use-cases/lobby/battle'
import { startOf } from '#functions/use-cases/lobby/start-game'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { SEATS } from '#shared/game/engine/state'
import { deadline } from '#shared/play/clock/time-control'
import { canonicalJson } from '#shared/play/replay/fingerprint'
import type { Person, Submitted } from './client'
import type { GameHistory, History } from './history'
import type { Outside } from './outside'
import type { Backend } from './stores'

const MINUTE = 60_000

export interface Rested {
  now: Millis
  backend: Backend
  history: History
  outside: Outside
  people: readonly Person[]
  submitted: readonly Submitted[]
  rules: Rules
  violated(what: string): void
}

/** What must hold once everything has come to rest: faults have ended, and the ticks had time to come round. */
export async function checkRest(rested: Rested): Promise<void> {
  for (const [id, game] of rested.history.games) {
    const check = new GameAtRest(rested, id, game)
    await check.all()
  }
  checkSubmissions(rested)
  await checkHints(rested)
}

class GameAtRest {
  readonly #rested: Rested
  readonly #id: string
  readonly #game: GameHistory

  constructor(rested: Rested, id: string, game: GameHistory) {
    this.#rested = rested
    this.#id = id
    this.#game = game
  }

  async all(): Promise<void> {
    const loaded = await this.#rested.backend.plain.games.load(this.#id)
    if (!loaded) {
      this.#violated('it is lost')
      return
    }
    const { head } = loaded
    if (canonicalJson(head) !== canonicalJson(this.#game.newest)) this.#violated('HEAD is not the newest commit')
    if (loaded.newest !== head.revision) this.#violated('the newest revision was never written out')
    await this.#checkLog(head)
    this.#checkReplay(head)
    await this.#checkGoesOn(head)
    await this.#checkLists(head)
    await this.#checkNotices(head)
    await this.#checkTold(head)
  }

  /** Every commit is in the log as it was put, in one chain without a gap. */
  async #checkLog(head: Head): Promise<void> {
    const log = await this.#rested.backend.plain.games.wholeLog(this.#id)
    const { commits } = this.#game
    if (log.length !== head.revision) this.#violated(`revision ${head.revision}, but ${log.length} log rows`)
    for (const [i, row] of log.entries()) {
      const commit = commits[i]
      if (!commit) return
      const put = logRowOf({ ...head, revision: commit.revision, out: commit.out })
      if (canonicalJson(row) !== canonicalJson(put)) this.#violated(`log row ${i + 1} is not what was committed`)
      const before = log[i - 1]
      if (row.previousHash !== (before ? logRowHash(before) : '')) this.#violated(`the chain breaks at ${i + 1}`)
    }
    const draws = log.flatMap((row) => row.draws)
    if (draws.some(({ n }, i) => n !== i)) this.#violated(`draws are numbered ${draws.map(({ n }) => n)}`)
  }

  /** Decisions and draws alone lead to the state. */
  #checkReplay(head: Head): void {
    const { rules } = this.#rested
    if (!head.state) return
    const { commits } = this.#game
    const start = startOf(rules, head)
    const run = rules.begin(start.state, chanceOf(rules, head))
    for (const { by: _, ...decision } of commits.flatMap(({ out }) => out.decisions)) {
      const refused = run.take(decision)
      if (refused) {
        this.#violated(`the log does not replay: ${refused.code}`)
        return
      }
    }
    if (canonicalJson(run.state) !== canonicalJson(head.state)) this.#violated('the log replays to another state')
    const draws = [...start.draws, ...run.draws]
    if (canonicalJson(draws) !== canonicalJson(commits.flatMap(({ out }) => out.draws)))
      this.#violated('the log replays with other draws')
  }

  /** Somebody owes a decision and has a legal one, or it is over. */
  async #checkGoesOn(head: Head): Promise<void> {
    const { state, seats, out } = head
    if (!state) {
      const isWaiting = seats.b === undefined || SEATS.some((seat) => lacksFleet(head, seat))
      if (!isWaiting) this.#violated('it lacks nothing and has not begun')
      return
    }
    const open = this.#rested.rules.pending(state)
    const asked = out.awaited.after.map(({ request }) => request)
    if (canonicalJson(open.map(({ id }) => id)) !== canonicalJson(asked)) this.#violated('other questions are open')
    if (state.result) return
    if (open.length === 0) this.#violated('it is stuck: nobody is asked')
    if (isBotAsked(head)) this.#violated('it waits for a bot')
    for (const request of open) {
      if ('options' in request && request.options.length === 0) this.#violated(`${request.ask} has no legal answer`)
      const clock = head.desk.clocks[request.seat]
      if (!clock) this.#violated(`${request.seat} is asked and has no clock`)
      else if (!isPractice(head)) await this.#checkClock(head, request.seat, clock.expired)
    }
    for (const seat of SEATS) {
      if (head.desk.clocks[seat] && !open.some((request) => request.seat === seat))
        this.#violated(`${seat} has a clock and is not asked`)
    }
  }

  /** In true time: whoever is late long enough is so on the desk, or was played for. */
  async #checkClock(head: Head, seat: 'a' | 'b', expired: boolean): Promise<void> {
    const { now, history, backend } = this.#rested
    const asked = this.#game.asked[seat]
    if (!asked || expired) return
    const since = history.knowsSince(this.#game, seat)
    if (since === undefined || since === 'never') return
    const outages = [...history.outages(head.id, now), ...outagesOf(await backend.plain.games.outages(), head.id)]
    const clock = head.desk.clocks[seat]
    // What its bank gets back is known to the tick alone.
    if (!clock || head.desk.times?.[seat]?.spent) return
    const late = now - deadline({ ...timeOf(head, seat, clock, outages), since }, outages)
    if (late > 16 * MINUTE)
      this.#violated(`${seat} is late since ${Math.round(late / MINUTE)} minutes and nobody noticed`)
  }

  async #checkLists(head: Head): Promise<void> {
    const { games } = this.#rested.backend.plain
    const { state } = head
    for (const seat of SEATS) {
      const player = head.seats[seat]?.player
      if (player === undefined) continue
      const [row]: (ListRow | undefined)[] = await games.listRowsOf(player, [this.#id])
      const status = state === undefined ? 'open' : state.result === undefined ? 'running' : 'over'
      const waits = head.desk.clocks[seat] !== undefined || lacksFleet(head, seat)
      if (row?.revision !== head.revision || row.status !== status || row.waits !== waits || row.seat !== seat)
        this.#violated(`the list of ${seat} says ${JSON.stringify(row)}`)
      await this.#checkWaiting(head, seat, player)
    }
    const invitation = await games.invitation(head.invitation)
    if (invitation?.gone !== (head.seats.b !== undefined)) this.#violated('the invitation is not what HEAD says')
  }

  /** A player's waiting rows name the game while it waits for them, at its time, and not otherwise. */
  async #checkWaiting(head: Head, seat: 'a' | 'b', player: string): Promise<void> {
    const all = await this.#rested.backend.plain.games.waiting(player, 1000)
    const own = all.filter(({ game }) => game === this.#id).map(({ due }) => due)
    const clock = head.desk.clocks[seat]
    const due = clock ? [nominalDue(head, clock)] : []
    if (own.join() !== due.join()) this.#violated(`${seat} waits at ${own.join(' ')}, by HEAD at ${due.join(' ')}`)
  }

  /** No notice stays for ever, none says that it was sent and was not. */
  async #checkNotices(head: Head): Promise<void> {
    const { now, backend, outside } = this.#rested
    const ids = new Set<string>()
    const owed = new Map<string, string>()
    for (let revision = 1; revision <= head.revision; revision += 1) {
      for (const row of await backend.plain.games.notices(this.#id, revision)) {
        const name = `${row.messageId} ${row.channel}`
        if (ids.has(name)) this.#violated(`two notices ${name}`)
        ids.add(name)
        const thing = `${row.kind} of revision ${row.revision} for ${row.person}`
        if ((owed.get(thing) ?? row.messageId) !== row.messageId) this.#violated(`${thing} has two ids`)
        owed.set(thing, row.messageId)
        const isOpen = row.status === 'waiting' || row.status === 'claimed'
        if (isOpen && row.due < now - 10 * MINUTE) this.#violated(`notice ${name} is ${row.status} for ever`)
        const came = outside.arrived.some(
          ({ notice }) => notice?.messageId === row.messageId && notice.channel === row.channel,
        )
        if (row.status === 'sent' && !came) this.#violated(`notice ${name} is marked as sent and never came`)
        if (row.status === 'failed' && row.channel === 'email' && row.attempts < 6)
          this.#violated(`notice ${name} was given up after ${row.attempts} attempts`)
      }
    }
  }

  /** Every seat that is still asked what it entered with has been told of it. */
  async #checkTold(head: Head): Promise<void> {
    const { outside, people } = this.#rested
    if (!head.state || head.state.result || isPractice(head)) return
    for (const seat of SEATS) {
      const asked = this.#game.asked[seat]
      const person = people.find(({ actor }) => actor.player === head.seats[seat]?.player)
      if (!asked || !person || isQuiet(head.desk.commands, head.out.awaited.after, seat)) continue
      if (!head.out.awaited.after.some(({ request }) => request === asked.owes)) continue
      const came = outside.arrived.some(
        ({ to, notice }) =>
          to === person.email && notice?.kind === 'your-turn' && notice.messageId.startsWith(asked.owes),
      )
      if (!came && !(await this.#isExcused(asked.revision, person)))
        this.#violated(`${seat} owes ${asked.owes} and was not told`)
    }
  }

  /** They did not want mails for a while, or it is still being tried: it came up just now, or the mail server refuses it. */
  async #isExcused(revision: number, { actor, wasQuiet }: Person): Promise<boolean> {
    const { backend, now } = this.#rested
    const rows = await backend.plain.games.notices(this.#id, revision)
    const row = rows.find(
      ({ person, kind, channel }) => person === actor.player && kind === 'your-turn' && channel === 'email',
    )
    if (row?.status === 'dropped') return wasQuiet
    return row?.status === 'failed' || (row?.status === 'waiting' && row.due > now - 10 * MINUTE)
  }

  #violated(what: string): void {
    this.#rested.violated(`game ${this.#id}: ${what}`)
  }
}

/** An acknowledged submission is there, once; and whoever asked twice was told the same. */
function checkSubmissions({ submitted, history, violated }: Rested): void {
  for (const { game, seat, submission, answers } of submitted) {
    const times = history.games.get(game)?.remembered.get(`${seat} ${submission}`)?.length ?? 0
    const granted = answers.filter((answer) => !(answer instanceof ServiceRefusal))
    if (times > 1) violated(`game ${game}: ${submission} was applied ${times} times`)
    if (granted.length > 0 && times === 0) violated(`game ${game}: ${submission} was acknowledged and is lost`)
    if (new Set(granted.map((answer) => JSON.stringify(answer))).size > 1)
      violated(`game ${game}: ${submission} was answered in two ways: ${JSON.stringify(granted)}`)
  }
}

/** Nothing that is due lies about: whatever is not to come is settled and gone. */
async function checkHints({ backend, history, now, violated }: Rested): Promise<void> {
  for (const { pk, sk } of await backend.keys()) {
    if (!pk.startsWith('DUE#')) continue
    const [at = '', game = '', revision] = sk.split('#')
    if (Date.parse(at) < now - 5 * MINUTE)
      violated(`game ${game}: the hint of revision ${Number(revision)} for ${at} is still there`)
    if (!history.games.has(game) && Date.parse(at) < now - 5 * MINUTE) violated(`a hint for ${game}, which is none`)
  }
}
