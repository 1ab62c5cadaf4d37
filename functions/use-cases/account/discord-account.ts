import type { Actor, Deps } from '#functions/ports/deps'
import type { Player } from '#functions/ports/player-store'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { hashOf, newDiscordCode } from '#functions/use-cases/token'
import { type Limit, tooOften } from '#functions/use-cases/too-often'
import type { DiscordLinkCode, DiscordState } from '#shared/play/protocol/responses'
import { changePlayer } from './profile'

type Parts = Pick<Deps, 'players' | 'clock' | 'entropy' | 'settings'>

/** An account at Discord as a signed interaction names it. */
export interface DiscordAccount {
  id: string
  name: string
}

const CODE_MS = 10 * 60_000
/** Each writes two rows. */
const CODES: Limit = { most: 20, minutes: 60 }
/** Of one account at Discord; so nobody there tries codes out. */
const TRIES: Limit = { most: 10, minutes: 60 }

const accountHash = (id: string): string => hashOf(`discord#${id}`)
/** As it may be typed: in small letters, with spaces. */
const codeHash = (code: string): string => hashOf(`discord-code#${code.replaceAll(/[\s-]/g, '').toUpperCase()}`)

/** Whether the service has a bot, where to add it, and which account is linked. */
export async function discordState(deps: Parts, actor: Actor): Promise<DiscordState | ServiceRefusal> {
  const player = await deps.players.load(actor.player)
  if (player === undefined) return new ServiceRefusal('not-signed-in')
  const { discord } = deps.settings
  if (discord === undefined) return { bot: false }
  const { discord: linked } = player
  return {
    bot: true,
    install: `https://discord.com/oauth2/authorize?client_id=${discord.id}`,
    ...(linked && { linked: { name: linked.name, since: new Date(linked.since).toISOString() } }),
  }
}

/** A code that links the account at Discord that it is typed in; the one shown before it no longer works. */
export async function showDiscordCode(deps: Parts, actor: Actor): Promise<DiscordLinkCode | ServiceRefusal> {
  if (deps.settings.discord === undefined) return new ServiceRefusal('no-such-page')
  const over = await tooOften(deps, `discord-codes#${actor.player}`, CODES)
  if (over) return over
  const code = newDiscordCode(deps.entropy)
  const hash = codeHash(code)
  const until = deps.clock.now() + CODE_MS
  await deps.players.putDiscordCode(hash, { player: actor.player, expiresAt: until })
  const changed = await changePlayer(deps, actor.player, (player) => ({ ...player, discordCode: { hash, until } }))
  if (changed === undefined) return new ServiceRefusal('not-signed-in')
  return changed instanceof ServiceRefusal ? changed : { code, until: new Date(until).toISOString() }
}

/**
 * Links an account at Discord by a code, which is used up by this. The person who types the code has both accounts, so one that
 * was another player's goes over.
 */
export async function linkDiscord(
  deps: Parts,
  account: DiscordAccount,
  code: string,
): Promise<Player | ServiceRefusal> {
  const over = await tooOften(deps, `discord-links#${account.id}`, TRIES)
  if (over) return over
  const now = deps.clock.now()
  const hash = codeHash(code)
  const found = await deps.players.discordCode(hash, now)
  if (found === undefined) return new ServiceRefusal('code-gone')
  let former: string | undefined
  const changed = await changePlayer(deps, found.player, ({ discordCode, ...player }) => {
    if (discordCode?.hash !== hash || discordCode.until <= now) return new ServiceRefusal('code-gone')
    former = player.discord?.id
    return { ...player, discord: { ...account, since: now } }
  })
  if (changed === undefined) return new ServiceRefusal('code-gone')
  if (changed instanceof ServiceRefusal) return changed
  if (former !== undefined && former !== account.id) await deps.players.freeDiscord(accountHash(former), found.player)
  await takeOver(deps, account.id, found.player)
  return changed
}

/** Until the account is this player's, it is taken from the one who used it before. */
async function takeOver(deps: Parts, account: string, player: string): Promise<void> {
  const hash = accountHash(account)
  for (;;) {
    const holder = await deps.players.claimDiscord(hash, player)
    if (holder === player) return
    await unlinkDiscord(deps, { player: holder }, account)
    await deps.players.freeDiscord(hash, holder)
  }
}

/** Ends the link of this player; with `account` only if it is to that one. No link is no error. */
export async function unlinkDiscord(
  deps: Pick<Deps, 'players'>,
  actor: Actor,
  account?: string,
): Promise<ServiceRefusal | undefined> {
  let former: string | undefined
  const changed = await changePlayer(deps, actor.player, (player) => {
    const { discord, discordCode: _, ...rest } = player
    if (account !== undefined && discord?.id !== account) return player
    former = discord?.id
    return rest
  })
  if (changed instanceof ServiceRefusal) return changed
  if (former !== undefined) await deps.players.freeDiscord(accountHash(former), actor.player)
  return undefined
}

/** Who uses the bot with this account; undefined if nobody has linked it, or if they are suspended. */
export async function playerAtDiscord(deps: Pick<Deps, 'players'>, account: string): Promise<Player | undefined> {
  const id = await deps.players.playerOfDiscord(accountHash(account))
  const player = id === undefined ? undefined : await deps.players.load(id)
  return player?.discord?.id === account && player.suspended === undefined ? player : undefined
}
