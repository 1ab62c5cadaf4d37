import type { Actor } from '#functions/ports/deps'
import type { GameId } from '#functions/ports/head'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { otherSeat } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'
import { type ClockParts, changeClocks } from './change-clocks'
import { readClocks } from './game-clocks'
import { mayNudge } from './may-nudge'

/** The waiting player asks the other one to answer: once in a hand-off, and again is the same. */
export const nudge = (deps: ClockParts, actor: Actor, game: GameId): Promise<GamePage | ServiceRefusal> =>
  changeClocks(deps, actor, game, async (head, seat, now) => {
    const { desk } = head
    const other = otherSeat(seat)
    const clock = desk.clocks[other]
    if (clock?.nudged) return 'known'
    if (!clock || !mayNudge(head, seat, await readClocks(deps, head, now), now)) return new ServiceRefusal('no-nudge')
    return { desk: { ...desk, clocks: { ...desk.clocks, [other]: { ...clock, nudged: true } } }, tells: 'nudged' }
  })
