import type { Millis } from '#functions/ports/clock'
import type { Webhook } from '#functions/ports/player-store'
import type { WebhookPost } from '#functions/ports/webhook-sender'
import type { Seat } from '#shared/game/engine/state'
import type { Messages } from '#shared/messages/en'
import type { GameView } from '#shared/play/view/game-view'
import { gameMark } from './game-mark'
import type { NoticeContent, NoticeTopic, Voice } from './tell'

/** Discord refuses a message that exceeds one of these, counted in characters; what else an embed holds is short. */
export const LIMITS = { content: 2000, title: 256, description: 4096 }
/** The sides on the table, in the colours of the dark theme. */
const COLOURS: Record<Seat, number> = { a: 0x62bbee, b: 0xffb52e }

const seconds = (at: Millis): number => Math.floor(at / 1000)

/** How long it is until then, as Discord counts it down. */
export const countdown = (at: Millis): string => `<t:${seconds(at)}:R>`

/** Discord shows instants in each reader's own zone. Names are strangers' text: no markup, no mention, no link. */
export const discordVoice: Voice = {
  time: (at) => `<t:${seconds(at)}:f>`,
  name: (name) => name.replaceAll(/[\\*_~`|<>[\]()#@:]/g, '\\$&'),
}

export function discordPost(webhook: Webhook, told: NoticeContent, origin: string): WebhookPost {
  const { notice, names } = told
  return post(webhook, cut(called(webhook, names[notice.seat]), LIMITS.content), [discordEmbed(told, origin)])
}

/** A block of text with a title, fields and a foot, as Discord draws it. */
export type Embed = { title?: string; description: string; [more: string]: unknown }

/** Sentence, brief, deadline and score of a game. */
export function discordEmbed(told: NoticeContent<NoticeTopic>, origin: string): Embed {
  const { notice, head, names, view, sentence, more, due, brief, messages } = told
  const { mail } = messages
  const { discord } = mail.webhook
  const title = cut(mail.gameSubject(mail.gameName(names), head.battle?.options.limit, gameMark(head)), LIMITS.title)
  const footer = view && { text: discord.footer(view.step) }
  const fields = [
    ...(view === undefined ? [] : standing(view, messages)),
    ...(due === undefined ? [] : [{ name: discord.due, value: `${countdown(due)}, ${discordVoice.time(due)}` }]),
  ].map((field) => ({ ...field, inline: true }))
  const lines = [sentence, ...(more === undefined ? [] : [more]), ...briefLines(brief)]
  return {
    title,
    url: `${origin}/g/${head.id}`,
    description: cut(lines.join('\n'), LIMITS.description),
    fields,
    ...(footer && { footer }),
    color: COLOURS[notice.seat],
  }
}

const standing = ({ round, score }: GameView, { mail: { webhook } }: Messages) => [
  { name: webhook.discord.round, value: String(round) },
  { name: webhook.discord.score, value: webhook.discord.points(score.a, score.b) },
]

export const discordTest = (webhook: Webhook, { mail }: Messages): WebhookPost => post(webhook, mail.webhook.test, [])

/** Who is asked: by a mention if there is one; in a channel of many an embed that says "you" means nobody. */
const called = ({ mention }: Webhook, name: string): string => (mention === undefined ? name : `<@${mention}>`)

const briefLines = (brief: NoticeContent['brief']): string[] =>
  brief === undefined ? [] : ['', `**${brief.title}**`, ...brief.lines.map((line) => `- ${line}`)]

/** Only the person who is named by number may be mentioned, even if the texts say another. */
function post(webhook: Webhook, content: string, embeds: object[]): WebhookPost {
  const { mention } = webhook
  const allowed_mentions = { parse: [], ...(mention === undefined ? {} : { users: [mention] }) }
  return { url: webhook.url, headers: {}, body: JSON.stringify({ content, allowed_mentions, embeds }) }
}

/** The text, or as many whole sentences of it as fit; of one that is longer alone, its beginning. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most - 1)
  const ends = [...room.matchAll(/[.!?](?=\s)|\n/g)].map(({ index }) => index + 1)
  const end = ends.at(-1)
  // Never through a character of two halves.
  return end === undefined ? `${room.replace(/[\uD800-\uDBFF]$/, '')}…` : `${room.slice(0, end).trimEnd()}…`
}
