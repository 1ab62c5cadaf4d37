import { gameMark } from '#functions/notices/game-mark'
import { type NoticeContent, type TellParts, tell } from '#functions/notices/tell'
import { timeLeft, wallTime } from '#functions/notices/when'
import type { LoadedGame, NoticeRow } from '#functions/ports/game-store'
import type { Mail } from '#functions/ports/mailer'
import type { Player } from '#functions/ports/player-store'
import { mailsKeyOf } from '#functions/use-cases/account/mails-key'
import { languageOf } from '#functions/use-cases/account/profile'
import { messagesIn } from '#shared/messages/in-language'
import { asMail } from './as-mail'
import type { Letter, LetterSection } from './letter'

/** The mail of a notice, with times in the receiver's zone. Undefined: nothing is asked any more, or no mail is wanted. */
export async function gameMail(
  deps: TellParts,
  notice: NoticeRow,
  game: LoadedGame,
  player: Player,
): Promise<Mail | undefined> {
  if (!player.mail || player.quiet?.includes(game.head.id)) return undefined
  const now = deps.clock.now()
  const messages = await messagesIn(languageOf(player))
  const time = (at: number) => wallTime(at, player.zone, now, messages)
  const told = await tell(deps, notice, game, { time, name: (name) => name }, messages)
  return told && mailOf(deps, told, player, secondLine(told, time, now))
}

function secondLine(
  { notice, more, due, messages }: NoticeContent,
  time: (at: number) => string,
  now: number,
): string | undefined {
  if (more !== undefined || due === undefined || notice.kind !== 'your-turn') return more
  return messages.mail.due(time(due), timeLeft(due, now, messages))
}

function sectionsOf({ brief, position, messages: { mail } }: NoticeContent): LetterSection[] {
  return [
    ...(brief === undefined ? [] : [{ ...brief, style: 'list' as const }]),
    ...(position === undefined ? [] : [{ title: mail.position, lines: position, style: 'lines' as const }]),
  ]
}

/** Nobody but its owner knows an objective before it is chosen; then everybody does (R3.7). */
const objectiveOf = ({ view, messages }: NoticeContent): string | undefined =>
  view?.objective && messages.table.cardTitle(view.objective)

function mailOf(
  { settings: { origin } }: TellParts,
  told: NoticeContent,
  player: Player,
  second: string | undefined,
): Mail {
  const { head, names, notice, sentence } = told
  const { mail } = told.messages
  const game = mail.gameName(names)
  const mark = gameMark(head)
  const host = new URL(origin).hostname
  const less = `${origin}/mails/${mailsKeyOf(player)}`
  const letter: Letter = {
    lang: languageOf(player),
    subject: mail.gameSubject(game, head.battle?.options.limit, mark),
    sentence,
    ...(second === undefined ? {} : { second }),
    sections: sectionsOf(told),
    action: { label: notice.kind === 'your-turn' ? mail.answer : mail.open, url: `${origin}/g/${head.id}` },
    footer: [mail.whyGame(game, mark, objectiveOf(told)), ...(told.view && !told.view.result ? [mail.lessOfGame] : [])],
    less: { label: mail.less, url: less },
  }
  const thread = `<game.${head.id}@${host}>`
  const headers = {
    'In-Reply-To': thread,
    References: thread,
    'List-Id': `<games.${host}>`,
    'List-Unsubscribe': `<${less}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return asMail(letter, { to: player.email, messageId: `${notice.messageId}@${host}`, headers })
}
