import type { Effort } from './effort'
import { knownLabel, type LabelKind } from './labels'
import type { FleetTextError, Line, ReadFormat } from './list'
import { cardsNamed } from './name-search'
import { isMisspelt, isShipMisspelt } from './nearest'
import { apart, isShipLine, mayMean, wordsApart } from './parts'
import { isRule } from './read-afd'
import { isAff } from './read-aff'
import { isFabs, isFabsHead } from './read-fabs'
import { isStarForge } from './read-kingston'
import { isTable } from './read-tournament-csv'
import { labelOf, rowOf, splitPrice } from './row'

/** Which program wrote a list, by what only its lists have. The text is clean; its lines are without markup. */
export function recognised(text: string, lines: readonly Line[], effort: Effort): ReadFormat | FleetTextError {
  effort.steps += text.length
  if (isJson(text)) return 'key-json'
  if (isTable(text)) return 'tournament-csv'
  if (lists(lines) > 1) return 'fleet-two-lists'
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line.text))
  if (isAff(lines)) return 'aff'
  if (isFabs(lines)) return 'fabs'
  if (has(/total (?:ship|squadron) cost/i)) return 'warlords'
  if (lines.some((line) => isShipLine(line, effort)) && !has(/^total points ?:|^= ?\d/i)) return 'shorthand'
  if (lines.some(isUnderlined)) return 'afd'
  if (has(/^= ?\d+ total points|^Squadrons ?\(\d|^(?:Rebels|Empire) +- +Author:/i)) return 'afb'
  if (isAfdHead(lines) && !has(/^(?:Faction|Squadrons|Total Points) ?:/i)) return 'afd'
  const areLoose = () => lines.some((line) => (wordsApart(line, effort)?.length ?? 0) > 1)
  if (has(/^Squadrons ?:/i) && !has(/^Total Points ?:|^•|^= ?\d/i) && areLoose()) return 'shorthand'
  if (has(/^Squadrons ?:|^Total Points ?:|^•/i)) return isStarForge(lines) ? 'starforge' : 'kingston'
  if (has(/^= ?\d+ points|^\[ ?flagship ?\]/i)) return 'flagship'
  const isLoose = areLoose()
  if (lines.some((line) => HEADS.has(knownLabel(line, effort)?.kind)))
    return isLoose || isByHand(lines, effort) ? 'shorthand' : 'kingston'
  if (lines.some((line) => isShipRow(line, effort))) return isLoose ? 'shorthand' : 'afd'
  return isLoose || isByHand(lines, effort) ? 'shorthand' : 'fleet-not-recognised'
}

/** Labels that only a fleet has. */
const HEADS: ReadonlySet<LabelKind | undefined> = new Set(['side', 'commander', 'objectives', 'ship', 'squadrons'])

/** A line that is a ship, by any name of it and with slips in it, and another that is a card. */
function isByHand(lines: readonly Line[], effort: Effort): boolean {
  const rows = apart(lines, effort).map((line) => rowOf(line, effort).text)
  const ship = rows.findIndex((name) => mayMean('ship', name, effort) || isShipMisspelt(name, effort))
  const isCard = (name: string) =>
    OTHERS.some((kind) => mayMean(kind, name, effort)) ||
    isMisspelt('upgrade', name, effort) ||
    isMisspelt('squadron', name, effort)
  return ship >= 0 && rows.some((name, at) => at !== ship && isCard(name))
}
const OTHERS = ['squadron', 'upgrade', 'ship'] as const

function isJson(text: string): boolean {
  const start = text.trimStart()
  return /^(?:!\w+\s+)?(?:```\w*\s+)?\[?\s*\{/.test(start.slice(0, 60))
}

const isUnderlined = (line: Line, index: number, lines: readonly Line[]): boolean => {
  const above = lines[index - 1]
  return isRule(line) && above !== undefined && splitPrice(above.text).price?.signs.startsWith('/') === true
}

/** `Food (84/398/400)`, where the line below was lost. */
const isAfdHead = ([head]: readonly Line[]): boolean =>
  head !== undefined && splitPrice(head.text).price?.signs.startsWith('/') === true

const isShipRow = (line: Line, effort: Effort): boolean => {
  const { price, text } = rowOf(line, effort)
  return price !== undefined && cardsNamed('ship', text, effort).length > 0
}

/** How many lists begin or end in a text: each has at most one of these. */
function lists(lines: readonly Line[]): number {
  const begun = lines.filter((line, index) => {
    const { key, value } = labelOf(line) ?? { key: '', value: '' }
    return (
      (key === 'faction' && value !== '') ||
      key.endsWith('-author') ||
      isFabsHead(line) ||
      isUnderlined(line, index, lines)
    )
  })
  const ended = lines.filter(({ text }) => /^Total Points ?:|^= ?\d+ total squadron cost|^1 ?• /i.test(text))
  const numbers = new Set(lines.flatMap(({ text }) => NUMBER_OF_FLEET.exec(text)?.[1] ?? []))
  return Math.max(begun.length, ended.length, numbers.size)
}
/** `Fleet 1:`, `List 2` */
const NUMBER_OF_FLEET = /^(?:fleet|list|flota|lista|flotte|liste) (?:#|no\.? ?|nr\.? ?)?(\d)(?: ?[:-]|$)/i
