import { pages } from '#messages/pages'
import type { WebhookFailure, WebhookState, WebhookWithSecret } from '#shared/play/protocol/responses'
import { api, type Failure } from '#web/api/client'

const words = pages.settings.webhooks

export const failureWords = (failure: WebhookFailure): string =>
  failure.code === 'status' ? words.failure.status(failure.status) : words.failure[failure.code]

/** The webhooks of the player and what was done with them last. */
export class WebhookSettings {
  list = $state.raw<WebhookState[] | undefined>(undefined)
  most = $state(0)
  /** The service shows it once; the page keeps it until the reader closes it. */
  secret = $state.raw<{ address: string; text: string } | undefined>(undefined)
  failure = $state.raw<Failure | undefined>(undefined)
  /** What was done last, for the live region. */
  news = $state('')
  /** A request is running; a second press would do it twice. */
  busy = $state(false)

  load = (): Promise<void> =>
    this.act(async () => {
      const answer = await api.webhooks()
      if (!answer.ok) return this.failed(answer.failure)
      this.list = answer.body.webhooks
      this.most = answer.body.most
    })

  /** @returns whether it was added */
  async add(url: string, mention: string): Promise<boolean> {
    let added = false
    await this.act(async () => {
      const answer = await api.addWebhook({ url, ...(mention === '' ? {} : { mention }) })
      if (!answer.ok) return this.failed(answer.failure)
      added = true
      const { webhook } = answer.body
      this.list = [...(this.list ?? []), webhook]
      this.keep(answer.body)
      this.news = words.added(webhook.address)
    })
    return added
  }

  renew = (id: string): Promise<void> =>
    this.act(async () => {
      const answer = await api.renewSecret(id)
      if (!answer.ok) return this.failed(answer.failure)
      this.keep(answer.body)
      this.news = words.renewed
    })

  test = (id: string): Promise<void> =>
    this.act(async () => {
      this.news = words.testing
      const answer = await api.testWebhook(id)
      if (!answer.ok) return this.failed(answer.failure)
      const { failure } = answer.body
      this.news = failure === undefined ? words.arrived : words.notArrived(failureWords(failure))
    })

  switch = (id: string, on: boolean): Promise<void> =>
    this.act(async () => {
      const answer = await api.switchWebhook(id, on)
      if (!answer.ok) return this.failed(answer.failure)
      const after = answer.body
      this.list = this.list?.map((one) => (one.id === id ? after : one))
      this.news = on ? words.switchedOn(after.address) : words.switchedOff(after.address)
    })

  remove = ({ id, address }: WebhookState): Promise<void> =>
    this.act(async () => {
      const answer = await api.removeWebhook(id)
      if (!answer.ok) return this.failed(answer.failure)
      this.list = this.list?.filter((one) => one.id !== id)
      if (this.secret?.address === address) this.putAway()
      this.news = words.removed(address)
    })

  async copy(): Promise<void> {
    if (this.secret === undefined) return
    await navigator.clipboard.writeText(this.secret.text)
    this.news = words.copied
  }

  putAway(): void {
    this.secret = undefined
  }

  private keep({ webhook: { address }, secret }: WebhookWithSecret): void {
    this.secret = secret === undefined ? undefined : { address, text: secret }
  }

  private failed(failure: Failure): void {
    this.failure = failure
    this.news = ''
  }

  private async act(work: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.failure = undefined
    this.news = ''
    await work()
    this.busy = false
  }
}
