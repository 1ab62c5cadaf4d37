import type { Actor, Deps } from '#functions/ports/deps'
import type { PlayerId } from '#functions/ports/head'
import type { Player } from '#functions/ports/player-store'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { codeHash, hashOf, newToken } from '#functions/use-cases/token'
import { type Limit, tooOften } from '#functions/use-cases/too-often'
import { messagesIn } from '#shared/messages/in-language'
import type { Language } from '#shared/play/protocol/language'
import type { SignInResult } from '#shared/play/protocol/responses'
import { withMailsKey } from './mails-key'
import { leaveNames, newcomersName } from './player-names'
import { isZone, meOf } from './profile'
import { noteArrived } from './returned-mail'
import { LINK_MINUTES } from './sign-in-link'

export const SESSION_DAYS = 90
const DAY_MS = 24 * 3_600_000

type Parts = Pick<Deps, 'players' | 'clock' | 'entropy' | 'games' | 'settings'>

/** A device says in which zone and language its player lives. */
export interface Device {
  zone?: string | undefined
  language?: Language
}
type SignInOutcome = { session: string; signedIn: SignInResult } | ServiceRefusal

/** With 32 signs in each of six places, of three thousand million codes. */
const TRIES: Limit = { most: 5, minutes: LINK_MINUTES }

export const signIn = (deps: Parts, token: string, device: Device = {}): Promise<SignInOutcome> =>
  enterBy(deps, hashOf(token), device)

/** @param asking what the browser kept that asked for the code; without it no code is any good */
export async function signInByCode(
  deps: Parts,
  asking: string | undefined,
  code: string,
  device: Device = {},
): Promise<SignInOutcome> {
  if (asking === undefined) return new ServiceRefusal('code-gone')
  if ((await tooOften(deps, `codes#${hashOf(asking)}`, TRIES)) !== undefined) return new ServiceRefusal('code-gone')
  const found = await deps.players.code(codeHash(asking, code), deps.clock.now())
  return found === undefined ? new ServiceRefusal('wrong-code') : enterBy(deps, found.link, device)
}

/** Uses a link up and opens a session; the first link of an address makes its player, in `zone` and `language` of the device. */
async function enterBy(
  deps: Parts,
  linkHash: string,
  { zone = 'UTC', language = 'en' }: Device,
): Promise<SignInOutcome> {
  const now = deps.clock.now()
  const link = await deps.players.useLink(linkHash, now)
  if (link === 'used') return new ServiceRefusal('link-used')
  if (link === 'expired') return new ServiceRefusal('link-expired')
  const known = await playerOf(deps, link.email, isZone(zone) ? zone : 'UTC', language)
  if (known.suspended !== undefined) return new ServiceRefusal('suspended')
  const session = newToken(deps.entropy)
  const player = await withMailsKey(deps, await noteArrived(deps, known, link.created), session)
  await deps.players.putSession(hashOf(session), {
    player: player.id,
    created: now,
    expiresAt: now + SESSION_DAYS * DAY_MS,
  })
  return { session, signedIn: { ...meOf(player), ...(link.onTo === undefined ? {} : { onTo: link.onTo }) } }
}

export const signOut = (deps: Pick<Deps, 'players'>, session: string): Promise<void> =>
  deps.players.endSession(hashOf(session))

/** Who holds this session, if it is still open. */
export async function findActor(deps: Pick<Deps, 'players' | 'clock'>, session: string): Promise<Actor | undefined> {
  const found = await deps.players.session(hashOf(session), deps.clock.now())
  return found === undefined ? undefined : { player: found.player }
}

/**
 * The player of an address. The address is claimed first and the player put afterwards, so that a stop in between
 * leaves a claim that the next link completes, and never two players of one address.
 */
async function playerOf(deps: Parts, email: string, zone: string, language: Language): Promise<Player> {
  const id: PlayerId = await deps.players.claimEmail(hashOf(email), Buffer.from(deps.entropy.bytes(16)).toString('hex'))
  const known = await deps.players.load(id)
  if (known !== undefined) return known
  const { newcomer } = (await messagesIn(language)).site
  const fresh: Player = {
    id,
    revision: 1,
    created: deps.clock.now(),
    name: await newcomersName(deps, newcomer, id),
    email,
    zone,
    language,
    mail: true,
  }
  if ((await deps.players.commit(fresh, 0)) === 'done') return fresh
  await leaveNames(deps, [fresh.name], id)
  const other = await deps.players.load(id)
  if (other === undefined) throw new Error(`The player of a claimed address is missing: ${id}`)
  return other
}
