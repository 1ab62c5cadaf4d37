import { endLeave, readLeave, takeLeave } from '#functions/use-cases/account/leaves'
import { changeProfile } from '#functions/use-cases/account/profile'
import { giveTime } from '#functions/use-cases/clock/give-time'
import { letAutopilot } from '#functions/use-cases/clock/let-autopilot'
import { nudge } from '#functions/use-cases/clock/nudge'
import { pauseGame } from '#functions/use-cases/clock/pause-game'
import { readGame } from '#functions/use-cases/read/read-game'
import type { Rest } from '#shared/play/clock/resting-times'
import type { GamePage } from '#shared/play/protocol/responses'
import { Client, type Clients, granted, type Person } from './client'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MINUTES_OF_A_DAY = 24 * 60

/** Somebody who sees to it that time is fair at one of their games: rests, goes on leave, agrees to pauses, gives time. */
export class Timekeeper extends Client {
  readonly #person: Person
  readonly #game: string
  #gifts = 0

  constructor(clients: Clients, name: string, person: Person, game: string) {
    super(clients, `${name}.clock`)
    this.#person = person
    this.#game = game
  }

  async keeps(): Promise<void> {
    while (!this.isOver) {
      await this.rest(5 * MINUTE + this.below(HOUR))
      if (this.isOver) return
      const { actor } = this.#person
      const page = granted(await this.ask('look', (deps) => readGame(deps, actor, this.#game, 0)))
      if (page?.status === 'over') return
      if (page?.status !== 'running') continue
      await this.#does(page)
    }
  }

  async #does(page: GamePage): Promise<void> {
    const what = this.below(6)
    if (page.mayNudge && what > 2) return this.#asks()
    if (page.mayFinish && what < 3) return this.#finishes()
    if (what === 0) return this.#rests()
    if (what === 1) return this.#leaves()
    if (what === 2) return this.#gives()
    return this.#pauses(page)
  }

  async #rests(): Promise<void> {
    const { actor } = this.#person
    const from = this.below(MINUTES_OF_A_DAY)
    const quiet = { from, to: (from + 1 + this.below(10 * 60)) % MINUTES_OF_A_DAY }
    const rest: Rest =
      this.below(3) === 0 ? {} : { quiet, ...(this.below(2) === 0 && { daysOff: [1 + this.below(7)] }) }
    await this.insist('rest', (deps) => changeProfile(deps, actor, { rest: rest as { quiet?: typeof quiet } }))
    this.clients.took('rest changed')
  }

  async #leaves(): Promise<void> {
    const { actor } = this.#person
    const page = granted(await this.ask('leave', (deps) => readLeave(deps, actor)))
    const [first] = page?.leaves ?? []
    if (first) {
      await this.insist('end leave', (deps) => endLeave(deps, actor, first.id))
      this.clients.took('leave ended')
      return
    }
    const last = new Date(this.clients.ground.scheduler.now + HOUR * this.below(40)).toISOString().slice(0, 10)
    if (granted(await this.insist('take leave', (deps) => takeLeave(deps, actor, { last }))))
      this.clients.took('on leave')
  }

  async #gives(): Promise<void> {
    const { actor } = this.#person
    this.#gifts += 1
    const given = { submissionId: `${this.name}-${this.#gifts}`, hours: 1 }
    if (granted(await this.insist('gift', (deps) => giveTime(deps, actor, this.#game, given))))
      this.clients.took('time given')
  }

  async #asks(): Promise<void> {
    const { actor } = this.#person
    if (granted(await this.insist('nudge', (deps) => nudge(deps, actor, this.#game)))) this.clients.took('nudged')
  }

  async #pauses({ pause, you }: GamePage): Promise<void> {
    const { actor } = this.#person
    const { offer, on } = pause ?? {}
    const until = new Date(this.clients.ground.scheduler.now + MINUTE * (5 + this.below(90))).toISOString()
    const isOpen = this.below(2) === 0
    const agreed = offer?.until === undefined ? {} : { until: offer.until }
    const change = on
      ? ({ do: 'go-on' } as const)
      : offer && offer.by !== you
        ? ({ do: 'agree', ...agreed } as const)
        : offer && this.below(3) === 0
          ? ({ do: 'withdraw' } as const)
          : ({ do: 'offer', ...(!isOpen && { until }) } as const)
    if (granted(await this.insist('pause', (deps) => pauseGame(deps, actor, this.#game, change))))
      this.clients.took(`pause: ${change.do}`)
  }

  async #finishes(): Promise<void> {
    const { actor } = this.#person
    if (granted(await this.insist('autopilot', (deps) => letAutopilot(deps, actor, this.#game))))
      this.clients.took('autopilot')
  }
}
