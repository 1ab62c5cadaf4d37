import { generateKeyPairSync, sign } from 'node:crypto'
import type { DiscordApplication } from '#functions/ports/deps'
import type { TestApp } from './app'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')

/** The bot's application, whose key signs what this Discord sends. */
export const APPLICATION: DiscordApplication = {
  id: '81384788765712384',
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
}

export interface BotReply {
  type: number
  data?: {
    content?: string
    flags?: number
    embeds?: { title?: string; description: string }[]
    components?: { components: { label: string; url?: string; custom_id?: string }[] }[]
    choices?: { name: string; value: string }[]
    allowed_mentions?: object
  }
}

export const signed = (body: string, atSeconds: number): Record<string, string> => ({
  'content-type': 'application/json',
  'X-Signature-Timestamp': String(atSeconds),
  'X-Signature-Ed25519': sign(null, Buffer.from(atSeconds + body), privateKey).toString('hex'),
})

/** Somebody at Discord, in a server whose language is English unless told. */
export class DiscordUser {
  private static interactions = 1_000
  private readonly service: Pick<TestApp, 'app' | 'clock'>
  readonly id: string
  private readonly locale: string

  constructor(service: Pick<TestApp, 'app' | 'clock'>, id: string, locale = 'en-US') {
    this.service = service
    this.id = id
    this.locale = locale
  }

  /** `/armada name option:value …` */
  command = (name: string, options: Record<string, string> = {}): Promise<BotReply> =>
    this.interact(2, { options: [{ name, options: optionsOf(options) }] })

  /** What is offered while the option `game` is typed. */
  typing = (name: string): Promise<BotReply> =>
    this.interact(4, { options: [{ name, options: optionsOf({ game: '' }) }] })

  press = (custom_id: string, interaction?: string): Promise<BotReply> => this.interact(3, { custom_id }, interaction)

  private async interact(type: number, data: object, id = String(++DiscordUser.interactions)): Promise<BotReply> {
    const member = { user: { id: this.id, username: `user-${this.id}`, global_name: null } }
    const body = JSON.stringify({ id, type, locale: this.locale, member, data, token: 'x', version: 1 })
    const headers = signed(body, Math.floor(this.service.clock.at / 1000))
    const answer = await this.service.app.request('/discord/interactions', { method: 'POST', body, headers })
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as BotReply
  }
}

const optionsOf = (options: Record<string, string>) =>
  Object.entries(options).map(([name, value]) => ({ name, type: 3, value }))

/** All that its reader reads of a reply. */
export const wordsOf = ({ data }: BotReply): string =>
  [data?.content, ...(data?.embeds ?? []).flatMap(({ title, description }) => [title, description])]
    .filter((text) => text !== undefined && text !== '')
    .join('\n')

export const buttonsOf = ({ data }: BotReply) => (data?.components ?? []).flatMap(({ components }) => components)
