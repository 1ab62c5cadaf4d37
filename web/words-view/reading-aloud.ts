import { clocks } from '#messages/clocks'
import { site } from '#messages/site'
import { table } from '#messages/table'
import { wordsView } from '#messages/words-view'
import type { UnitId } from '#shared/game/engine/state'
import { plain } from '#shared/messages/sentence'
import type { GamePage, LogEntry } from '#shared/play/protocol/responses'
import { describe } from '#shared/play/view/describe'
import type { GameView } from '#shared/play/view/game-view'
import { sentences } from '#web/log/sentences'
import { headline } from '#web/words/headline'
import { nameOf } from '#web/words/names'
import { ownHours } from '#web/words/own-hours'
import { playerName } from '#web/words/player-names'
import { absolute, relative } from '#web/words/when'
import { positionOf } from './position'
import { relationsOf } from './relations'

/** What the page reads aloud for a key or a typed word. */
export interface ReadingContext {
  page: GamePage
  view: GameView
  log: readonly LogEntry[]
  now: number
  zone: string
}

const timed = (at: string, { zone, now }: ReadingContext): string => `${absolute(at, zone, now)} (${relative(at, now)})`

export function questionText(telling: ReadingContext): string {
  const { text, due } = headline(telling.page)
  return due === undefined ? text : `${text} ${site.due} ${timed(due, telling)}`
}

export function lastText({ log, view }: ReadingContext): string {
  const told = sentences(log, view).at(-1)
  return told === undefined ? wordsView.nothing : plain(told.sentence, (unit) => nameOf(view, unit))
}

export function clockText(telling: ReadingContext): string {
  const { page } = telling
  const { deadlines } = page
  if (deadlines.length === 0) return wordsView.noClock
  return deadlines
    .map((deadline) => {
      const own = ownHours(deadline, telling.now)
      const until = timed(deadline.due, telling)
      const text = own === undefined ? until : `${until}; ${clocks.game.ofYours(own)}`
      return wordsView.clock(playerName(page, deadline.seat), text)
    })
    .join(' ')
}

/** A unit with all its relations, or the whole table at glance depth. */
export function describeText({ view }: Pick<ReadingContext, 'view'>, unit: UnitId | undefined): string {
  const line = positionOf(view)
    .sides.flatMap(({ ships, squadrons }) => [...ships, ...squadrons])
    .find(({ id }) => id === unit)
  if (line === undefined) return describe(view, { depth: 'glance', messages: table })
  return [`${line.name}${line.rest}`, ...relationsOf(view, line.id)].join(' ')
}
