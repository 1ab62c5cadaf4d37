import { isDiscord, shownAddress } from '#functions/notices/webhook-address'
import type { Actor, Deps } from '#functions/ports/deps'
import {
  EARLIER_SECRETS_KEPT,
  type Player,
  WEBHOOKS_MOST,
  type Webhook,
  type WebhookId,
} from '#functions/ports/player-store'
import { failureOf } from '#functions/use-cases/notices/deliver-webhook'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { type Limit, tooOften } from '#functions/use-cases/too-often'
import type { NewWebhook } from '#shared/play/protocol/request-bodies'
import type { WebhookList, WebhookState, WebhookTestResult, WebhookWithSecret } from '#shared/play/protocol/responses'
import { changeWebhook } from './change-webhook'
import { changePlayer, languageOf } from './profile'

type Players = Pick<Deps, 'players'>
type Parts = Pick<Deps, 'players' | 'clock' | 'entropy'>

/** Calls of one player that make, change or test a webhook: each may reach a stranger. */
const CALLS: Limit = { most: 30, minutes: 60 }
/** After a change of the secret the one before signs, too, for as long as this. */
const OLD_SECRET_MS = 24 * 3_600_000
const SECRET_BYTES = 32

export async function listWebhooks(deps: Players, actor: Actor): Promise<WebhookList | ServiceRefusal> {
  const player = await deps.players.load(actor.player)
  if (player === undefined) return new ServiceRefusal('not-signed-in')
  return { webhooks: (player.webhooks ?? []).map(stateOf), most: WEBHOOKS_MOST }
}

/** Adds an address. The same one twice would tell everything twice, so a repeat is refused. */
export async function addWebhook(
  deps: Parts & Pick<Deps, 'webhooks'>,
  actor: Actor,
  { url: address, mention }: NewWebhook,
): Promise<WebhookWithSecret | ServiceRefusal> {
  const over = await calledTooOften(deps, actor)
  if (over) return over
  if (!(await deps.webhooks.accepts(address))) return new ServiceRefusal('webhook-address', 'url')
  const url = calledAddress(address)
  const discord = isDiscord(url)
  const webhook: Webhook = {
    id: Buffer.from(deps.entropy.bytes(8)).toString('hex'),
    url,
    created: deps.clock.now(),
    ...(discord ? {} : { secret: newSecret(deps) }),
    ...(discord && mention !== undefined ? { mention } : {}),
  }
  const changed = await changePlayer(deps, actor.player, (player) => {
    const { webhooks = [] } = player
    if (webhooks.some((one) => one.url === url)) return new ServiceRefusal('webhook-known', 'url')
    if (webhooks.length >= WEBHOOKS_MOST) return new ServiceRefusal('too-many-webhooks')
    return { ...player, webhooks: [...webhooks, webhook] }
  })
  return changed instanceof ServiceRefusal ? changed : withSecret(changed, webhook.id)
}

/** What follows `#` is sent to nobody, so it makes no other address. */
function calledAddress(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}

/** Gives a new secret; the one before signs beside it for a day, also if the secret is changed again meanwhile. */
export async function renewSecret(
  deps: Parts,
  actor: Actor,
  id: WebhookId,
): Promise<WebhookWithSecret | ServiceRefusal> {
  const over = await calledTooOften(deps, actor)
  if (over) return over
  const secret = newSecret(deps)
  const until = deps.clock.now() + OLD_SECRET_MS
  const changed = await changeWebhook(deps, actor.player, id, (webhook) => {
    if (webhook.secret === undefined) return webhook
    const previous = [...(webhook.previous ?? []), { secret: webhook.secret, until }]
    return { ...webhook, secret, previous: previous.slice(-EARLIER_SECRETS_KEPT) }
  })
  return changed instanceof ServiceRefusal ? changed : withSecret(changed, id)
}

/** Off, or on again; what failed before is forgotten when it is switched on. */
export async function switchWebhook(
  deps: Parts,
  actor: Actor,
  id: WebhookId,
  on: boolean,
): Promise<WebhookState | ServiceRefusal> {
  const over = on ? await calledTooOften(deps, actor) : undefined
  if (over) return over
  const at = deps.clock.now()
  const changed = await changeWebhook(deps, actor.player, id, ({ off, failing, quietUntil, ...webhook }) =>
    on ? webhook : { ...webhook, ...(failing === undefined ? {} : { failing }), off: off ?? { why: 'owner', at } },
  )
  return changed instanceof ServiceRefusal ? changed : stateIn(changed, id)
}

/** Takes it away; one that is gone already is no error. */
export async function removeWebhook(deps: Players, actor: Actor, id: WebhookId): Promise<ServiceRefusal | undefined> {
  const changed = await changePlayer(deps, actor.player, ({ webhooks = [], ...player }) => ({
    ...player,
    webhooks: webhooks.filter((one) => one.id !== id),
  }))
  if (changed === undefined) return new ServiceRefusal('not-signed-in')
  return changed instanceof ServiceRefusal ? changed : undefined
}

/** Sends a message now, and says what became of it. It counts neither for nor against the webhook. */
export async function testWebhook(
  deps: Parts & Pick<Deps, 'webhooks' | 'noticeWriter'>,
  actor: Actor,
  id: WebhookId,
): Promise<WebhookTestResult | ServiceRefusal> {
  const over = await calledTooOften(deps, actor)
  if (over) return over
  const player = await deps.players.load(actor.player)
  const webhook = player?.webhooks?.find((one) => one.id === id)
  if (player === undefined || webhook === undefined) return new ServiceRefusal('no-such-webhook')
  const message = `msg_test_${Buffer.from(deps.entropy.bytes(12)).toString('hex')}`
  const failure = failureOf(
    await deps.webhooks.post(await deps.noticeWriter.test(webhook, message, languageOf(player))),
  )
  return failure === undefined ? {} : { failure }
}

const newSecret = (deps: Pick<Deps, 'entropy'>): string =>
  `whsec_${Buffer.from(deps.entropy.bytes(SECRET_BYTES)).toString('base64')}`

const calledTooOften = (deps: Parts, { player }: Actor) => tooOften(deps, `webhooks#${player}`, CALLS)

function withSecret(player: Player | undefined, id: WebhookId): WebhookWithSecret | ServiceRefusal {
  const webhook = stateIn(player, id)
  if (webhook instanceof ServiceRefusal) return webhook
  const secret = player?.webhooks?.find((one) => one.id === id)?.secret
  return { webhook, ...(secret === undefined ? {} : { secret }) }
}

function stateIn(player: Player | undefined, id: WebhookId): WebhookState | ServiceRefusal {
  if (player === undefined) return new ServiceRefusal('not-signed-in')
  const webhook = player.webhooks?.find((one) => one.id === id)
  return webhook === undefined ? new ServiceRefusal('no-such-webhook') : stateOf(webhook)
}

const instant = (at: number): string => new Date(at).toISOString()

/** What the owner sees of it: field by field, so that no secret slips through. */
function stateOf({ id, url, created, mention, off, failing }: Webhook): WebhookState {
  return {
    id,
    address: shownAddress(url),
    kind: isDiscord(url) ? 'discord' : 'standard',
    created: instant(created),
    ...(mention === undefined ? {} : { mention }),
    ...(off === undefined ? {} : { off: { why: off.why, at: instant(off.at) } }),
    ...(failing === undefined
      ? {}
      : {
          failing: {
            since: instant(failing.since),
            count: failing.count,
            last: failing.last.map(({ at, ...failure }) => ({ ...failure, at: instant(at) })),
          },
        }),
  }
}
