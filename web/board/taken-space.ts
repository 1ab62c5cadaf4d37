import type { Mm } from './camera'
import type { TakenSpace } from './labels-apart'

/** All else that has a place of its own on the table: pieces, handles, tags, badges, and all that is written there. */
const OTHERS =
  'svg .base, svg .disc, svg .dot, svg [data-handle], svg .tag, svg .plus, svg .badge, svg .plate, svg text, p.plate, p.label'

/**
 * What is drawn on the table but for these labels, as the browser has laid it out.
 * @param mark an element of theirs that stands at `at`
 */
export function takenBeside(labels: Element, mark: Element, at: Mm, scale: number): TakenSpace[] {
  const middle = ({ left, right, top, bottom }: DOMRect): Mm => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
  const origin = middle(mark.getBoundingClientRect())
  const others = labels.closest('.pane')?.querySelectorAll(OTHERS) ?? []
  return [...others].flatMap((other) => {
    const box = other.getBoundingClientRect()
    if (box.width === 0 || labels.contains(other)) return []
    const { x, y } = middle(box)
    return [
      {
        x: at.x + (x - origin.x) / scale,
        y: at.y + (y - origin.y) / scale,
        width: Math.round(box.width),
        height: Math.round(box.height),
      },
    ]
  })
}
