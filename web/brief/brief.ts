import { brief as words } from '#messages/brief'
import { logSentence } from '#messages/log'
import { terms } from '#messages/terms'
import { plain, type Sentence } from '#shared/messages/sentence'
import type { GamePage, LogEntry } from '#shared/play/protocol/responses'
import { type Brief, type BriefWords, briefOf, type Happening, newsAfter } from '#shared/play/view/brief'
import type { GameView } from '#shared/play/view/game-view'
import { marked, sentences } from '#web/log/sentences'
import { nameOf } from '#web/words/names'
import { absolute } from '#web/words/when'

type Answer = NonNullable<LogEntry['told']>

/** What happened to a reader's game while they were away. */
export interface ReturnBrief extends Brief {
  /** The first sentence of the page; it says since when. */
  title: string
  /** The first step that the brief tells. */
  first?: number
  /** The reader's own orders or plans behind a line, by the step that begins it. */
  why: (step: number) => readonly Answer[]
}

/** The reader's zone and time. */
export interface Reader {
  zone: string
  now: number
}

/** Since the reader's own last decision; to somebody who only watches, since the round began. */
export function returned(
  { decided }: Pick<GamePage, 'decided'>,
  view: GameView,
  log: readonly LogEntry[],
  reader: Reader,
): ReturnBrief {
  const round = log.findLast(({ event }) => event.type === 'roundBegan')
  const since = decided ?? (round === undefined ? 0 : round.step - 1)
  const news = newsAfter(since, log, view)
  const brief = withMarks(news, log, view)
  const first = brief.groups[0]?.lines[0]?.step
  // Where nothing was lost, gained or moved: the latest of what did happen
  const sum = inWords(brief.sum ?? brief.groups.at(-1)?.lines.at(-1)?.sentence ?? [], view)
  const at = log.find(({ step }) => step === decided)?.at
  const sinceThen = at === undefined ? words.sinceStart(sum) : words.since(absolute(at, reader.zone, reader.now), sum)
  const title = decided === undefined ? words.sinceRound(view.round, sum) : sinceThen
  return { ...brief, title: first === undefined ? words.nothing : title, ...(first !== undefined && { first }) }
}

/** Says of an answer what the log says of it; a line covers the steps up to the next one. */
function withMarks(
  news: readonly Happening[],
  log: readonly LogEntry[],
  view: GameView,
): Brief & Pick<ReturnBrief, 'why'> {
  const told = sentences(log, view)
  const steps = new Map(log.map(({ step, event }) => [event, step]))
  const by = new Map(told.map((one) => [one.step, one.by]))
  const tell: BriefWords['tell'] = (event, context) => {
    const sentence = logSentence(event, context)
    return sentence && marked(sentence, by.get(steps.get(event) ?? -1))
  }
  const brief = briefOf(news, view, { brief: words, terms, tell })
  const starts = brief.groups.flatMap(({ lines }) => lines.map(({ step }) => step))
  const why = (from: number) => {
    const next = starts.find((step) => step > from) ?? Number.POSITIVE_INFINITY
    return told.flatMap((one) => (one.told && one.step >= from && one.step < next ? [one.told] : []))
  }
  return { ...brief, why }
}

const inWords = (sum: Sentence, view: GameView): string => plain(sum, (unit) => nameOf(view, unit))
