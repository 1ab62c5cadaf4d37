/** What is wrong with the layout of the open page. Each function runs in the page, so it names nothing from outside. */

/** Parts that scroll within a part that scrolls the same way: a finger would move now the one, now the other. */
export function nestedScrollers(): string[] {
  const scrolls = (element: Element, axis: 'overflowX' | 'overflowY') =>
    ['auto', 'scroll'].includes(getComputedStyle(element)[axis])
  const called = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
  const faults: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    if (element.getClientRects().length === 0 || element instanceof HTMLTextAreaElement) continue
    for (const axis of ['overflowX', 'overflowY'] as const) {
      // A box that scrolls one way is `auto` the other way, too; it moves only if something is too large for it
      const isReal = axis === 'overflowY' || element.scrollWidth > element.clientWidth
      if (!isReal || !scrolls(element, axis)) continue
      for (let outer = element.parentElement; outer !== null && outer !== document.body; outer = outer.parentElement) {
        const outerMoves = axis === 'overflowY' || outer.scrollWidth > outer.clientWidth
        if (outerMoves && scrolls(outer, axis)) faults.push(`${called(element)} in ${called(outer)}`)
      }
    }
  }
  return [...new Set(faults)]
}

/** Controls that a thumb would miss. Names and links within a sentence may be as small as its words. */
export function smallTargets(least: number): string[] {
  const controls = 'button, a[href], select, summary, input:not([type="radio"], [type="checkbox"]), label:has(input)'
  return [...document.querySelectorAll<HTMLElement>(`.game :is(${controls})`)].flatMap((control) => {
    const { width, height, right, bottom } = control.getBoundingClientRect()
    const isSeen = width > 1 && height > 1 && right > 0 && bottom > 0 && control.checkVisibility()
    // Within a sentence it is as high as the words
    const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, '') ?? ''
    const isWord = height < 24 && text(control.parentElement).length > text(control).length
    // What is a word by itself reaches over its line
    const isInline = getComputedStyle(control).display === 'inline'
    if (!isSeen || isWord || isInline || (width >= least - 0.5 && height >= least - 0.5)) return []
    return [
      `${control.tagName} "${control.textContent?.trim().slice(0, 30)}" ${Math.round(width)}×${Math.round(height)}`,
    ]
  })
}

/** Parts of the page that stick out of it at a side. */
export function stickingOut(): string[] {
  return [...document.querySelectorAll('.game :not(svg *)')].flatMap((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    const hidden = element.closest('.visually-hidden, [hidden], .table, .beads, .fleets, .script') !== null
    const sticksOut = width > 1 && height > 1 && (left < -1 || right > innerWidth + 1) && element.checkVisibility()
    return sticksOut && !hidden
      ? [`${element.tagName}.${element.getAttribute('class')} ${Math.round(left)}–${Math.round(right)}`]
      : []
  })
}

/** The page of a game never scrolls as a whole; what lies in a part that scrolls has to move with it (ux 3). */
export function scrollsAway(): string[] {
  const faults: string[] = []
  const { scrollHeight } = document.documentElement
  if (scrollHeight > innerHeight) faults.push(`the page has ${scrollHeight} px of ${innerHeight}`)
  for (const element of document.querySelectorAll<HTMLElement>('.game *')) {
    if (getComputedStyle(element).position !== 'absolute' || !(element.offsetParent instanceof HTMLElement)) continue
    for (let part = element.parentElement; part !== null && part !== element.offsetParent; part = part.parentElement) {
      if (!['auto', 'scroll'].includes(getComputedStyle(part).overflowY)) continue
      faults.push(
        `${element.tagName}.${element.getAttribute('class')} stays when ${part.getAttribute('class')} scrolls`,
      )
    }
  }
  return [...new Set(faults)]
}

/** A title that is longer than its place, so that what follows is printed over it. */
export function titleOverflows(): string[] {
  const [place, title] = ['.game > .ask', '.game > .ask h1'].map((part) => document.querySelector(part))
  const over = (title?.getBoundingClientRect().bottom ?? 0) - (place?.getBoundingClientRect().bottom ?? 0)
  return over > 1 ? [`the title is ${Math.round(over)} px too long`] : []
}

/** What can be chosen in the form and lies, in part at least, where only scrolling leads. */
export function outOfSight(): string[] {
  const form = document.querySelector('#question .form')
  // What is played has the room meanwhile
  if (form === null || document.querySelector('.game.playing') !== null) return []
  const { top, bottom } = form.getBoundingClientRect()
  return [...form.querySelectorAll<HTMLElement>('label:has(input), fieldset button')].flatMap((choice) => {
    const box = choice.getBoundingClientRect()
    const isAway = choice.checkVisibility() && (box.bottom > bottom + 1 || box.top < top - 1)
    return isAway ? [`${choice.textContent?.trim().replace(/\s+/g, ' ')} ${Math.round(box.bottom - bottom)}`] : []
  })
}
