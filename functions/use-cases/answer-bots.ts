import { createHmac } from 'node:crypto'
import type { BotPlayer, Rules } from '#functions/ports/deps'
import { type Head, isBotAsked, isPractice } from '#functions/ports/head'
import type { Salt } from '#shared/bots/bot'
import type { DecisionRequest, RequestId } from '#shared/engine/decision'
import type { Happened } from './next-head'
import { GameRun } from './run-game'

type Parts = Pick<Rules, 'begin' | 'hmacChance' | 'viewFor' | 'bot'>

/** Automatic decisions of one commit (design 10); the next commit or the tick goes on. */
const MOST_ANSWERS = 200

/**
 * What happened, with the answers of bots to all that asks them by now, so that one put holds both. Whatever goes wrong
 * with a bot, the player's move stands: `again` plays that alone, and the tick asks the bot once more.
 */
export async function withBots(rules: Parts, head: Head, run: GameRun, again: () => GameRun): Promise<Happened> {
  try {
    await answerBots(rules, head, run)
    return run.happened()
  } catch (error) {
    console.error(`game ${head.id}: a bot did not answer`, error)
    return again().happened()
  }
}

/** What the bots of a game answer that were not asked to the end; undefined if none is awaited. */
export async function answersOfBots(rules: Parts, head: Head): Promise<Happened | undefined> {
  if (!head.state || head.state.result || !isBotAsked(head)) return undefined
  const run = new GameRun(rules, head, head.state)
  await answerBots(rules, head, run)
  return run.happened()
}

async function answerBots(rules: Parts, head: Head, run: GameRun): Promise<void> {
  // Between people not even the questions are looked at once more.
  if (!isPractice(head)) return
  for (let answers = 0; answers < MOST_ANSWERS && !run.state.result; answers += 1) {
    const open = run.pending()
    const request = open.find(({ seat }) => head.seats[seat]?.bot !== undefined)
    const name = request && head.seats[request.seat]?.bot
    if (!request || !name) return
    answerOne(await rules.bot(name), rules, head, run, request)
  }
}

/** It sees what its seat may see and no more. An answer that is none, or not legal, is replaced by the plain one. */
function answerOne(bot: BotPlayer, rules: Parts, head: Head, run: GameRun, request: DecisionRequest): void {
  const { id, seat } = request
  const asked = { view: rules.viewFor(run.state, seat, run.pending()), request, salt: dialSalts(head, id) }
  const take = (choice: ReturnType<BotPlayer['answer']>) =>
    run.take({ kind: 'answer', request: id, seat, choice }, 'bot')
  const chosen = attempt(() => bot.answer(asked), head, request)
  const refused = chosen === undefined || take(chosen)
  if (!refused) return
  if (refused !== true) console.error(`game ${head.id}: ${request.ask} answered illegally`, refused.code)
  const plain = take(bot.plain(asked))
  if (plain) throw new Error(`${request.ask}: not even the plain answer is legal (${plain.code})`)
}

function attempt<T>(work: () => T, head: Head, { ask }: DecisionRequest): T | undefined {
  try {
    return work()
  } catch (error) {
    console.error(`game ${head.id}: ${ask} was not answered`, error)
    return undefined
  }
}

/**
 * Salts of a bot's dials: HMAC-SHA-256 under the game's secret, which is 32 bytes from the entropy port and known to
 * nobody before the end, over a request id, which never comes again. So a commitment tells nothing of its dial, an opened
 * salt tells nothing of the others, and a commit that is tried again makes the same ones. Draws begin with another label.
 */
function dialSalts({ id, chance }: Head, request: RequestId): Salt {
  const key = Buffer.from(chance.secret, 'hex')
  return (ship, place) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['armada-bot-dial-1', id, request, ship, place]))
      .digest('hex')
      .slice(0, 32)
}
