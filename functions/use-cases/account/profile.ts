import type { Actor, Deps } from '#functions/ports/deps'
import { seatOf } from '#functions/ports/head'
import { type Player, QUIET_GAMES_MOST } from '#functions/ports/player-store'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { Rest } from '#shared/play/clock/resting-times'
import type { Language } from '#shared/play/protocol/language'
import type { Profile } from '#shared/play/protocol/request-bodies'
import type { Account } from '#shared/play/protocol/responses'
import { leaveNames, takeName } from './player-names'
import { renameInGames } from './rename-in-games'
import { restInGames } from './rest-in-games'

const TRIES = 5

type ProfileParts = Pick<Deps, 'players' | 'games' | 'settings' | 'clock'>

export const languageOf = ({ language = 'en' }: Player): Language => language

export const meOf = (player: Player): Account => {
  const { id, name, email, zone, rest = {}, mail, quiet = [], askAlways = false, unreachable } = player
  const since = unreachable && { unreachable: { ...unreachable, since: new Date(unreachable.since).toISOString() } }
  return { id, name, email, zone, rest, language: languageOf(player), mail, quiet, askAlways, ...since }
}

function quietAfter({ quiet = [] }: Player, { game, on }: NonNullable<Profile['quiet']>): string[] {
  const others = quiet.filter((each) => each !== game)
  return on ? [...others, game].slice(-QUIET_GAMES_MOST) : others
}

/** Field by field, without what is not there. */
const restIn = ({ quiet, daysOff }: NonNullable<Profile['rest']>): Rest => ({
  ...(quiet && { quiet }),
  ...(daysOff && { daysOff: [...daysOff].sort((x, y) => x - y) }),
})

export async function readMe(deps: Pick<Deps, 'players'>, actor: Actor): Promise<Account | ServiceRefusal> {
  const player = await deps.players.load(actor.player)
  return player === undefined ? new ServiceRefusal('not-signed-in') : meOf(player)
}

/** Only games of one's own send mails; of others nobody learns here that they are there. */
async function isMember({ games }: Pick<Deps, 'games'>, game: string, player: string): Promise<boolean> {
  const loaded = await games.load(game)
  return loaded !== undefined && seatOf(loaded.head, player) !== undefined
}

/** A new name is taken before it is borne and the former given back afterwards, so that no two ever bear the same. */
export async function changeProfile(
  deps: ProfileParts,
  actor: Actor,
  change: Profile,
): Promise<Account | ServiceRefusal> {
  if (change.zone !== undefined && !isZone(change.zone)) return new ServiceRefusal('no-such-zone', 'zone')
  if (change.name !== undefined && !(await takeName(deps, change.name, actor.player)))
    return new ServiceRefusal('name-taken', 'name')
  if (change.quiet?.on && !(await isMember(deps, change.quiet.game, actor.player)))
    return new ServiceRefusal('no-such-game', 'quiet')
  let former = ''
  const changed = await changePlayer(deps, actor.player, (player) => {
    former = player.name
    return {
      ...player,
      name: change.name ?? player.name,
      zone: change.zone ?? player.zone,
      language: change.language ?? languageOf(player),
      mail: change.mail ?? player.mail,
      ...(change.quiet && { quiet: quietAfter(player, change.quiet) }),
      askAlways: change.askAlways ?? player.askAlways === true,
      ...(change.rest && { rest: restIn(change.rest) }),
    }
  })
  // Of a change that was not made the new name is left, too.
  if (change.name !== undefined) await leaveNames(deps, [former, change.name], actor.player)
  if (changed === undefined) return new ServiceRefusal('not-signed-in')
  if (changed instanceof ServiceRefusal) return changed
  if (change.name !== undefined) await renameInGames(deps, changed)
  if (change.rest !== undefined || (change.zone !== undefined && changed.rest)) await restInGames(deps, changed)
  return meOf(changed)
}

/** Changes a player, however many do so at once; undefined if there is none of that id. */
export async function changePlayer(
  deps: Pick<Deps, 'players'>,
  id: string,
  change: (player: Player) => Player | ServiceRefusal,
): Promise<Player | ServiceRefusal | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const player = await deps.players.load(id)
    if (player === undefined) return undefined
    const changed = change(player)
    if (changed instanceof ServiceRefusal) return changed
    const next = { ...changed, revision: player.revision + 1 }
    if ((await deps.players.commit(next, player.revision)) === 'done') return next
  }
  return new ServiceRefusal('too-busy')
}

/** An IANA name; an offset such as `+01:00` is none, because it knows no summer. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
