import type { Actor, Deps } from '#functions/ports/deps'
import type { Battle, Head } from '#functions/ports/head'
import { withReach } from '#functions/use-cases/account/returned-mail'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { firstHead } from '#functions/use-cases/commit/next-head'
import { project } from '#functions/use-cases/commit/project'
import { withWishOf } from '#functions/use-cases/commit/seat-commands'
import { withRestOf } from '#functions/use-cases/commit/seat-rest'
import { gamePage } from '#functions/use-cases/read/game-page'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { hashOf } from '#functions/use-cases/token'
import { PRESETS } from '#shared/fleet/game-presets'
import type { BankRule } from '#shared/play/clock/bank'
import type { NewGame, NewLearningGame } from '#shared/play/protocol/request-bodies'
import type { GamePage } from '#shared/play/protocol/responses'
import { practiceHead } from './practice-game'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/**
 * Makes a game that waits for its second player, or one against a bot, which has begun. Its id follows from the player and their submission id, so that a
 * repeat finds the game that the first call made. The chance secret is drawn here and only its commitment shown
 * (design 4).
 */
export async function createGame(
  deps: Pick<Deps, 'games' | 'players' | 'clock' | 'entropy' | 'rules' | 'settings'>,
  actor: Actor,
  wanted: NewGame,
): Promise<GamePage | ServiceRefusal> {
  const player = await deps.players.load(actor.player)
  if (player === undefined) return new ServiceRefusal('not-signed-in')
  const id = hashOf(`game#${player.id}#${wanted.submissionId}`).slice(0, 32)
  const now = deps.clock.now()
  const secret = hex(deps.entropy.bytes(32))
  const { wish, battle, against } = kindOf(wanted)
  const first = firstHead(
    {
      id,
      created: now,
      seats: { a: withReach({ player: player.id, name: player.name, wish, salt: wanted.salt }, player) },
      hoursPerHandOff: wanted.hoursPerHandOff,
      ...(wanted.bank && { bank: bankOf(wanted.bank) }),
      // Against a bot no time is ever up.
      ...(wanted.whenTimeIsUp === 'play-on' && against === undefined && { whenTimeIsUp: wanted.whenTimeIsUp }),
      invitation: Buffer.from(deps.entropy.bytes(12)).toString('base64url'),
      chance: { secret, commitment: (await deps.rules()).chanceCommitment(secret, id) },
      ...(battle === undefined ? {} : { battle }),
    },
    deps.settings,
  )
  const lobby = await withRestOf(withWishOf(first, 'a', player), 'a', player, now)
  const head = against === undefined ? lobby : await practiceHead(deps, lobby, against)
  const outcome = await commitGame(deps.games, head, now)
  if (outcome === 'too-large') return new ServiceRefusal('game-too-large')
  if (outcome === 'done') return gamePage(deps, head, 'a', 0)
  const made = await deps.games.load(id)
  if (made === undefined) return new ServiceRefusal('too-busy')
  if (!isSame(made.head, head)) return new ServiceRefusal('submission-known')
  // Perhaps it was this put that succeeded, and only its answer was lost: then nobody has written it out.
  await project(made, deps.games, now)
  return gamePage(deps, made.head, 'a', 0)
}

const bankOf = ({ hours, most }: NonNullable<NewGame['bank']>): BankRule => ({
  hours,
  ...(most !== undefined && { most }),
})

/** What was asked for, as HEAD keeps it for good: the first game is no answer to another wish under the same id. */
const wishIn = ({ seats: { a, b }, hoursPerHandOff, bank, whenTimeIsUp, battle }: Head) =>
  JSON.stringify([
    a.wish,
    a.salt,
    b?.bot,
    hoursPerHandOff,
    whenTimeIsUp,
    battle && Object.entries(battle.options).sort(),
    bank && [bank.hours, bank.most],
  ])

const isSame = (made: Head, wanted: Head): boolean => wishIn(made) === wishIn(wanted)

/** Where fleets are brought these say the side. */
function kindOf(wanted: NewGame): Pick<NewLearningGame, 'wish' | 'against'> & { battle?: Battle } {
  if (wanted.kind !== 'fleets') return wanted
  const { options } = wanted
  return { wish: 'any', battle: { options: typeof options === 'string' ? PRESETS[options] : options, fleets: {} } }
}
