import { type Inset, UNCOVERED } from './framed'

/** Parts of the page that lie over the table: `across` its upper or lower edge, or `aside`, at the left or the right. */
const COVERS = '[data-covers]'
/** What takes less of the width, as a single button, stands in a corner: the table is seen beside it. */
const LEAST = 0.25

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>

/** px of each edge of a pane that these parts cover; each stands at the edge that is nearer to its middle. */
export function insetOf(pane: Box, parts: readonly { covers: string | undefined; box: Box }[]): Inset {
  const inset = { ...UNCOVERED }
  const cover = (edge: keyof Inset, px: number) => {
    inset[edge] = Math.max(inset[edge], px)
  }
  for (const { covers, box } of parts) {
    const { left, right, top, bottom } = box
    const overlaps = left < pane.right && right > pane.left && top < pane.bottom && bottom > pane.top
    if (!overlaps || box.width < pane.width * LEAST) continue
    if (covers === 'across') {
      const isAbove = top + bottom < pane.top + pane.bottom
      cover(isAbove ? 'top' : 'bottom', isAbove ? bottom - pane.top : pane.bottom - top)
    } else {
      const isLeft = left + right < pane.left + pane.right
      cover(isLeft ? 'left' : 'right', isLeft ? right - pane.left : pane.right - left)
    }
  }
  return inset
}

/** The same for what the page shows now. */
export function coveredEdges(pane: HTMLElement | undefined): Inset {
  if (pane === undefined) return UNCOVERED
  const parts = [...document.querySelectorAll<HTMLElement>(COVERS)].map((part) => ({
    covers: part.dataset.covers,
    box: part.getBoundingClientRect(),
  }))
  return insetOf(pane.getBoundingClientRect(), parts)
}
