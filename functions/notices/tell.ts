import type { Millis } from '#functions/ports/clock'
import type { Deps } from '#functions/ports/deps'
import type { LoadedGame, NoticeRow } from '#functions/ports/game-store'
import type { Head, NoticeKind } from '#functions/ports/head'
import { readClocks } from '#functions/use-cases/clock/game-clocks'
import { decidedBy } from '#functions/use-cases/read/decided-by'
import { logEntries } from '#functions/use-cases/read/game-page'
import { otherSeat, type Result, type Seat } from '#shared/game/engine/state'
import type { Messages } from '#shared/messages/en'
import { nameFor } from '#shared/messages/given-name'
import { AUTOMATIC_STEPS, newsAfter } from '#shared/play/view/brief'
import type { GameView } from '#shared/play/view/game-view'
import { glanceLines } from '#shared/play/view/glance'
import { askedSentence } from '#shared/play/view/question-sentence'
import { briefIn } from './brief-lines'

export type TellParts = Pick<Deps, 'games' | 'clock' | 'rules' | 'settings'>

/** How a channel writes what is not our own text: instants, and the names of players. */
export interface Voice {
  time(at: Millis): string
  name(name: string): string
}

/** What it is about, and for whom. */
export type NoticeTopic = Pick<NoticeRow, 'kind' | 'seat'>

/** Everything a message about a game says, in every channel. All of it is public. */
export interface NoticeContent<Topic extends NoticeTopic = NoticeRow> {
  notice: Topic
  head: Head
  /** As the voice writes them. */
  names: Record<Seat, string>
  /**
   * What everybody may know, told from the receiver's side: messages get forwarded, so not even own secrets are in it.
   * Absent until the game begins.
   */
  view?: GameView
  sentence: string
  /** What belongs to it: the question that is still open, or why the game is over. */
  more?: string
  /** When the receiver's time ends. */
  due?: Millis
  brief?: { title: string; lines: string[] }
  position?: string[]
  /** In which it is told: those of the receiver's language. */
  messages: Messages
}

/** What a notice says as the game stands now; undefined if nothing is asked any more. */
export async function tell<Topic extends NoticeTopic>(
  deps: TellParts,
  notice: Topic,
  { head }: LoadedGame,
  voice: Voice,
  messages: Messages,
): Promise<NoticeContent<Topic> | undefined> {
  const { seats, state } = head
  const nameOf = (seat: Seat) => {
    const name = seats[seat]?.name
    return name === undefined ? messages.mail.freeSeat : voice.name(nameFor(name, messages.site))
  }
  const names = { a: nameOf('a'), b: nameOf('b') }
  if (state === undefined) {
    const sentence = lobbySentence(notice, head, names, messages)
    return sentence === undefined ? undefined : { notice, head, names, messages, sentence }
  }
  const view = { ...(await deps.rules()).viewFor(state, 'spectator'), viewer: notice.seat }
  const { deadlines } = await readClocks(deps, head, deps.clock.now())
  const due = deadlines.find(({ seat }) => seat === notice.seat)?.due
  const opening = isOfPause(notice.kind)
    ? { sentence: pauseSentence(notice.kind, head, names[otherSeat(notice.seat)], voice, messages) }
    : openingOf(
        { ...notice, playsOn: head.whenTimeIsUp === 'play-on' },
        view,
        names,
        due === undefined ? undefined : voice.time(due),
        messages,
      )
  if (opening === undefined) return undefined
  const told: NoticeContent<Topic> = {
    notice,
    head,
    names,
    view,
    messages,
    ...opening,
    ...(due === undefined ? {} : { due }),
  }
  if (isOfPause(notice.kind) || isShort(notice.kind)) return told
  const brief = await briefSince(deps, told, view, voice)
  return {
    ...told,
    ...(brief === undefined ? {} : { brief }),
    ...(view.phase === 'setup' ? {} : { position: glanceLines(view, messages.table) }),
  }
}

/** Of a game that has not begun; about the other fleet it says only that it is there (R17.6a). */
function lobbySentence(
  { kind, seat }: NoticeTopic,
  { withdrawn }: Head,
  names: NoticeContent['names'],
  { mail }: Messages,
): string | undefined {
  const opponent = names[otherSeat(seat)]
  switch (kind) {
    case 'joined':
      return mail.joined(opponent)
    case 'fleet-brought':
      return mail.fleetBrought(opponent)
    case 'left':
      return mail.left
    case 'withdrawn':
      return withdrawn && (withdrawn.by === 'time' ? mail.withdrawn.byTime : mail.withdrawn.byMaker(names.a))
    default:
      return undefined
  }
}

/** Its receiver has had the brief before. */
const isShort = (kind: NoticeKind): boolean => kind === 'reminder' || kind === 'time-given' || kind === 'nudged'

type PauseNotice = 'pause-offered' | 'paused' | 'pause-ended'
const isOfPause = (kind: NoticeKind): kind is PauseNotice =>
  kind === 'pause-offered' || kind === 'paused' || kind === 'pause-ended'

/** Until when, if one of them has named a day. */
function pauseSentence(
  kind: PauseNotice,
  { desk: { pause } }: Head,
  opponent: string,
  voice: Voice,
  { mail }: Messages,
): string {
  const until = kind === 'paused' ? (pause?.on?.open ? undefined : pause?.on?.to) : pause?.offer?.until
  return mail.pause[kind](opponent, until === undefined ? undefined : voice.time(until))
}

function openingOf(
  { kind, seat, playsOn }: NoticeTopic & { playsOn: boolean },
  view: GameView,
  names: Record<Seat, string>,
  at: string | undefined,
  messages: Messages,
): Pick<NoticeContent, 'sentence' | 'more'> | undefined {
  const opponent = names[otherSeat(seat)]
  const { result } = view
  const { mail } = messages
  const question = askedSentence(view, seat, names, messages)
  switch (kind) {
    case 'joined':
    case 'fleet-brought':
    case 'left':
    case 'withdrawn':
    case 'pause-offered':
    case 'paused':
    case 'pause-ended':
      return undefined
    case 'your-turn':
      return question === undefined ? undefined : { sentence: question }
    case 'reminder':
      return question === undefined || at === undefined ? undefined : { sentence: mail.reminder(at), more: question }
    case 'time-over':
      if (playsOn) return { sentence: mail.expired.playedOn, ...(question !== undefined && { more: question }) }
      return question === undefined ? undefined : { sentence: mail.expired.late(opponent), more: question }
    case 'may-claim':
      return result === undefined ? { sentence: mail.expired.waiting(opponent) } : undefined
    case 'time-given':
      return question === undefined || at === undefined
        ? undefined
        : { sentence: mail.timeGiven(opponent, at), more: question }
    case 'nudged':
      return question === undefined ? undefined : { sentence: mail.nudged(opponent), more: question }
    case 'game-over':
      return result && resultOpening(result, seat, messages)
  }
}

function resultOpening(result: Result, seat: Seat, { game, mail }: Messages): Pick<NoticeContent, 'sentence' | 'more'> {
  const won = result.winner === seat
  const { score, round, reason } = result
  const isResigned = reason === 'resigned'
  const words = isResigned ? game.resigned : game
  const sentence = (won ? words.won : words.lost)(score[seat], score[otherSeat(seat)], round)
  return { sentence, ...(!isResigned && { more: mail.because(game.reason(reason, won)) }) }
}

/** What happened since the receiver's last decision, from the log as everybody may read it. */
export async function briefSince(
  deps: TellParts,
  { head, notice, names, messages }: Pick<NoticeContent<NoticeTopic>, 'head' | 'notice' | 'names' | 'messages'>,
  view: GameView,
  voice: Voice,
): Promise<NoticeContent['brief']> {
  const { seat } = notice
  const { mail } = messages
  const last = decidedBy(head, seat)
  const entries = await logEntries(deps, head, 'spectator', Math.max(0, last - AUTOMATIC_STEPS))
  const ownAt = entries.find(({ step }) => step === last)?.at
  const lines = briefIn(newsAfter(last, entries, view), view, messages)
  const begun = mail.started(names[otherSeat(seat)], view.factions[seat], view.firstPlayer === seat)
  if (last === 0) return { title: mail.sinceStart, lines: [begun, ...lines] }
  if (lines.length === 0 || ownAt === undefined) return undefined
  return { title: mail.since(voice.time(Date.parse(ownAt))), lines }
}
