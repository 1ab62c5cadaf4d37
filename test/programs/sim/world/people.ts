import { changeProfile } from '#functions/use-cases/account/profile'
import { signIn } from '#functions/use-cases/account/sign-in'
import { sendSignInLink } from '#functions/use-cases/account/sign-in-link'
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  renewSecret,
  switchWebhook,
  testWebhook,
} from '#functions/use-cases/account/webhooks'
import { Client, type Clients, granted, type Person } from './client'
import type { Arrived } from './outside'

const MINUTE = 60_000
const ZONES = ['UTC', 'Europe/Warsaw', 'America/Los_Angeles', 'Asia/Kolkata']

/** A person before and beside their games: signs in by a mailed link, and tells the service where to be told. */
export class Someone extends Client {
  readonly email: string
  readonly #webhooks = new Set<string>()
  #token: string | undefined
  #quiet = false

  constructor(clients: Clients, n: number) {
    super(clients, `p${n}`)
    this.email = `p${n}@example.org`
  }

  /** A mail that is no notice: a link, for one. */
  received({ text }: Arrived): void {
    this.#token = text.match(/\/sign-in\/([A-Za-z0-9_-]+)/)?.[1] ?? this.#token
  }

  /** @returns undefined if the run was over before */
  async signsIn(): Promise<Person | undefined> {
    while (!this.isOver) {
      await this.ask('link', (deps) => sendSignInLink(deps, this.email))
      await this.rest(MINUTE + this.below(2 * MINUTE))
      const token = this.#token
      if (token === undefined) {
        // The service sends five links an hour to one address.
        await this.rest(8 * MINUTE)
        continue
      }
      const zone = ZONES[this.below(ZONES.length)] ?? 'UTC'
      const signedIn = granted(await this.ask('sign in', (deps) => signIn(deps, token, { zone })))
      this.#token = undefined
      if (!signedIn) continue
      this.clients.took('signed in')
      const { id, name } = signedIn.signedIn
      return { email: this.email, name, actor: { player: id }, webhooks: this.#webhooks, wasQuiet: false }
    }
    return undefined
  }

  /** Changes settings now and then, webhooks if there may be any. */
  async livesOn(person: Person, mayHook: boolean): Promise<void> {
    while (!this.isOver) {
      await this.rest(5 * MINUTE + this.below(200 * MINUTE))
      if (this.isOver) return
      if (this.below(4) === 0) await this.#changesProfile(person)
      else if (mayHook) await this.#changesWebhooks(person)
    }
  }

  async #changesProfile(person: Person): Promise<void> {
    const { actor } = person
    if (this.below(3) > 0) {
      const zone = ZONES[this.below(ZONES.length)] ?? 'UTC'
      const name = `${this.name} ${this.below(3)}`
      await this.insist('profile', (deps) => changeProfile(deps, actor, { zone, name }))
      return
    }
    this.#quiet = !this.#quiet
    person.wasQuiet = true
    const isWanted = !this.#quiet
    await this.insist(isWanted ? 'mails on' : 'mails off', (deps) => changeProfile(deps, actor, { mail: isWanted }))
    this.clients.took(isWanted ? 'mails on' : 'mails off')
  }

  async #changesWebhooks({ actor }: Person): Promise<void> {
    const list = granted(await this.ask('webhooks', (deps) => listWebhooks(deps, actor)))
    const [first] = list?.webhooks ?? []
    if (!first || this.below(3) === 0) {
      const url = `https://${this.name}-${this.below(1_000_000)}.example/hook`
      this.#webhooks.add(url)
      const added = granted(await this.insist('add webhook', (deps) => addWebhook(deps, actor, { url })))
      if (added) this.clients.took('webhook added')
      return
    }
    const { id } = first
    switch (this.below(4)) {
      case 0:
        await this.insist('remove webhook', (deps) =>
          removeWebhook(deps, actor, id).then((refused) => refused ?? 'removed'),
        )
        this.clients.took('webhook removed')
        break
      case 1:
        await this.insist('switch webhook', (deps) => switchWebhook(deps, actor, id, first.off !== undefined))
        this.clients.took('webhook switched')
        break
      case 2:
        await this.insist('renew secret', (deps) => renewSecret(deps, actor, id))
        this.clients.took('secret renewed')
        break
      default:
        await this.ask('test webhook', (deps) => testWebhook(deps, actor, id))
        this.clients.took('webhook tested')
    }
  }
}
