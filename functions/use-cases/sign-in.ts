import type { Actor, Deps } from '#functions/ports/deps'
import type { PlayerId } from '#functions/ports/head'
import type { Player } from '#functions/ports/player-store'
import { messagesIn } from '#shared/messages/in-language'
import type { Language } from '#shared/protocol/language'
import type { SignedIn } from '#shared/protocol/responses'
import { isZone, meOf } from './players'
import { Refused } from './refused'
import { hashOf, newToken } from './token'

export const SESSION_DAYS = 90
const DAY_MS = 24 * 3_600_000

type Parts = Pick<Deps, 'players' | 'clock' | 'entropy'>

/** Uses a link up and opens a session; the first link of an address makes its player, in `zone` and `language` of the device. */
export async function signIn(
  deps: Parts,
  token: string,
  zone = 'UTC',
  language: Language = 'en',
): Promise<{ session: string; signedIn: SignedIn } | Refused> {
  const now = deps.clock.now()
  const link = await deps.players.useLink(hashOf(token), now)
  if (link === 'used') return new Refused('link-used')
  if (link === 'expired') return new Refused('link-expired')
  const player = await playerOf(deps, link.email, isZone(zone) ? zone : 'UTC', language)
  const session = newToken(deps.entropy)
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
  const { newcomer } = (await messagesIn(language)).mail.signIn
  const fresh: Player = {
    id,
    revision: 1,
    created: deps.clock.now(),
    name: newcomer(1000 + (Buffer.from(deps.entropy.bytes(4)).readUInt32BE() % 9000)),
    email,
    zone,
    language,
    mail: true,
  }
  if ((await deps.players.commit(fresh, 0)) === 'done') return fresh
  const other = await deps.players.load(id)
  if (other === undefined) throw new Error(`The player of a claimed address is missing: ${id}`)
  return other
}
