import { type Inset, UNCOVERED } from './framed'

/** Parts of the page that lie over the table name the edge that they stand at. */
const COVERS = '[data-covers]'
/** What takes less of the width stands in a corner, and the table is seen beside it. */
const ACROSS = 0.6

/** px of each edge of an element that other parts of the page cover now. */
export function coveredEdges(element: HTMLElement | undefined): Inset {
  if (element === undefined) return UNCOVERED
  const own = element.getBoundingClientRect()
  const inset = { ...UNCOVERED }
  for (const part of document.querySelectorAll<HTMLElement>(COVERS)) {
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
    const overlaps =
      width > 0 && height > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top
    if (!overlaps) continue
    const isAcross = Math.min(right, own.right) - Math.max(left, own.left) > own.width * ACROSS
    switch (part.dataset.covers) {
      case 'left':
        inset.left = Math.max(inset.left, right - own.left)
        break
      case 'right':
        inset.right = Math.max(inset.right, own.right - left)
        break
      case 'top':
        if (isAcross) inset.top = Math.max(inset.top, bottom - own.top)
        break
      case 'bottom':
        if (isAcross) inset.bottom = Math.max(inset.bottom, own.bottom - top)
        break
    }
  }
  return inset
}
