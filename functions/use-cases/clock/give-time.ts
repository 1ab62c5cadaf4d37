import type { Actor } from '#functions/ports/deps'
import type { GameId } from '#functions/ports/head'
import { decidedBy } from '#functions/use-cases/read/decided-by'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { remember } from '#functions/use-cases/submit/submission'
import { otherSeat } from '#shared/game/engine/state'
import type { GivenTime } from '#shared/play/protocol/request-bodies'
import type { GamePage } from '#shared/play/protocol/responses'
import { type ClockParts, changeClocks } from './change-clocks'

const HOUR = 3_600_000
/** No question has more time, however much is given. */
const MOST_MS = 90 * 24 * HOUR

/** A player gives the other one more time for what they are asked now; the same gift sent again is given once. */
export const giveTime = (
  deps: ClockParts,
  actor: Actor,
  game: GameId,
  { submissionId, hours }: GivenTime,
): Promise<GamePage | ServiceRefusal> =>
  changeClocks(deps, actor, game, (head, seat) => {
    const { desk, hoursPerHandOff } = head
    const submission = `time ${submissionId}`
    const before = desk.remembered[seat].find((one) => one.submission === submission)
    if (before) return before.content === String(hours) ? 'known' : new ServiceRefusal('submission-known')
    const other = otherSeat(seat)
    const clock = desk.clocks[other]
    if (!clock || clock.expired) return new ServiceRefusal('no-clock')
    const time = (clock.time ?? hoursPerHandOff * HOUR) + hours * HOUR
    if (time > MOST_MS) return new ServiceRefusal('time-enough')
    // It decides nothing: what is news to its giver stays so.
    const upTo = decidedBy(head, seat)
    const given = { submission, content: String(hours), steps: { after: upTo, upTo }, used: 0 }
    const clocks = { ...desk.clocks, [other]: { ...clock, time } }
    return { desk: { ...remember(head, seat, given).desk, clocks }, tells: 'time-given' }
  })
