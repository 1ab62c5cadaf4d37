import { linkDiscord, playerAtDiscord, unlinkDiscord } from '#functions/use-cases/account/discord-account'
import { languageOf } from '#functions/use-cases/account/profile'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { Messages } from '#shared/messages/en'
import { messagesIn } from '#shared/messages/in-language'
import { type Asker, type BotParts, gameFor, type OwnGame, runningGames } from './asker'
import { accountIn, type Interaction, localeIn, textIn } from './interaction'
import { answerPress } from './press'
import { offer, pong, type Reply, toAsker, type Words } from './reply'
import { briefWords, gamesWords, tableWords, turnWords } from './say'
import { nudgeWords, timeWords } from './tell-other'

const PING = 1
const PRESS = 3
const TYPING = 4

/** What one of the bot's commands says of an own game. */
const OF_A_GAME: Readonly<Record<string, (asker: Asker, game: OwnGame, interaction: string) => Promise<Words>>> = {
  turn: turnWords,
  table: tableWords,
  brief: briefWords,
  nudge: nudgeWords,
  time: timeWords,
}
/** Commands that go to the other player: without a game, the one that waits for them. */
const TO_THE_OTHER = new Set(['nudge', 'time'])

/** The answer to a signed interaction; undefined if it has not the form of one. Everything personal is for the asker alone. */
export async function answerInteraction(deps: BotParts, asked: Interaction): Promise<Reply | undefined> {
  if (asked.type === PING) return pong
  const account = accountIn(asked)
  if (account === undefined) return undefined
  const command = asked.data?.options?.[0]?.name ?? ''
  const player = await playerAtDiscord(deps, account.id)
  const messages = await messagesIn(player ? languageOf(player) : localeIn(asked))
  if (command === 'help') return toAsker({ content: messages.discord.help(deps.settings.origin) })
  if (command === 'link') return link(deps, asked, account, messages)
  if (player === undefined) {
    return asked.type === TYPING ? offer([]) : toAsker({ content: messages.discord.notLinked(deps.settings.origin) })
  }
  const asker = { deps, player, messages }
  if (asked.type === TYPING) return gamesToOffer(asker)
  if (asked.type === PRESS) return answerPress(asker, asked.data?.custom_id ?? '', asked.id)
  return toAsker(await wordsFor(asker, command, textIn(asked, 'game'), asked.id))
}

async function wordsFor(
  asker: Asker,
  command: string,
  wanted: string | undefined,
  interaction: string,
): Promise<Words> {
  const { deps, player, messages } = asker
  if (command === 'games') return gamesWords(asker, await runningGames(asker))
  if (command === 'unlink') {
    await unlinkDiscord(deps, { player: player.id })
    return { content: messages.discord.unlinked }
  }
  const say = OF_A_GAME[command]
  if (say === undefined) return { content: messages.discord.help(deps.settings.origin) }
  const game = await gameFor(asker, wanted, TO_THE_OTHER.has(command) ? 'other' : 'own')
  if (game !== undefined) return say(asker, game, interaction)
  return {
    content: wanted === undefined ? messages.discord.noGames(deps.settings.origin) : messages.refusals['no-such-game'],
  }
}

async function link(
  deps: BotParts,
  asked: Interaction,
  account: NonNullable<ReturnType<typeof accountIn>>,
  messages: Messages,
): Promise<Reply> {
  const linked = await linkDiscord(deps, account, textIn(asked, 'code') ?? '')
  if (linked instanceof ServiceRefusal) {
    return toAsker({
      content: linked.code === 'code-gone' ? messages.discord.codeGone : messages.refusals[linked.code],
    })
  }
  const { discord } = await messagesIn(languageOf(linked))
  return toAsker({ content: discord.linked(linked.name) })
}

/** Own running games, while one is typed. */
async function gamesToOffer(asker: Asker): Promise<Reply> {
  const { discord } = asker.messages
  const games = await runningGames(asker)
  return offer(
    games.map(({ id, opponent = '', round, waitsForYou }) => ({
      name: discord.offered(opponent, round, waitsForYou),
      value: id,
    })),
  )
}
