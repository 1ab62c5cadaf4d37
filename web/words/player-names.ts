import { site } from '#messages/site'
import { otherSeat, type Seat } from '#shared/game/engine/state'
import { nameFor } from '#shared/messages/given-name'
import type { GamePage, GameSummary } from '#shared/play/protocol/responses'

/** The name of a bot, and one that nobody chose, in the reader's language. */
export const called = (name: string | undefined, bot?: 'practice' | undefined): string =>
  bot === undefined ? (name === undefined ? site.unknownPlayer : nameFor(name, site)) : site.practiceBot

export const playerName = ({ seats }: GamePage, seat: Seat): string => called(seats[seat]?.name, seats[seat]?.bot)

export const opponentIn = ({ opponent, against }: GameSummary): string => called(opponent, against)

/** Against a bot nobody waits, and nothing counts. */
export const isPractice = ({ seats }: GamePage): boolean => seats.b?.bot !== undefined

export const opponentOf = (page: GamePage): string =>
  playerName(page, page.you === 'spectator' ? 'b' : otherSeat(page.you))
