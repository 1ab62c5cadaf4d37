import { brief as words } from '#messages/brief'
import { logSentence } from '#messages/log'
import { terms } from '#messages/terms'
import { plain, type Sentence } from '#shared/messages/sentence'
import type { GamePage, LogEntry } from '#shared/protocol/responses'
import { type Brief, briefOf, newsAfter } from '#shared/view/brief'
import type { GameView } from '#shared/view/game-view'
import { marked, sentences } from '#web/log/sentences'
import { nameOf } from '#web/words/names'
import { absolute } from '#web/words/when'

/** What happened to a reader's game while they were away. */
export interface Returned extends Brief {
  /** With when it began: the first sentence of the page. */
  title: string
  /** The first step there is something to tell of. */
  first?: number
  /** Which of the reader's own orders or plans brought a step about. */
  why: (step: number) => LogEntry['told']
}

/** What there is to know about the reader's clock. */
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
): Returned {
  const round = log.findLast(({ event }) => event.type === 'roundBegan')
  const since = decided ?? (round === undefined ? 0 : round.step - 1)
  const news = newsAfter(since, log, view)
  const brief = withMarks(briefOf(news, view, { brief: words, terms, tell: logSentence }), log, view)
  const first = brief.groups[0]?.lines[0]?.step
  const sum = inWords(brief.sum, view)
  const at = log.find(({ step }) => step === decided)?.at
  const sinceThen = at === undefined ? words.sinceStart(sum) : words.since(absolute(at, reader.zone, reader.now), sum)
  const title = decided === undefined ? words.sinceRound(view.round, sum) : sinceThen
  return { ...brief, title: first === undefined ? words.nothing : title, ...(first !== undefined && { first }) }
}

/** How answers came about is said of them here as in the log. */
function withMarks(brief: Brief, log: readonly LogEntry[], view: GameView): Brief & { why: Returned['why'] } {
  const told = new Map(sentences(log, view).map((one) => [one.step, one]))
  const groups = brief.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({ ...line, sentence: marked(line.sentence, told.get(line.step)?.by) })),
  }))
  return { ...brief, groups, why: (step) => told.get(step)?.told }
}

const inWords = (sum: Sentence | undefined, view: GameView): string =>
  sum === undefined ? words.unchanged : plain(sum, (unit) => nameOf(view, unit))
