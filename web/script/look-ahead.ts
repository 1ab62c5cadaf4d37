import { begin, viewFor } from '#shared/game'
import { type Preview, previewScript } from '#shared/orders/preview'
import type { GameView } from '#shared/view/game-view'
import { allLines, type Entry } from './entry'

const RULES = { begin, viewFor }

/** What a script leads to, as far as its player can know (design 5). */
export interface LookedAhead extends Preview {
  /** How many entries can be used, the first one after another. */
  legal: number
  /** Before which of them the script stops, because luck or the other side comes and they do not say when. */
  stops: ReadonlySet<number>
}

export function lookAhead(view: GameView, entries: readonly Entry[]): LookedAhead {
  const suppose = entries.some(({ kind }) => kind === 'past') ? 'blank' : 'nothing'
  const preview = previewScript(RULES, view, allLines(entries), suppose)
  const ends: number[] = []
  for (const { lines } of entries) ends.push((ends.at(-1) ?? 0) + lines.length)
  const firstBeyond = ends.findIndex((end) => end > preview.used)
  const stops = new Set(
    entries.flatMap((entry, i) => {
      const first = (ends[i] ?? 0) - entry.lines.length
      return entry.kind === 'answer' && entry.when === undefined && preview.crossed.includes(first) ? [i] : []
    }),
  )
  // In the middle of a draw, or before what nobody has seen, nothing is asked
  const isAsked = preview.end.at === 'end' || preview.end.at === 'line'
  const table = isAsked ? preview.view : { ...preview.view, requests: [] }
  return { ...preview, view: table, legal: firstBeyond < 0 ? entries.length : firstBeyond, stops }
}
