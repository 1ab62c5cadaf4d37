import type { Effort } from './effort'
import { knownLabel } from './labels'
import { emptyList, type Line, type WrittenList } from './list'
import { noteCommander, noteFaction, noteName, noteObjective, notePoints, numbersIn } from './notes'
import { labelOf, rowOf } from './row'
import { shipsOf, squadronOf, upgradesOf } from './written-row'

const KEYS = new Set(['ship', 'squadron', 'upgrade'])

/** Half of the lines at least are keys of that list: other lists may have a label or two of these words. */
export const isAff = (lines: readonly Line[]): boolean => {
  const keys = lines.map((line) => labelOf(line)?.key ?? '').filter((key) => KEYS.has(key))
  return keys.length * 2 >= lines.length && keys.some((key) => key !== 'upgrade')
}

/** The key list of a chat bot: `ship:`, `upgrade:` or `squadron:` and a name, scrubbed or not. */
export function readAff(lines: readonly Line[], effort: Effort): WrittenList {
  const list = emptyList()
  for (const line of lines) readLine(line, list, effort)
  return list
}

function readLine(line: Line, list: WrittenList, effort: Effort): void {
  const { key, value } = labelOf(line) ?? { key: '', value: '' }
  const text = { line: line.line, text: value }
  const row = rowOf(text, effort)
  const ship = list.ships.at(-1)
  const label = knownLabel(line, effort)
  if (key === 'ship') list.ships.push(...shipsOf(row, effort))
  else if (key === 'squadron') list.squadrons.push(squadronOf(row, true, effort))
  else if (key === 'upgrade' && ship) ship.upgrades.push(...upgradesOf(row, effort))
  else if (label?.kind === 'objectives') noteObjective({ ...text, ...(label.category && { as: label.category }) }, list)
  else if (label?.kind === 'side') noteFaction(text, list)
  else if (label?.kind === 'name') noteName(text, list)
  else if (label?.kind === 'upgrade' && ship) ship.upgrades.push(...upgradesOf(row, effort, label.slot))
  else if (label?.kind === 'commander' && ship) ship.upgrades.push(...upgradesOf(row, effort, 'commander'))
  else if (label?.kind === 'commander') noteCommander(text, list)
  else if (label?.kind === 'points') notePoints({ numbers: numbersIn(value), signs: '' }, list)
  else list.skipped.push(line)
}
