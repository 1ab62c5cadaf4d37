import type { Actor, Deps } from '#functions/ports/deps'
import type { GameId } from '#functions/ports/head'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { otherSeat } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'
import { type ClockParts, changeClocks } from './change-clocks'
import { readClocks } from './game-clocks'
import { autopilotsClock, isGoneIn } from './seat-clock'
import { untoldLeave } from './untold-leave'

/**
 * Instead of claiming the game of somebody who always misses, the waiting player lets the service finish it for them: it
 * answers with each tick, until that player answers again.
 */
export const letAutopilot = (
  deps: ClockParts & Pick<Deps, 'players'>,
  actor: Actor,
  game: GameId,
): Promise<GamePage | ServiceRefusal> =>
  changeClocks(deps, actor, game, async (head, seat, now) => {
    const { desk } = head
    const other = otherSeat(seat)
    const clock = desk.clocks[other]
    if (desk.autopilot === other) return 'known'
    const { mayClaim } = await readClocks(deps, head, now)
    const may = clock && mayClaim[seat] && isGoneIn(head, other) && !(await untoldLeave(deps, head, [other], now))
    if (!may) return new ServiceRefusal('time-not-up')
    const clocks = { ...desk.clocks, [other]: autopilotsClock(now, clock.owes) }
    return { desk: { ...desk, autopilot: other, clocks } }
  })
