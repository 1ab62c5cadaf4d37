import { openTable, type Stores, storesOn } from '#functions/adapters/dynamodb/open'
import { sesMailer } from '#functions/adapters/email'
import { systemClock } from '#functions/adapters/system-clock'
import { systemEntropy } from '#functions/adapters/system-entropy'
import { internetSender } from '#functions/adapters/webhook'
import type { Deps, Rules, Settings } from '#functions/ports/deps'
import type { Mailer } from '#functions/ports/mailer'
import type { NoticeWriter } from '#functions/ports/notice-writer'
import { once } from '#functions/ports/once'
import { mail } from '#shared/messages/en/mail'

/** The engine and all cards, by far the most of our code: loaded with the first game, not for a sign-in or a list. */
export const loadRules: () => Promise<Rules> = once(async () => (await import('./rules')).RULES)

/** A player who answers unasked within this time gets no mail. */
const GRACE_MS = 60_000

/** Puts the parts together that do not differ between AWS, the local service and tests. */
export function assemble(stores: Stores, mailer: Mailer, settings: Settings, rest: Partial<Deps> = {}): Deps {
  const parts = {
    ...stores,
    mailer,
    webhooks: internetSender(),
    settings,
    clock: systemClock,
    entropy: systemEntropy,
    rules: loadRules,
    ...rest,
  }
  // Most cold starts write no notice, so its words are loaded with the first one.
  const writer = async () => (await import('#functions/notices/writer')).createNoticeWriter(parts)
  const noticeWriter: NoticeWriter = {
    mail: async (...asked) => (await writer()).mail(...asked),
    webhook: async (...asked) => (await writer()).webhook(...asked),
    test: async (...asked) => (await writer()).test(...asked),
    trouble: async (...asked) => (await writer()).trouble(...asked),
  }
  return { ...parts, noticeWriter }
}

/**
 * The service on AWS. `TABLE_NAME`, `ORIGIN` (public address), `BUILD` (commit hash) and `MAIL_FROM` (an address that
 * Amazon SES may send from) must be set; throws, naming the first that is not. `EDGE_KEY`, `OTHER_EDGE_KEY`, `LIVE_KEY`,
 * `DISCORD_APPLICATION`, `DISCORD_PUBLIC_KEY` and `MAINTENANCE` (`on`): see `Settings`.
 */
export function productionDeps(env: Readonly<Record<string, string | undefined>> = process.env): Deps {
  const need = (name: string): string => {
    const value = env[name]
    if (!value) throw new Error(`${name} is not set`)
    return value
  }
  const settings = {
    build: need('BUILD'),
    origin: need('ORIGIN'),
    noticeGraceMs: GRACE_MS,
    ...(env.MAINTENANCE === 'on' && { maintenance: true as const }),
    ...(env.EDGE_KEY && { edgeKey: env.EDGE_KEY }),
    ...(env.OTHER_EDGE_KEY && { otherEdgeKey: env.OTHER_EDGE_KEY }),
    ...(env.LIVE_KEY && { liveKey: env.LIVE_KEY }),
    ...discordIn(env),
  }
  const mailer = sesMailer({ name: mail.sender, address: need('MAIL_FROM') })
  return assemble(storesOn(openTable(env)), mailer, settings)
}

/** The bot's application, if there is one. A key of another form would refuse all that Discord sends: throws. */
export function discordIn(env: Readonly<Record<string, string | undefined>>): Pick<Settings, 'discord'> {
  const { DISCORD_APPLICATION: id, DISCORD_PUBLIC_KEY: publicKey } = env
  if (!id || !publicKey) return {}
  if (!/^[0-9a-f]{64}$/i.test(publicKey)) throw new Error('DISCORD_PUBLIC_KEY is not 32 bytes in hex')
  return { discord: { id, publicKey } }
}
