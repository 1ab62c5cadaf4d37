import type { Deps } from '#functions/ports/deps'
import { bringFleet } from '#functions/use-cases/lobby/bring-fleet'
import { listGames } from '#functions/use-cases/lobby/list-games'
import { readOrders, saveOrders, savePlans } from '#functions/use-cases/orders/orders'
import { readGame } from '#functions/use-cases/read/read-game'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { answerByOrder } from '#functions/use-cases/submit/answer-by-order'
import { claimGame } from '#functions/use-cases/submit/claim-game'
import { playPlanNow } from '#functions/use-cases/submit/play-plan'
import { resignGame } from '#functions/use-cases/submit/resign-game'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { switchCard } from '#functions/use-cases/submit/switch-card'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { Seat } from '#shared/game/engine/state'
import type { BroughtFleet } from '#shared/play/protocol/request-bodies'
import type { GamePage } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import { Client, type Clients, granted, type Person, type Result } from './client'
import type { Answer } from './service'
import type { Style } from './style'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export interface Place {
  game: string
  seat: Seat
  person: Person
  style: Style
  pause: number
}

/** One player at one game: looks now and then, answers, and does what people do by mistake or out of impatience. */
export class SeatPlayer extends Client {
  readonly #place: Place
  #sent = 0
  /** Requests that were open once. */
  readonly #seen: string[] = []
  #last: (() => Promise<void>) | undefined

  constructor(clients: Clients, name: string, place: Place) {
    super(clients, name)
    this.#place = place
  }

  get email(): string {
    return this.#place.person.email
  }

  async plays(): Promise<void> {
    while (!this.isOver) {
      await this.rest(this.#pause())
      if (this.isOver) return
      const page = granted(await this.ask('look', (deps) => readGame(deps, this.#actor, this.#place.game, 0)))
      if (!page) continue
      if (page.status === 'over') {
        this.clients.took(`ended by ${page.result?.reason}`)
        return
      }
      await this.#acts(page)
    }
  }

  get #actor() {
    return this.#place.person.actor
  }

  #pause(): number {
    const { pause } = this.#place
    const isSilent = this.below(25) === 0
    return isSilent ? HOUR + this.below(4 * HOUR) : 10_000 + this.below(pause)
  }

  async #acts(page: GamePage): Promise<void> {
    if (page.status === 'open') return this.#bringsFleet(page)
    const mood = this.below(100)
    if (page.mayClaim && mood < 60) return this.#claims()
    if (mood < 1) return this.#claims()
    if (mood < 9) return this.#prepares(page)
    if (mood < 11) await this.ask('list', (deps) => listGames(deps, this.#actor))
    if (mood === 99 && (page.view?.step ?? 0) > 5 && this.below(3) === 0) return this.#resigns()
    const request = page.view?.requests[0]
    if (page.view === undefined || request === undefined) return
    this.#seen.push(request.id)
    if (mood < 15) return this.#says('wrong', request, { option: 'nonsense' })
    const stale = this.#seen[0]
    const choice = this.#place.style.legal(page.view, request, this.below)
    if (mood < 18 && stale !== undefined && stale !== request.id)
      return this.#says('stale', { ...request, id: stale }, choice)
    if (mood < 24) {
      // Two tabs, or two devices, at the same moment.
      this.clients.took('two tabs')
      await Promise.all([this.#says('one tab', request, choice), this.#says('other tab', request, choice)])
      return
    }
    if (mood < 28 && this.#last) return this.#last()
    if (mood < 45 && request.ask === 'ship.activate') return this.#plans(page.view, request)
    if (mood < 34) return this.#byOrder(page.view, request)
    await this.#says('answer', request, choice)
  }

  async #says(what: string, request: DecisionRequest, choose: Choice): Promise<void> {
    const { game, style } = this.#place
    const { ask, subject, id } = request
    const rest = this.below(3) === 0 ? style.linesAfter(request) : []
    const submissionId = this.#newId()
    const command = { game, submissionId, answers: id, script: [{ ask, subject, choose }, ...rest] }
    this.clients.took(`sent: ${what}`)
    const send = () => this.sends('', submissionId, (deps) => submitDecisions(deps, this.#actor, command))
    this.#last = async () => {
      this.clients.took('sent once more')
      await send()
    }
    await send()
  }

  async #claims(): Promise<void> {
    const submissionId = this.#newId()
    const { game } = this.#place
    const answer = await this.sends('claim', submissionId, (deps) =>
      claimGame(deps, this.#actor, { game, submissionId }),
    )
    if (granted(answer)) this.clients.took('claimed')
  }

  async #resigns(): Promise<void> {
    const submissionId = this.#newId()
    const { game } = this.#place
    const answer = await this.sends('resign', submissionId, (deps) =>
      resignGame(deps, this.#actor, { game, submissionId }),
    )
    if (granted(answer)) this.clients.took('resigned')
  }

  async #bringsFleet({ battle }: GamePage): Promise<void> {
    const { game, seat, style } = this.#place
    if (!battle || (battle.yourFleet && this.below(4) > 0)) return
    const submissionId = this.#newId()
    const fleet: BroughtFleet['fleet'] = JSON.parse(JSON.stringify(style.fleet(seat, this.below)))
    const answer = await this.sends('fleet', submissionId, async (deps) => {
      const brought = await bringFleet(deps, this.#actor, { game, submissionId, fleet })
      return brought instanceof Object && 'id' in brought ? { used: 0, steps: { after: 0, upTo: 0 } } : brought
    })
    if (granted(answer)) this.clients.took('fleet brought')
  }

  /** Orders or plans, by the edition that was read; that may be gone meanwhile. */
  async #prepares({ view }: GamePage): Promise<void> {
    const { game, style } = this.#place
    const page = granted(await this.ask('orders', (deps) => readOrders(deps, this.#actor, game)))
    if (!page) return
    const { edition } = page
    if (this.below(2) === 0) {
      const orders = style.orders(this.below)
      await this.insist('save orders', (deps) => saveOrders(deps, this.#actor, game, { edition, orders }))
      this.clients.took('orders saved')
    } else if (view) {
      const plans = style.plans(view, this.below)
      await this.insist('save plans', (deps) => savePlans(deps, this.#actor, game, { edition, plans }))
      this.clients.took('plans saved')
    }
  }

  /** Saves plans for the question that is open, and plays one by its button. */
  async #plans(view: GameView, request: DecisionRequest): Promise<void> {
    const { game, style } = this.#place
    const page = granted(await this.ask('orders', (deps) => readOrders(deps, this.#actor, game)))
    if (!page) return
    const plans = style.plans(view, this.below)
    const { edition } = page
    await this.insist('save plans', (deps) => savePlans(deps, this.#actor, game, { edition, plans }))
    await this.#playsPlan(request)
  }

  async #playsPlan({ id: answers }: DecisionRequest): Promise<void> {
    const { game, style } = this.#place
    const submissionId = this.#newId()
    const plan = style.planIds[this.below(style.planIds.length)]
    if (plan === undefined) return
    const command = { game, submissionId, answers, plan }
    const answer = await this.sends('', submissionId, (deps) => playPlanNow(deps, this.#actor, command))
    if (granted(answer)) this.clients.took('plan played')
  }

  async #byOrder(view: GameView, request: DecisionRequest): Promise<void> {
    const { game, style } = this.#place
    const submissionId = this.#newId()
    const command = { game, submissionId, answers: request.id }
    const way = this.below(3)
    if (way === 0) {
      const answer = await this.sends('', submissionId, (deps) => answerByOrder(deps, this.#actor, command))
      if (granted(answer)) this.clients.took('answered by order')
    } else if (way === 1) {
      await this.#playsPlan(request)
    } else {
      const cards = style.cards(view)
      const card = cards[this.below(cards.length)]
      if (card === undefined) return
      const on = this.below(2) === 0
      const answer = await this.sends('', submissionId, (deps) =>
        switchCard(deps, this.#actor, { game, submissionId, card, on }),
      )
      if (granted(answer)) this.clients.took('card switched')
    }
  }

  /** A submission, until it is answered; what it was answered is kept. */
  async sends(
    kind: '' | 'fleet' | 'resign' | 'claim',
    submissionId: string,
    work: (deps: Deps) => Promise<Result | ServiceRefusal>,
  ): Promise<Answer<Result | ServiceRefusal>> {
    const { game, seat } = this.#place
    const submission = kind === '' ? submissionId : `${kind} ${submissionId}`
    const known = this.clients.submitted.find(
      (one) => one.game === game && one.seat === seat && one.submission === submission,
    )
    const record = known ?? { game, seat, submission, answers: [] }
    if (!known) this.clients.submitted.push(record)
    const answer = await this.insist(kind === '' ? `submit ${submissionId}` : submission, work)
    if (answer !== 'no-answer')
      record.answers.push(answer.value instanceof ServiceRefusal ? answer.value : resultOf(answer.value))
    return answer
  }

  #newId(): string {
    this.#sent += 1
    return `${this.name}-${this.#sent}`
  }
}

const resultOf = ({ used, steps, stopped }: Result): Result => ({ used, steps, ...(stopped && { stopped }) })
