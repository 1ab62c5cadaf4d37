import { brief as words } from '#messages/brief'
import { logSentence } from '#messages/log'
import { terms } from '#messages/terms'
import { plain, type Sentence } from '#shared/messages/sentence'
import type { GamePage, LogEntry } from '#shared/protocol/responses'
import { type Brief, briefOf, newsAfter } from '#shared/view/brief'
import type { GameView } from '#shared/view/game-view'
import { nameOf } from '#web/words/names'
import { absolute } from '#web/words/when'

/** What happened to a reader's game while they were away. */
export interface Returned extends Brief {
  /** With when it began: the first sentence of the page. */
  title: string
  /** The first step there is something to tell of. */
  first?: number
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
  const brief = briefOf(newsAfter(since, log, view), view, { brief: words, terms, tell: logSentence })
  const first = brief.groups[0]?.lines[0]?.step
  const sum = inWords(brief.sum, view)
  const at = log.find(({ step }) => step === decided)?.at
  const sinceThen = at === undefined ? words.sinceStart(sum) : words.since(absolute(at, reader.zone, reader.now), sum)
  const title = decided === undefined ? words.sinceRound(view.round, sum) : sinceThen
  return { ...brief, title: first === undefined ? words.nothing : title, ...(first !== undefined && { first }) }
}

const inWords = (sum: Sentence | undefined, view: GameView): string =>
  sum === undefined ? words.unchanged : plain(sum, (unit) => nameOf(view, unit))
