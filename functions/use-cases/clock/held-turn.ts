import type { Millis } from '#functions/ports/clock'
import type { GameId, Head } from '#functions/ports/head'
import { momentPart } from '#functions/use-cases/commit/game-chance'
import { commandsOf } from '#functions/use-cases/commit/seat-commands'
import { SEATS } from '#shared/game/engine/state'

/** The next run of the minute may begin as late as this. */
const HELD_AHEAD_MS = 65_000
const MINUTE = 60_000

/** A question whose answer in disguise is to be given at a moment of the minute that has begun. */
export interface HeldTurn {
  game: GameId
  at: Millis
}

/** When the tick must look for answers in disguise: early enough to give each at its moment. */
export const heldLooks = (head: Head): number[] => heldTimes(head).map((at) => at - HELD_AHEAD_MS)

const heldTimes = (head: Head): number[] => SEATS.flatMap((seat) => commandsOf(head, seat).held?.at ?? [])

/**
 * Answers in disguise that are due before the next run looks. The tick always comes at the same second of a minute, and
 * people do not: so each is given at its own moment, and one whose moment no run was there for at another moment of this
 * minute, as nobody can foresee it.
 */
export const heldSoon = (head: Head, now: number): HeldTurn[] =>
  SEATS.flatMap((seat) => {
    const { held } = commandsOf(head, seat)
    if (!held || held.at > now + HELD_AHEAD_MS) return []
    const at = held.at > now ? held.at : now + Math.floor(MINUTE * momentPart(head, `late ${held.request}`))
    return [{ game: head.id, at }]
  })
