import type { Rules } from '#functions/ports/deps'
import * as game from '#shared/game'

export const RULES: Rules = {
  ...game,
  judgeFleet: async (fleet, options) =>
    (await import('#shared/fleet/fleet-legality')).judgeFleet(fleet, options).faults,
  bot: async () => {
    const { plainChoice, practiceBotWith } = await import('#shared/play/bots/practice')
    return { answer: practiceBotWith(game.supposing), plain: plainChoice }
  },
}
