import type { Actor, Deps } from '#functions/ports/deps'
import { type Battle, type GameId, seatOf } from '#functions/ports/head'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { project } from '#functions/use-cases/commit/project'
import { noSeat } from '#functions/use-cases/member'
import { gamePage } from '#functions/use-cases/read/game-page'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { isOther, remember } from '#functions/use-cases/submit/submission'
import { hashOf } from '#functions/use-cases/token'
import { otherSeat } from '#shared/game/engine/state'
import type { BroughtFleet } from '#shared/play/protocol/request-bodies'
import type { GamePage } from '#shared/play/protocol/responses'
import { lacksFleet } from './battle'
import { begunIfComplete } from './start-game'

type Parts = Pick<Deps, 'games' | 'clock' | 'rules' | 'settings'>

/** Reloads after somebody else changed the game: both may bring a fleet at once. */
const ATTEMPTS = 5

/**
 * Brings a fleet to a game, or another in its place until both are there; with the second one the game begins (R3.4). The
 * other seat learns that it is there and nothing else (R2.19, R17.6a). What is wrong with it is told to its owner alone.
 */
export async function bringFleet(
  deps: Parts,
  actor: Actor,
  { game, submissionId, fleet }: BroughtFleet & { game: GameId },
): Promise<GamePage | ServiceRefusal> {
  // Apart from answers, as ends are: the first answer to one must not stand for the other.
  const submission = { submission: `fleet ${submissionId}`, content: hashOf(JSON.stringify(fleet)) }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const loaded = await deps.games.load(game)
    if (!loaded) return new ServiceRefusal('no-such-game')
    const { head } = loaded
    const seat = seatOf(head, actor.player)
    if (!seat) return noSeat(head)
    const now = deps.clock.now()
    await project(loaded, deps.games, now)
    const before = head.desk.remembered[seat].find((one) => one.submission === submission.submission)
    if (before)
      return isOther(before, submission) ? new ServiceRefusal('submission-known') : gamePage(deps, head, seat, 0)
    const { battle, withdrawn } = head
    if (withdrawn) return new ServiceRefusal('game-withdrawn')
    if (battle === undefined) return new ServiceRefusal('scenario-forces')
    if (head.state !== undefined) return new ServiceRefusal('fleets-locked')
    const faults = await (await deps.rules()).judgeFleet(fleet, battle.options)
    if (faults.length > 0) return new ServiceRefusal('fleet-illegal', undefined, faults)

    const brought: Battle = { ...battle, fleets: { ...battle.fleets, [seat]: fleet } }
    // Only the first time: that it was replaced is nobody else's business.
    const news = lacksFleet(head, seat) ? { kind: 'fleet-brought' as const, seat: otherSeat(seat) } : undefined
    const changed = await begunIfComplete(deps, { ...head, battle: brought }, news, now)
    const next = remember(changed, seat, { ...submission, steps: NO_STEPS, used: 0 })
    const outcome = await commitGame(deps.games, next, now)
    if (outcome === 'done') return gamePage(deps, next, seat, 0)
    if (outcome === 'too-large') return new ServiceRefusal('game-too-large')
  }
  return new ServiceRefusal('too-busy')
}

/** The player who brings the second fleet has decided nothing yet: the whole beginning is news to both. */
const NO_STEPS = { after: 0, upTo: 0 }
