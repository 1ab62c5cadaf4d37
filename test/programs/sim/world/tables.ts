import { createGame } from '#functions/use-cases/lobby/create-game'
import { joinGame, readInvitation } from '#functions/use-cases/lobby/invitations'
import type { Seat } from '#shared/game/engine/state'
import { hex } from '#shared/play/bots/random'
import type { NewGame } from '#shared/play/protocol/request-bodies'
import { Client, type Clients, granted, type Person } from './client'
import { SeatPlayer } from './seat-player'
import type { Style, TableKind } from './style'
import { Timekeeper } from './timekeeper'

const MINUTE = 60_000

export interface Pace {
  /** The longest time of a hand-off. */
  hours: number
  /** Longest pause of a player between two looks, apart from silences; ms. */
  pause: number
  /** It is made by then; ms. */
  begins: number
  /** Its players see to their time, and it may have a bank. */
  fairTime: boolean
}

/** One game from the first call to the last answer: who makes it, who comes, and who would have liked to come. */
export class Table extends Client {
  readonly #style: Style
  readonly #kind: TableKind
  readonly #pace: Pace
  readonly #seats: SeatPlayer[] = []

  constructor(clients: Clients, n: number, style: Style, pace: Pace) {
    super(clients, `g${n}`)
    this.#style = style
    this.#pace = pace
    this.#kind = style.kinds[this.below(style.kinds.length)] ?? 'learning'
  }

  /** A message about this game has come to one of its players. */
  told(email: string): void {
    for (const seat of this.#seats) if (seat.email === email) seat.poke()
  }

  async play(maker: Person, joiner: Person, late: Person): Promise<void> {
    await this.rest(this.below(this.#pace.begins))
    const wanted = this.#newGame()
    const made = granted(await this.insist('make', (deps) => createGame(deps, maker.actor, wanted), 12))
    if (!made) return
    this.clients.took(`made ${this.#kind}`)
    const first = this.#seat('a', made.id, maker)
    if (this.#kind === 'practice') {
      await first.plays()
      return
    }
    const code = made.invitation?.slice('/i/'.length)
    if (code === undefined) return
    const rivals = this.below(4) === 0 ? [joiner, late] : [joiner]
    const came = await Promise.all(rivals.map((person) => this.#comes(person, code)))
    const second = came.find((game) => game !== undefined)
    if (!second) {
      this.clients.took('nobody came')
      return
    }
    await Promise.all([first.plays(), second.plays()])
  }

  /** Each attempt says the same. */
  #newGame(): NewGame {
    const fixed = {
      submissionId: `${this.name}-make`,
      salt: hex(16, this.below),
      hoursPerHandOff: 1 + this.below(this.#pace.hours),
      ...(this.below(3) === 0 && { whenTimeIsUp: 'play-on' as const }),
      ...(this.#pace.fairTime && this.below(2) === 0 && { bank: { hours: 1 + this.below(2) } }),
    }
    if (this.#kind === 'fleets') return { ...fixed, kind: 'fleets', options: 'core-set' }
    return { ...fixed, wish: 'any', ...(this.#kind === 'practice' && { against: 'practice' as const }) }
  }

  async #comes(person: Person, code: string): Promise<SeatPlayer | undefined> {
    const below = this.below
    await this.rest(below(20 * MINUTE))
    await this.ask('invitation', (deps) => readInvitation(deps, person.actor, code))
    const salt = hex(16, below)
    const joined = granted(
      await this.insist('join', (deps) => joinGame(deps, person.actor, code, { wish: 'any', salt }), 12),
    )
    if (!joined) {
      this.clients.took('came too late')
      return undefined
    }
    this.clients.took('joined')
    return this.#seat('b', joined.id, person)
  }

  #seat(seat: Seat, game: string, person: Person): SeatPlayer {
    const player = new SeatPlayer(this.clients, `${this.name}.${seat}`, {
      game,
      seat,
      person,
      style: this.#style,
      pause: this.#pace.pause,
    })
    this.#seats.push(player)
    if (this.#pace.fairTime && this.#kind !== 'practice')
      void new Timekeeper(this.clients, `${this.name}.${seat}`, person, game).keeps()
    return player
  }
}
