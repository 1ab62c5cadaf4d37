import type { Rules } from '#functions/ports/deps'
import {
  begin,
  chanceCommitment,
  hmacChance,
  logFor,
  pending,
  scoreNow,
  startBattle,
  startGame,
  supposing,
  valuesThrough,
  viewFor,
} from '#shared/game'

export const RULES: Rules = {
  startGame,
  startBattle,
  judgeFleet: async (fleet, options) =>
    (await import('#shared/fleet/fleet-legality')).judgeFleet(fleet, options).faults,
  begin,
  pending,
  scoreNow,
  viewFor,
  logFor,
  valuesThrough,
  hmacChance,
  chanceCommitment,
  bot: async () => {
    const { plainChoice, practiceBotWith } = await import('#shared/play/bots/practice')
    return { answer: practiceBotWith(supposing), plain: plainChoice }
  },
}
