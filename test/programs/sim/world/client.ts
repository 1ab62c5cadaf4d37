import type { Actor, Deps } from '#functions/ports/deps'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { SubmissionOutcome } from '#functions/use-cases/submit/submission'
import type { RandomNumber } from '#shared/play/bots/random'
import { seededFor } from '#test/support/random-choice'
import type { Ground } from './invocation'
import type { Answer, Service } from './service'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** What of an answer must be the same each time. */
export type Result = Pick<SubmissionOutcome, 'used' | 'steps' | 'stopped'>

/** What a submission was answered, each time it was. */
export interface Submitted {
  game: string
  /** As the service remembers it: `resign …` and so on. */
  submission: string
  seat?: string
  answers: (ServiceRefusal | Result)[]
}

export interface Clients {
  ground: Ground
  service: Service
  /** Nobody does anything any more. */
  isOver(): boolean
  submitted: Submitted[]
  /** Ways that players took: so that a run can show which ones never were. */
  took(way: string): void
}

/** Somebody at a device: asks again, with the same words, for what got no answer. */
export class Client {
  readonly name: string
  readonly below: RandomNumber
  protected readonly clients: Clients
  #requests = 0
  #wake: () => void = () => {}

  constructor(clients: Clients, name: string) {
    this.clients = clients
    this.name = name
    this.below = seededFor(clients.ground.seed, `player ${name}`)
  }

  protected get isOver(): boolean {
    return this.clients.isOver()
  }

  /** One request, once. */
  protected ask<T>(what: string, work: (deps: Deps) => Promise<T>): Promise<Answer<T>> {
    this.#requests += 1
    return this.clients.service.request(`${this.name}.${this.#requests} ${what}`, work)
  }

  /** The same request until it is answered, or patience is over. */
  protected async insist<T>(what: string, work: (deps: Deps) => Promise<T>, tries = 6): Promise<Answer<T>> {
    for (let n = 1; n <= tries; n += 1) {
      const answer = await this.ask(what, work)
      if (answer !== 'no-answer') {
        if (n > 1) this.clients.took('asked again')
        return answer
      }
      if (this.isOver) return answer
      await this.clients.ground.scheduler.sleep(n * (SECOND + this.below(20 * SECOND)))
    }
    this.clients.took('gave up')
    return 'no-answer'
  }

  /** Rests; less long if a message comes. */
  protected rest(delay: number): Promise<void> {
    return new Promise((resolve) => {
      let isAwake = false
      const wake = () => {
        if (!isAwake) resolve()
        isAwake = true
      }
      this.#wake = wake
      this.clients.ground.scheduler.after(delay, wake)
    })
  }

  /** A message has come: most look soon. */
  poke(): void {
    if (this.below(4) > 0) this.clients.ground.scheduler.after(this.below(3 * MINUTE), () => this.#wake())
  }
}

/** What came of a request, if it came and was no refusal. */
export const granted = <T>(answer: Answer<T | ServiceRefusal>): T | undefined =>
  answer === 'no-answer' || answer.value instanceof ServiceRefusal ? undefined : answer.value

export interface Person {
  email: string
  name: string
  actor: Actor
  /** URLs of the webhooks that were ever added. */
  webhooks: Set<string>
  /** They did not want mails for a while. */
  wasQuiet: boolean
}
