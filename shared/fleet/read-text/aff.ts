import type { Effort } from './effort'
import { emptyList, type Line, type WrittenList } from './list'
import { labelOf } from './row'

export const isAff = (line: Line): boolean => {
  const { key } = labelOf(line) ?? { key: '' }
  return key === 'ship' || key === 'squadron'
}

/** The key list of a chat bot: `ship:`, `upgrade:` or `squadron:` and a name, scrubbed or not. */
export function readAff(lines: readonly Line[], effort: Effort): WrittenList {
  const list = emptyList()
  for (const line of lines) {
    effort.steps += line.text.length
    const { key, value } = labelOf(line) ?? { key: '', value: '' }
    const card = { line: line.line, text: value }
    const ship = list.ships.at(-1)
    if (key === 'ship') list.ships.push({ ...card, upgrades: [] })
    else if (key === 'squadron') list.squadrons.push({ ...card, count: 1, priceOfAll: true })
    else if (key === 'upgrade' && ship) ship.upgrades.push(card)
    else list.skipped.push(line)
  }
  return list
}
