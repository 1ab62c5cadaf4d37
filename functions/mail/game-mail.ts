import type { Deps } from '#functions/ports/deps'
import type { NoticeRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import type { Mail } from '#functions/ports/mailer'
import type { NoticeWriter } from '#functions/ports/notice-writer'
import type { Player } from '#functions/ports/player-store'
import { readClocks } from '#functions/use-cases/clocks'
import { logEntries } from '#functions/use-cases/game-page'
import { otherSeat, type Result, type Seat } from '#shared/engine/state'
import { en } from '#shared/messages/en'
import { askedSentence } from '#shared/view/asked'
import { glanceLines } from '#shared/view/describe'
import type { GameView } from '#shared/view/game-view'
import { briefOf } from './brief'
import { htmlPart } from './html-part'
import type { Letter, LetterSection } from './letter'
import { plainPart } from './plain'
import { timeLeft, wallTime } from './when'

type Parts = Pick<Deps, 'games' | 'clock' | 'rules' | 'settings'>

/** Everything a mail about a game is made of. */
interface Told {
  notice: NoticeRow
  head: Head
  player: Player
  names: Record<Seat, string>
  /** What everybody may know, told from the receiver's side: mails get forwarded, so not even own secrets are in it. */
  view: GameView
}

interface Opening {
  sentence: string
  second?: string
}

/** Writes the mails of games. Undefined: nothing is asked any more, or the player wants no mails. */
export const createNoticeWriter = (deps: Parts): NoticeWriter => ({
  async mail(notice, { head }, player) {
    const { seats, state } = head
    if (state === undefined || seats.b === undefined || !player.mail) return undefined
    const names = { a: seats.a.name, b: seats.b.name }
    const view = { ...deps.rules.viewFor(state, 'spectator'), viewer: notice.seat }
    const told: Told = { notice, head, player, names, view }
    const now = deps.clock.now()
    const { deadlines } = await readClocks(deps, head, now)
    const due = deadlines.find(({ seat }) => seat === notice.seat)?.due
    const opening = openingOf(told, now, due)
    if (opening === undefined) return undefined
    const sections = notice.kind === 'reminder' ? [] : [...(await briefSection(deps, told)), positionSection(view)]
    return mailOf(deps, told, opening, sections)
  },
})

function openingOf({ notice, names, view, player }: Told, now: number, due: number | undefined): Opening | undefined {
  const opponent = names[otherSeat(notice.seat)]
  const { result } = view
  const question = askedSentence(view, notice.seat, names, en)
  const at = due === undefined ? undefined : wallTime(due, player.zone, now)
  switch (notice.kind) {
    case 'your-turn':
      if (question === undefined) return undefined
      return at === undefined || due === undefined
        ? { sentence: question }
        : { sentence: question, second: en.mail.due(at, timeLeft(due, now)) }
    case 'reminder':
      return question === undefined || at === undefined
        ? undefined
        : { sentence: en.mail.reminder(at), second: question }
    case 'time-over':
      return question === undefined ? undefined : { sentence: en.mail.expired.late(opponent), second: question }
    case 'may-claim':
      return result === undefined ? { sentence: en.mail.expired.waiting(opponent) } : undefined
    case 'game-over':
      return result && resultOpening(result, notice.seat)
  }
}

function resultOpening(result: Result, seat: Seat): Opening {
  const won = result.winner === seat
  const tell = won ? en.game.won : en.game.lost
  return {
    sentence: tell(result.score[seat], result.score[otherSeat(seat)], result.round),
    second: en.mail.because(en.game.reason(result.reason, won)),
  }
}

/** What happened since the receiver's last decision, from the log as everybody may read it. */
async function briefSection(deps: Parts, { head, notice, view, names, player }: Told): Promise<LetterSection[]> {
  const { seat } = notice
  const last = head.desk.remembered[seat].at(-1)?.steps.upTo ?? 0
  const entries = await logEntries(deps, head, 'spectator', Math.max(0, last - 1))
  const ownAt = entries.find(({ step }) => step === last)?.at
  const lines = briefOf(
    entries.filter(({ step }) => step > last).map(({ event }) => event),
    view,
  )
  const begun = en.mail.started(names[otherSeat(seat)], view.factions[seat], view.firstPlayer === seat)
  if (last === 0) return [{ title: en.mail.sinceStart, lines: [begun, ...lines], style: 'list' }]
  if (lines.length === 0 || ownAt === undefined) return []
  const since = wallTime(Date.parse(ownAt), player.zone, deps.clock.now())
  return [{ title: en.mail.since(since), lines, style: 'list' }]
}

const positionSection = (view: GameView): LetterSection => ({
  title: en.mail.position,
  lines: glanceLines(view, en.table),
  style: 'lines',
})

function mailOf({ settings: { origin } }: Parts, told: Told, opening: Opening, sections: LetterSection[]): Mail {
  const { head, player, names, notice } = told
  const game = en.mail.gameName(names)
  const host = new URL(origin).hostname
  const less = `${origin}/mails/${player.id}`
  const letter: Letter = {
    lang: en.lang,
    subject: en.mail.gameSubject(game),
    ...opening,
    sections,
    action: { label: notice.kind === 'your-turn' ? en.mail.answer : en.mail.open, url: `${origin}/g/${head.id}` },
    footer: [en.mail.whyGame(game)],
    less: { label: en.mail.less, url: less },
  }
  const thread = `<game.${head.id}@${host}>`
  return {
    messageId: `${notice.messageId}@${host}`,
    to: player.email,
    subject: letter.subject,
    text: plainPart(letter),
    html: htmlPart(letter),
    headers: {
      'In-Reply-To': thread,
      References: thread,
      'List-Id': `<games.${host}>`,
      'List-Unsubscribe': `<${less}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}
