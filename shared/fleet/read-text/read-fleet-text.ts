import { type Fleet, MOST_CARDS } from '../fleet'
import { withAlikeShips } from './alike-ships'
import { withNamesMended } from './broken-names'
import { mended } from './broken-rows'
import { withCardsOnShips } from './cards-on-ships'
import { withoutBoxes } from './check-boxes'
import { cleanText, hasTooMany, linesOf } from './clean'
import { withCommanderPlaced } from './commander-below'
import type { Effort } from './effort'
import { withPricesApart } from './glued-prices'
import { splitHint } from './hints'
import { keyOf } from './keys'
import { withLabelMended } from './label-slips'
import { withColon } from './labels'
import { leftOver } from './left-over'
import type { FleetTextError, Line, ReadFormat, WrittenList, WrittenShip } from './list'
import { withoutNegations } from './negations'
import { withSlips } from './offered'
import { pairsApart } from './pairs'
import { apart } from './parts'
import { withCardsPlaced } from './placed-cards'
import { readObjectives } from './placed-objectives'
import { withPricesBehind } from './prices-in-front'
import { withEnglishRanks } from './ranks'
import { readAfb } from './read-afb'
import { readAfd } from './read-afd'
import { readAff } from './read-aff'
import { isFabs, readFabs } from './read-fabs'
import { readFlagship } from './read-flagship'
import { readKeyJson } from './read-key-json'
import { readKingston } from './read-kingston'
import { readTournamentCsv } from './read-tournament-csv'
import { readWarlords } from './read-warlords'
import type { Reading, Warning } from './reading'
import { reckon } from './reckon'
import { recognised } from './recognise'
import { withoutRemarks } from './remarks'
import { ambiguousIn, resolve, shortNamesIn, unknownIn } from './resolve'
import type { ResolvedList, ResolvedName, ResolvedShip } from './resolved-name'
import { withoutRowNumbers } from './row-numbers'
import { withRowSums } from './row-sums'
import { withSentencesApart } from './sentences'
import { readShorthand } from './shorthand'
import { withoutSides } from './side-rows'
import { withoutStruck } from './struck'
import { cardsInTitle } from './title'
import { withoutShipless, withUpgradesBelow } from './under-ships'

const GRAMMARS = {
  kingston: readKingston,
  starforge: readKingston,
  warlords: readWarlords,
  afb: readAfb,
  afd: readAfd,
  flagship: readFlagship,
  fabs: readFabs,
  aff: readAff,
  shorthand: readShorthand,
} as const satisfies Partial<Record<ReadFormat, (lines: readonly Line[], effort: Effort) => WrittenList>>

/**
 * Reads a fleet list in any of the formats that people have, or says why it is none (R2). The work grows with the length
 * of the text, which is bounded.
 * @param effort counts what was looked at
 */
export function readFleetText(text: string, effort: Effort = { steps: 0 }): Reading | FleetTextError {
  const clean = cleanText(text, effort)
  if (typeof clean === 'string') return clean
  const { text: unstruck, struck } = withoutStruck(clean.text, effort)
  const { text: left, empty } = withoutBoxes(unstruck, effort)
  const lines = linesOf(withoutRowNumbers(left), effort)
  // Marks of forums and bullets make several of one
  if (hasTooMany(lines)) return 'fleet-too-long'
  const written = withSentencesApart(withoutSides(lines), effort)
    .map(withEnglishRanks)
    .map(withColon)
    .map((line) => withLabelMended(line, effort))
    .map(pairsApart)
    .map((line) => withPricesApart(line, effort))
  const { lines: kept, shipless } = withoutShipless(written, [...struck, ...empty], effort)
  const meant = withoutNegations(kept, effort)
  const rows = withPricesBehind(withoutNumbers(withNamesMended(mended(meant.lines, effort), effort)), effort)
  const { lines: placed, wanted } = withCardsOnShips(rows, effort)
  const { lines: plain, remarks } = withoutRemarks(placed, effort)
  const cards = withUpgradesBelow(plain, effort)
  if (cards.length === 0) return 'fleet-empty'
  const format = recognised(clean.text, [...cards, ...wanted], effort)
  if (!isFormat(format)) return format
  const found = listIn(clean.text, cards, format, effort)
  if (typeof found === 'string') return found
  found.skipped.push(...empty, ...shipless, ...meant.remarks, ...remarks)
  const complete = withCardsPlaced(withAlikeShips(withCardsOnly(found), effort), wanted, effort)
  const list = withRowSums(withCommanderPlaced(complete, effort), effort)
  return isTooLong(list) ? 'fleet-too-long' : readingOf(format, list, struck, plain, effort)
}

/** `1. Victory II`: a list by hand that counts its rows, as Fab's builder does. */
const withoutNumbers = (lines: readonly Line[]): readonly Line[] =>
  isFabs(lines)
    ? lines
    : withoutNumerals(withoutBrackets(lines)).map(({ line, text }) => ({
        line,
        text: text.replace(/^(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)] (?=\S)/, ''),
      }))

/** `(1) MC30c`, `(2) CR90`: one behind the other, they are no counts. */
function withoutBrackets(lines: readonly Line[]): readonly Line[] {
  const numbers = lines.flatMap(({ text }) => /^\((\d{1,2})\) /.exec(text)?.[1] ?? [])
  const isCounting = numbers.length > 1 && numbers.every((number, index) => Number(number) === index + 1)
  return isCounting ? lines.map(({ line, text }) => ({ line, text: text.replace(/^\(\d{1,2}\) /, '') })) : lines
}

/** `I. Victory II`, `II. Raider I`: they count up from the first. */
function withoutNumerals(lines: readonly Line[]): readonly Line[] {
  const found = lines.flatMap(({ text }) => NUMERAL.exec(text)?.[1] ?? [])
  const isCounting = (signs: readonly string[]) => found.length > 1 && found.every((each, at) => each === signs[at])
  return isCounting(ROMAN) || isCounting(LETTERS)
    ? lines.map(({ line, text }) => ({ line, text: text.replace(NUMERAL, '') }))
    : lines
}
const NUMERAL = /^([IVX]{1,4}|[A-H])[.)] (?=\S)/
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

/** Stands for the name of a ship that has upgrades and no name. */
const NAMELESS = '?'

/** Without rows that have no name, as a bullet alone, and without those of no squadrons at all. */
function withCardsOnly(list: WrittenList): WrittenList {
  const isNamed = ({ text }: Line): boolean => text !== ''
  const ships = list.ships.map((ship): WrittenShip => {
    const upgrades = ship.upgrades.filter(isNamed)
    return { ...ship, upgrades, text: upgrades.length > 0 ? ship.text || NAMELESS : ship.text }
  })
  const squadrons = list.squadrons.filter(isNamed)
  const none = squadrons.filter(({ count }) => count === 0)
  return {
    ...list,
    ships: ships.filter(isNamed),
    squadrons: squadrons.filter(({ count }) => count > 0),
    objectives: list.objectives.filter(isNamed),
    skipped: [...list.skipped, ...none.map(({ line, text }) => ({ line, text }))],
  }
}

const isTooLong = ({ ships, squadrons, objectives }: WrittenList): boolean =>
  ships.length > MOST_CARDS.ships ||
  ships.some(({ upgrades }) => upgrades.length > MOST_CARDS.upgrades) ||
  squadrons.reduce((sum, { count }) => sum + count, 0) > MOST_CARDS.squadrons ||
  objectives.length > MOST_CARDS.objectives

const isFormat = (found: ReadFormat | FleetTextError): found is ReadFormat => !found.startsWith('fleet-')

function listIn(
  text: string,
  lines: readonly Line[],
  format: ReadFormat,
  effort: Effort,
): WrittenList | FleetTextError {
  if (format === 'key-json') return readKeyJson(text, effort)
  if (format === 'tournament-csv') return readTournamentCsv(text, effort)
  const list = GRAMMARS[format](apart(lines, effort), effort)
  return withSlips(list, leftOver(lines, list, effort), lines, effort)
}

function readingOf(
  format: ReadFormat,
  list: WrittenList,
  struck: readonly Line[],
  rows: readonly Line[],
  effort: Effort,
): Reading | FleetTextError {
  const resolved = resolve(list, effort)
  if (typeof resolved === 'string') return resolved
  const { faction, ships, squadrons, unplaced } = resolved
  const objectives = readObjectives(list, effort)
  const apart = unplaced.map(({ card }) => card)
  const upgrades = [...ships.flatMap((ship) => ship.upgrades), ...apart]
  const cards = [...ships.flatMap((ship) => [ship.ship, ...ship.upgrades]), ...apart, ...squadrons]
  const { points, prices, warnings } = reckon(resolved, list)
  const commander = commanderOf(upgrades, list)
  const { name, limit = limitInName(list.name), skipped } = list
  return {
    format,
    ...(name && { name }),
    ...(limit !== undefined && { limit }),
    fleet: { ...fleetOf(resolved), faction, ...objectives.placed },
    ...(commander !== undefined && { commander }),
    objectives: list.objectives.map(({ text }) => text),
    points,
    prices: Object.fromEntries(prices),
    unknown: unknownIn([...cards, ...objectives.cards], effort),
    ambiguous: ambiguousIn(cards, aloneIn(ships, rows), effort),
    unplaced: unplaced.map(({ card: { written, as, card }, ships: able }) => ({
      line: written.line,
      text: written.text,
      as,
      card,
      ships: able,
    })),
    warnings: [
      ...struck.map((line): Warning => ({ code: 'struck-out', ...line })),
      ...warnings,
      ...commanderWarnings(upgrades, list),
      ...objectives.warnings,
      ...cardsInTitle(list, new Set([...cards, ...objectives.cards].map(({ card }) => card)), effort),
      ...shortNamesIn([...cards, ...objectives.cards]),
    ],
    skipped: skipped.filter(({ text }) => /[\p{L}\d]/u.test(text)).sort((one, other) => one.line - other.line),
  }
}

const fleetOf = ({ ships, squadrons }: ResolvedList): Pick<Fleet, 'ships' | 'squadrons'> => ({
  ships: ships.map(({ ship, upgrades }) => ({ card: ship.card, upgrades: upgrades.map(({ card }) => card) })),
  squadrons: squadrons.flatMap(({ card, written }) => Array.from({ length: written.count }, () => card)),
})

/** The last card of each ship, if its row has nothing but the name. */
const aloneIn = (ships: readonly ResolvedShip[], rows: readonly Line[]): ReadonlySet<ResolvedName> =>
  new Set(
    ships
      .flatMap(({ upgrades }) => upgrades.at(-1) ?? [])
      .filter(({ written }) => rows.some(({ line, text }) => line === written.line && text === written.text)),
  )

const isCommander = ({ named }: ResolvedName): boolean => named?.slots.includes('commander') === true

const commanderOf = (upgrades: readonly ResolvedName[], { commander }: WrittenList): string | undefined =>
  upgrades.find(isCommander)?.named?.name ?? commander?.text

/** The head of the list and its ships should name the same commander. */
function commanderWarnings(upgrades: readonly ResolvedName[], { commander }: WrittenList): Warning[] {
  if (commander === undefined) return []
  const { line, text } = commander
  const isOnShip = upgrades.some(
    (upgrade) =>
      (upgrade.named === undefined || upgrade.named.later || isCommander(upgrade)) &&
      [upgrade.written.text, upgrade.named?.name].some((name) => name && isSame(name, text)),
  )
  return isOnShip ? [] : [{ code: 'other-commander', line, text }]
}

/** `Imp test 300pts`: round points are those that the list was made for. */
function limitInName(name: string | undefined): number | undefined {
  const points = Number(/(?:^|[ (])(\d{3}) ?(?:points?|pts?|pkt)(?:$|[ ).,])/i.exec(name ?? '')?.[1])
  return points % 25 === 0 ? points : undefined
}

/** `Leia Organa (Commander)` is Leia Organa. */
const isSame = (one: string, other: string): boolean => keyOf(splitHint(one).name) === keyOf(splitHint(other).name)
