import { countdown, cut, discordEmbed, discordVoice, type Embed, LIMITS } from '#functions/notices/discord'
import { briefSince, tell } from '#functions/notices/tell'
import { readClocks } from '#functions/use-cases/clock/game-clocks'
import { otherSeat, type Seat } from '#shared/game/engine/state'
import { nameFor } from '#shared/messages/given-name'
import type { GameSummary } from '#shared/play/protocol/responses'
import { describe } from '#shared/play/view/describe'
import { waitingSentence } from '#shared/play/view/question-sentence'
import { type Asker, type OwnGame, ownView } from './asker'
import { orderButton } from './order-button'
import type { LinkButton, Words } from './reply'

export const called = ({ messages }: Asker, name = ''): string => discordVoice.name(nameFor(name, messages.site))

const namesIn = (asker: Asker, { head: { seats } }: OwnGame): Record<Seat, string> => ({
  a: called(asker, seats.a.name),
  b: called(asker, seats.b?.name),
})

export const linkTo = ({ deps, messages }: Asker, { head }: OwnGame): LinkButton => ({
  label: messages.mail.open,
  url: `${deps.settings.origin}/g/${head.id}`,
})

const embedOf = (title: string, lines: readonly string[]): Embed => ({
  title: cut(title, LIMITS.title),
  description: cut(lines.join('\n'), LIMITS.description),
})

/** One line a game, those that wait first. */
export function gamesWords(asker: Asker, games: readonly GameSummary[]): Words {
  const { deps, messages } = asker
  const { discord } = messages
  if (games.length === 0) return { content: discord.noGames(deps.settings.origin) }
  const lines = games.map(({ id, opponent, round, waitsForYou, due }) =>
    discord.gameLine({
      link: `[${called(asker, opponent)}](${deps.settings.origin}/g/${id})`,
      round,
      waits: waitsForYou,
      due: due === undefined ? undefined : countdown(Date.parse(due)),
    }),
  )
  return { embed: embedOf(discord.gamesTitle, lines) }
}

/** What the asker is asked in a game, what has happened before, until when; and how to answer. */
export async function turnWords(asker: Asker, game: OwnGame): Promise<Words> {
  const { deps, messages } = asker
  const { head, seat } = game
  const kind = head.state.result === undefined ? 'your-turn' : 'game-over'
  const told = await tell(deps, { kind, seat }, { head }, discordVoice, messages)
  if (told === undefined) return { content: await waitingWords(asker, game), buttons: [linkTo(asker, game)] }
  const byOrder = await orderButton(asker, game)
  const embed = discordEmbed(told, deps.settings.origin)
  return { embed, buttons: [linkTo(asker, game), ...(byOrder === undefined ? [] : [byOrder])] }
}

/** Whom the game waits for, and until when. */
async function waitingWords(asker: Asker, { head, seat }: OwnGame): Promise<string> {
  const { deps, messages } = asker
  const view = (await deps.rules()).viewFor(head.state, 'spectator')
  const other = otherSeat(seat)
  const awaited = view.awaited.find((each) => each.seat === other)
  const name = called(asker, head.seats[other]?.name)
  if (awaited === undefined) return messages.discord.nothingAsked
  const { deadlines } = await readClocks(deps, head, deps.clock.now())
  const due = deadlines.find((each) => each.seat === other)?.due
  const sentence = waitingSentence({ ...view, viewer: seat }, awaited, name, messages)
  return due === undefined ? sentence : `${sentence} ${messages.discord.until(discordVoice.time(due))}`
}

/** The table in words, as the asker may see it. */
export async function tableWords(asker: Asker, game: OwnGame): Promise<Words> {
  const { messages } = asker
  const names = namesIn(asker, game)
  const lines = describe(await ownView(asker, game), { depth: 'normal', messages: messages.table })
  return { embed: embedOf(messages.mail.gameName(names), [lines]), buttons: [linkTo(asker, game)] }
}

/** What has happened since the asker's last decision. */
export async function briefWords(asker: Asker, game: OwnGame): Promise<Words> {
  const { deps, messages } = asker
  const { head, seat } = game
  const view = { ...(await deps.rules()).viewFor(head.state, 'spectator'), viewer: seat }
  const about = { head, names: namesIn(asker, game), messages, notice: { kind: 'your-turn' as const, seat } }
  const brief = await briefSince(deps, about, view, discordVoice)
  if (brief === undefined) return { content: messages.discord.nothingNew, buttons: [linkTo(asker, game)] }
  return {
    embed: embedOf(
      brief.title,
      brief.lines.map((line) => `- ${line}`),
    ),
    buttons: [linkTo(asker, game)],
  }
}
