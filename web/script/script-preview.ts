import { begin, viewFor } from '#shared/game'
import { type Preview, type PreviewEnd, previewScript, type Supposition } from '#shared/play/orders/preview'
import { turnOf } from '#shared/play/orders/turn'
import type { GameView } from '#shared/play/view/game-view'
import { allLines, type Entry } from './entry'

/** What a script leads to, as far as its player can know (design 5). */
export interface ScriptPreview {
  /** How many entries fit, from the first one on. */
  legal: number
  /** The table then, with the question that is asked. */
  view: GameView
  end: PreviewEnd
  /** It is not this player's turn any more by then. */
  over: boolean
}

export const isOwnTurn = ({ now, ships, viewer }: GameView): boolean => turnOf({ stack: now, ships })?.seat === viewer

const RULES = { begin, viewFor }

/** If the other side reveals a hidden dial in between, nobody knows the table after it: the preview ends before it. */
function preview(view: GameView, entries: readonly Entry[], suppose: Supposition): Preview {
  const lines = allLines(entries)
  for (let used = lines.length; used > 0; used -= 1) {
    try {
      const known = previewScript(RULES, view, lines.slice(0, used), suppose)
      return used === lines.length ? known : { ...known, used: used + 1, end: { at: 'hidden' } }
    } catch {
      // One line less
    }
  }
  return previewScript(RULES, view, [], suppose)
}

/**
 * The preview supposes that luck and the other side bring nothing only where the script goes on past them: at the next
 * of them it stops again.
 */
export function lookAhead(view: GameView, entries: readonly Entry[]): ScriptPreview {
  let table = view
  let from = 0
  for (const [place, entry] of entries.entries()) {
    if (entry.kind !== 'past') continue
    const before = entries.slice(from, place)
    const stopped = preview(table, before, 'nothing')
    if (stopped.used < allLines(before).length) return reached(stopped, entries, from)
    const beyond = preview(table, [...before, entry], 'blank')
    if (beyond.end.at !== 'end') return { ...reached(beyond, entries, from), legal: place + 1 }
    table = beyond.view
    from = place + 1
  }
  return reached(preview(table, entries.slice(from), 'nothing'), entries, from)
}

function reached({ used, view, end }: Preview, entries: readonly Entry[], from: number): ScriptPreview {
  let legal = from
  for (let left = used; legal < entries.length; legal += 1) {
    const { kind, lines } = entries[legal] ?? { kind: 'past', lines: [] }
    left -= lines.length
    if (left < 0 || kind === 'past') break
  }
  // In the middle of a draw, or before a hidden fact, nobody is asked
  const isAsked = end.at === 'end' || end.at === 'line'
  return { legal, end, over: !isOwnTurn(view), view: isAsked ? view : { ...view, requests: [] } }
}
