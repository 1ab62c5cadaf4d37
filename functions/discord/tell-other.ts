import { giveTime } from '#functions/use-cases/clock/give-time'
import { nudge } from '#functions/use-cases/clock/nudge'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { otherSeat } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'
import type { Asker, OwnGame } from './asker'
import type { Words } from './reply'
import { called, linkTo } from './say'

const DAY_HOURS = 24

const answerTo = (
  asker: Asker,
  game: OwnGame,
  done: GamePage | ServiceRefusal,
  said: (name: string) => string,
): Words => ({
  content:
    done instanceof ServiceRefusal
      ? asker.messages.refusals[done.code]
      : said(called(asker, game.head.seats[otherSeat(game.seat)]?.name)),
  buttons: [linkTo(asker, game)],
})

/** Asks the other player to answer. */
export const nudgeWords = async (asker: Asker, game: OwnGame): Promise<Words> =>
  answerTo(
    asker,
    game,
    await nudge(asker.deps, { player: asker.player.id }, game.head.id),
    asker.messages.discord.nudged,
  )

/** Gives the other player a day more; the same command that is sent twice gives once. */
export const timeWords = async (asker: Asker, game: OwnGame, interaction: string): Promise<Words> =>
  answerTo(
    asker,
    game,
    await giveTime(asker.deps, { player: asker.player.id }, game.head.id, {
      submissionId: `discord-${interaction}`,
      hours: DAY_HOURS,
    }),
    asker.messages.discord.timeGiven,
  )
