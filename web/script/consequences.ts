import { recordOf } from '#shared/game/engine/asks'
import type { ScriptLine } from '#shared/play/orders/plan'
import { type Consequences, isQuiet } from '#shared/play/preview/consequences'
import type { Line } from '#shared/play/preview/foretell'
import type { GameView } from '#shared/play/view/game-view'
import { forecastWarnings, type ReaderContext } from '#web/questions/consequence-words'
import type { Warning } from '#web/questions/draft-answer'
import { forecastOf } from '#web/questions/forecast'

/** What one move of a script or plan leads to, where the lines before it have led. */
export interface Consequence {
  /** Place of its line. */
  line: number
  warnings: readonly Warning[]
  /** It leads to nothing but the move itself, to its end. */
  quiet: boolean
}

/** The engine does not ask for a course that can only be straight (R10.6): Navigate before it decides the move. */
const movesAt = (lines: readonly ScriptLine[], at: number): boolean => {
  const line = lines[at]
  if (line === undefined) return false
  const { moves, piece, says } = recordOf(line.ask) ?? {}
  if (says === 'navigate') return recordOf(lines[at + 1]?.ask ?? '')?.moves !== 'ship'
  return moves !== undefined || piece?.step === 'place'
}

export const hasMove = (lines: readonly ScriptLine[]): boolean => lines.some((_, at) => movesAt(lines, at))

/** Ships that were met, and how far it went, as courses tell it. */
function metIn({ happens }: Consequences) {
  const events = happens.flatMap((one) => (one.kind === 'event' ? [one.event] : []))
  const moved = events.find((event) => event.type === 'moved')
  const overlapped = events.find((event) => event.type === 'overlapped')
  return moved?.type === 'moved'
    ? { speed: moved.speed, ships: overlapped?.type === 'overlapped' ? overlapped.ships : [] }
    : undefined
}

/** By the engine, only on what their player knows (design 5): a change of one line updates the lines behind it. */
export function consequencesOf(
  view: GameView,
  lines: readonly ScriptLine[],
  telling: Omit<ReaderContext, 'view'>,
): Consequence[] {
  return lines.flatMap((_, line) => {
    if (!movesAt(lines, line)) return []
    const before = lines.slice(0, line + 1).flatMap(({ ask, subject, choose }): Line[] => {
      return choose === undefined ? [] : [{ ask, subject, choose }]
    })
    const told = forecastOf(view, before)
    if (told === undefined) return [{ line, warnings: [], quiet: false }]
    const quiet = isQuiet(told)
    return [{ line, quiet, warnings: quiet ? [] : forecastWarnings({ ...telling, view }, told, metIn(told)) }]
  })
}
