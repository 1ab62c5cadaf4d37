import type { Messages } from '#shared/messages/en'
import { messagesIn } from '#shared/messages/in-language'

/** Kinds of options at Discord. */
const SUBCOMMAND = 1
const TEXT = 3
/** In a server, in a message to the bot, and in private channels. */
const EVERYWHERE = [0, 1, 2]
/** Added to a server or to an account. */
const EVERYBODY = [0, 1]

type Word = Exclude<keyof Messages['discord']['command'], 'about'>

/** What the bot understands, as Discord wants to be told; English names, and Polish ones for who reads Discord in Polish. */
export async function registration(): Promise<object[]> {
  const [en, pl] = await Promise.all([messagesIn('en'), messagesIn('pl')])
  const named = (word: Word) => ({
    name: en.discord.command[word].name,
    description: en.discord.command[word].about,
    name_localizations: { 'en-US': en.discord.command[word].name, pl: pl.discord.command[word].name },
    description_localizations: { 'en-US': en.discord.command[word].about, pl: pl.discord.command[word].about },
  })
  const subcommand = (word: Word, options: object[] = []) => ({ type: SUBCOMMAND, ...named(word), options })
  const game = { type: TEXT, ...named('game'), required: false, autocomplete: true }
  const code = { type: TEXT, ...named('code'), required: true, min_length: 8, max_length: 12 }
  return [
    {
      type: 1,
      name: 'armada',
      description: en.discord.command.about,
      description_localizations: { 'en-US': en.discord.command.about, pl: pl.discord.command.about },
      integration_types: EVERYBODY,
      contexts: EVERYWHERE,
      options: [
        subcommand('games'),
        subcommand('turn', [game]),
        subcommand('table', [game]),
        subcommand('brief', [game]),
        subcommand('nudge', [game]),
        subcommand('time', [game]),
        subcommand('link', [code]),
        subcommand('unlink'),
        subcommand('help'),
      ],
    },
  ]
}
