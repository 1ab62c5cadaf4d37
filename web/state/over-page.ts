/** How many things a press has opened over a page, in the entry of the browser's history. */
const overIn = (state: { over?: number } | null): number => state?.over ?? 0

const open: (() => void)[] = []
/** Of the entry that is shown, and its address: a link to a part of the page makes an entry, too. */
let entries = overIn(history.state)
let address = location.href

/**
 * What a press opens over a page: a part of a game on a phone, a menu, a card. The browser's Back closes the innermost of
 * these before it leaves the page. What is closed otherwise leaves its entry in the history, which the next one opened
 * takes over, and which Back passes.
 * @returns what to call when it is closed
 */
export function opensOver(close: () => void): () => void {
  open.push(close)
  if (open.length > overIn(history.state)) history.pushState({ over: open.length }, '')
  entries = overIn(history.state)
  address = location.href
  return () => {
    const place = open.indexOf(close)
    if (place >= 0) open.splice(place, 1)
  }
}

/** The browser has gone back or forward: whether the page stays as it is, but for what was open over it. */
function staysBelow(): boolean {
  const isBack = location.href === address && overIn(history.state) < entries
  entries = overIn(history.state)
  address = location.href
  if (!isBack) return false
  const closing = open.splice(entries)
  if (closing.length === 0) history.back()
  for (const close of closing.reverse()) close()
  return true
}

// Before the router, which would begin the page anew; pages load this with the first thing that can be opened
addEventListener(
  'popstate',
  (event) => {
    if (staysBelow()) event.stopImmediatePropagation()
  },
  { capture: true },
)
