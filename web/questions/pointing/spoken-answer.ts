import type { Mm } from '#web/board/camera'

/** An answer on the table as keys and screen readers meet it. */
export interface SpokenAnswer {
  id: string
  name: string
  checked: boolean
  /** Impossible: it can be read, not chosen. */
  disabled: boolean
  /** Its outline on the drawn table, in mm. */
  path: string
  at: Mm
  /** mm from its middle to where the focus ring runs. */
  reach: number
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Where a key leads the focus, round and round; `undefined`: it does not move it. */
export function stepped(items: readonly SpokenAnswer[], from: SpokenAnswer, key: string): SpokenAnswer | undefined {
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  const step = STEPS[key]
  if (step === undefined) return undefined
  return items[(items.findIndex(({ id }) => id === from.id) + step + items.length) % items.length]
}

export const ringAround = ({ x, y }: Mm, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`
