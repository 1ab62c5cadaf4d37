import { site } from '#messages/site'
import { otherSeat, type Seat } from '#shared/game/engine/state'
import type { GamePage, GameSummary } from '#shared/play/protocol/responses'

/** The name of a bot, in the reader's language. */
const called = (name: string | undefined, bot: 'practice' | undefined): string =>
  bot === undefined ? (name ?? site.unknownPlayer) : site.practiceBot

export const playerName = ({ seats }: GamePage, seat: Seat): string => called(seats[seat]?.name, seats[seat]?.bot)

export const opponentIn = ({ opponent, against }: GameSummary): string => called(opponent, against)

/** Against a bot nobody waits, and nothing counts. */
export const isPractice = ({ seats }: GamePage): boolean => seats.b?.bot !== undefined

export const opponentOf = (page: GamePage): string =>
  playerName(page, page.you === 'spectator' ? 'b' : otherSeat(page.you))
