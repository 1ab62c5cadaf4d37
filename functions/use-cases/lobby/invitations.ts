import type { Actor, Deps } from '#functions/ports/deps'
import type { LoadedGame } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import type { Player } from '#functions/ports/player-store'
import { withReach } from '#functions/use-cases/account/returned-mail'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { project } from '#functions/use-cases/commit/project'
import { withWishOf } from '#functions/use-cases/commit/seat-commands'
import { withRestOf } from '#functions/use-cases/commit/seat-rest'
import { gamePage, viewerOf } from '#functions/use-cases/read/game-page'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { GameEntry } from '#shared/play/protocol/request-bodies'
import type { GamePage, InvitationPage } from '#shared/play/protocol/responses'
import { agreedOn } from './battle'
import { begunIfComplete } from './start-game'

type Parts = Pick<Deps, 'games' | 'players' | 'clock' | 'rules' | 'settings'>

/** Reloads after somebody else changed the game; two people at one link make one. */
const ATTEMPTS = 5

/** What the invitation is to; anybody with the link may read it. The maker's wish stays hidden until both chose. */
export async function readInvitation(
  deps: Pick<Deps, 'games'>,
  actor: Actor | undefined,
  code: string,
): Promise<InvitationPage | ServiceRefusal> {
  const loaded = await invitedTo(deps, code)
  if (loaded === undefined) return new ServiceRefusal('no-such-invitation')
  const { head } = loaded
  return {
    code,
    from: head.seats.a.name,
    scenario: head.battle === undefined ? 'learning' : 'battle',
    ...(head.battle === undefined ? {} : { battle: agreedOn(head.battle) }),
    hoursPerHandOff: head.hoursPerHandOff,
    ...(head.bank && { bank: head.bank }),
    whenTimeIsUp: head.whenTimeIsUp ?? 'claim',
    chanceCommitment: head.chance.commitment,
    ...(viewerOf(head, actor) === 'spectator' ? {} : { game: head.id }),
    open: head.seats.b === undefined && head.withdrawn === undefined,
    ...(head.withdrawn && { withdrawn: true as const }),
  }
}

/** Takes the free seat; the game starts in the same commit, unless fleets are still to be brought. To the one who took it, a repeat answers the game again. */
export async function joinGame(
  deps: Parts,
  actor: Actor,
  code: string,
  wanted: GameEntry,
): Promise<GamePage | ServiceRefusal> {
  const player = await deps.players.load(actor.player)
  if (player === undefined) return new ServiceRefusal('not-signed-in')
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const loaded = await invitedTo(deps, code)
    if (loaded === undefined) return new ServiceRefusal('no-such-invitation')
    const { seats, withdrawn, left = [] } = loaded.head
    if (withdrawn) return new ServiceRefusal('game-withdrawn')
    if (seats.a.player === player.id) return new ServiceRefusal('own-invitation')
    if (seats.b !== undefined && seats.b.player !== player.id) return new ServiceRefusal('invitation-used')
    if (seats.b === undefined && left.includes(player.id)) return new ServiceRefusal('left-before')
    const now = deps.clock.now()
    await project(loaded, deps.games, now)
    if (seats.b !== undefined) return gamePage(deps, loaded.head, 'b', 0)
    const next = await joined(deps, loaded.head, player, wanted, now)
    const outcome = await commitGame(deps.games, next, now)
    if (outcome === 'done') return gamePage(deps, next, 'b', 0)
    if (outcome === 'too-large') return new ServiceRefusal('game-too-large')
  }
  return new ServiceRefusal('too-busy')
}

async function invitedTo({ games }: Pick<Deps, 'games'>, code: string): Promise<LoadedGame | undefined> {
  const invitation = await games.invitation(code)
  return invitation && games.load(invitation.game)
}

async function joined(
  deps: Pick<Deps, 'rules' | 'settings'>,
  head: Head,
  player: Player,
  { wish = 'any', salt }: GameEntry,
  now: number,
): Promise<Head> {
  const { id, name } = player
  const full = { ...head, seats: { a: head.seats.a, b: withReach({ player: id, name, wish, salt }, player) } }
  const comes = await withRestOf(withWishOf(full, 'b', player), 'b', player, now)
  return begunIfComplete(deps, comes, { kind: 'joined', seat: 'a' }, now)
}
