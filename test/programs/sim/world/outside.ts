import type { Millis } from '#functions/ports/clock'
import type { NoticeKey, NoticeRow } from '#functions/ports/game-store'
import type { Mail, Mailer } from '#functions/ports/mailer'
import type { NoticeWriter } from '#functions/ports/notice-writer'
import type { WebhookAnswer, WebhookPost, WebhookSender } from '#functions/ports/webhook-sender'
import type { FaultKind } from './faults'
import type { Invocation } from './invocation'

/** A message that has arrived, whatever its sender heard of that. */
export interface Arrived {
  /** Address of a mail, URL of a webhook. */
  to: string
  id: string
  text: string
  at: Millis
  by: Invocation
  /** Number of the sender's call. */
  call: number
  /** What it tells; absent: a link, or the word about a webhook. */
  notice?: NoticeRow
}

export interface Listener {
  now(): Millis
  arrived(message: Arrived): void
  took(way: string): void
  violated(what: string): void
}

const nameOf = ({ game, revision, person, channel }: NoticeKey) => `${game} ${revision} ${person} ${channel}`

/** The mail server and everybody's webhooks: what arrives there, and that nothing arrives twice without an excuse. */
export class Outside {
  readonly arrived: Arrived[] = []
  readonly #latest = new Map<string, Arrived>()
  /** Which notice a message tells: known from when it was worded. */
  readonly #told = new WeakMap<object, NoticeRow>()
  readonly #marked = new Set<string>()
  readonly #listener: Listener

  constructor(listener: Listener) {
    this.#listener = listener
  }

  mailer(by: Invocation): Mailer {
    return {
      send: (mail: Mail) => {
        const call = by.calls + 1
        return by.call('mail', `mail ${mail.messageId} to ${mail.to}`, async () => {
          const text = `${mail.subject}\n${mail.text}\n${mail.html}\n${JSON.stringify(mail.headers)}`
          this.#arrive(mail, { by, call, to: mail.to, id: mail.messageId, text })
        })
      },
    }
  }

  webhooks(by: Invocation): WebhookSender {
    return {
      accepts: async (url) => url.startsWith('https://'),
      post: (post) => {
        const call = by.calls + 1
        return by.call('webhook', `post to ${post.url}`, async (fault): Promise<WebhookAnswer> => {
          if (fault === undefined || fault === 'webhook-answer-lost') {
            const id = post.headers['webhook-id'] ?? this.#told.get(post)?.messageId ?? ''
            this.#arrive(post, { by, call, to: post.url, id, text: post.body })
          }
          return answerTo(fault)
        })
      },
    }
  }

  /** The words themselves are read from the store at once: what goes wrong on the way goes wrong with all of it. */
  writer(by: Invocation, writer: NoticeWriter): NoticeWriter {
    const noted = <M extends Mail | WebhookPost>(message: M | undefined, notice: NoticeRow) => {
      if (message) this.#told.set(message, notice)
      return message
    }
    return {
      mail: (notice, game, player) =>
        by.call('writer', 'words of a mail', async () => noted(await writer.mail(notice, game, player), notice)),
      webhook: (notice, game, webhook, language) =>
        by.call('writer', 'words of a webhook', async () =>
          noted(await writer.webhook(notice, game, webhook, language), notice),
        ),
      test: (...asked) => by.call('writer', 'words of a test', () => writer.test(...asked)),
      trouble: (...asked) => by.call('writer', 'words of trouble', () => writer.trouble(...asked)),
    }
  }

  /** Its sender has marked it as sent: from now on nobody may send it again. */
  marked(key: NoticeKey): void {
    this.#marked.add(nameOf(key))
  }

  #arrive(message: object, how: Omit<Arrived, 'at' | 'notice'>): void {
    const notice = this.#told.get(message)
    const { to, id } = how
    const arrived: Arrived = { ...how, at: this.#listener.now(), ...(notice && { notice }) }
    const name = `${to} ${id}`
    const before = this.#latest.get(name)
    if (before && notice) {
      if (this.#marked.has(nameOf(notice))) this.#listener.violated(`${id} came to ${to} again after it was marked`)
      else if (!before.by.isHurtSince(before.call)) this.#listener.violated(`${id} came to ${to} twice`)
      else this.#listener.took('told twice')
    }
    this.#latest.set(name, arrived)
    this.arrived.push(arrived)
    this.#listener.arrived(arrived)
  }
}

function answerTo(fault: FaultKind | undefined): WebhookAnswer {
  switch (fault) {
    case 'webhook-refused':
      return { status: 500 }
    case 'webhook-too-many':
      return { status: 429, retryAfter: 90_000 }
    case 'webhook-hangs':
    case 'webhook-answer-lost':
      return { code: 'timeout' }
    default:
      return { status: 204 }
  }
}
