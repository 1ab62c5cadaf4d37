import { isObjective, objectiveCard } from '#shared/cards/catalog/objectives'
import { type Fleet, MOST_CARDS, OBJECTIVE_CATEGORIES, type ObjectiveCategory } from '../fleet'
import { readAfb } from './afb'
import { readAfd } from './afd'
import { readAff } from './aff'
import { cleanText, linesOf } from './clean'
import type { Effort } from './effort'
import { readFabs } from './fabs'
import { readFlagship } from './flagship'
import { readKeyJson } from './key-json'
import { keyOf } from './keys'
import { readKingston } from './kingston'
import type { FleetFormat, FleetTextError, Line, WrittenList, WrittenShip } from './list'
import { cardsNamed } from './names'
import type { Reading, Warning } from './reading'
import { reckon } from './reckon'
import { recognised } from './recognise'
import { ambiguousIn, type Resolved, type ResolvedList, resolve, unknownIn } from './resolve'
import { readTournamentCsv } from './tournament-csv'
import { readWarlords } from './warlords'

const GRAMMARS = {
  kingston: readKingston,
  starforge: readKingston,
  warlords: readWarlords,
  afb: readAfb,
  afd: readAfd,
  flagship: readFlagship,
  fabs: readFabs,
  aff: readAff,
} as const satisfies Partial<Record<FleetFormat, (lines: readonly Line[], effort: Effort) => WrittenList>>

/**
 * Reads a fleet list in any of the formats that people have, or says why it is none (R2). The work grows with the length
 * of the text, which is bounded.
 * @param effort counts what was looked at
 */
export function readFleetText(text: string, effort: Effort = { steps: 0 }): Reading | FleetTextError {
  const clean = cleanText(text, effort)
  if (typeof clean === 'string') return clean
  const lines = linesOf(clean.text, effort)
  if (lines.length === 0) return 'fleet-empty'
  const format = recognised(clean.text, lines, effort)
  if (!isFormat(format)) return format
  const written = listIn(clean.text, lines, format, effort)
  if (typeof written === 'string') return written
  const list = withCardsOnly(written)
  return isTooLong(list) ? 'fleet-too-long' : readingOf(format, list, effort)
}

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

/** Far more than the three of a fleet: each is a name to be looked for. */
const MOST_OBJECTIVES = 30

const isTooLong = ({ ships, squadrons, objectives }: WrittenList): boolean =>
  ships.length > MOST_CARDS.ships ||
  ships.some(({ upgrades }) => upgrades.length > MOST_CARDS.upgrades) ||
  squadrons.reduce((sum, { count }) => sum + count, 0) > MOST_CARDS.squadrons ||
  objectives.length > MOST_OBJECTIVES

const isFormat = (found: FleetFormat | FleetTextError): found is FleetFormat => !found.startsWith('fleet-')

function listIn(
  text: string,
  lines: readonly Line[],
  format: FleetFormat,
  effort: Effort,
): WrittenList | FleetTextError {
  if (format === 'key-json') return readKeyJson(text, effort)
  if (format === 'tournament-csv') return readTournamentCsv(text, effort)
  return GRAMMARS[format](lines, effort)
}

function readingOf(format: FleetFormat, list: WrittenList, effort: Effort): Reading | FleetTextError {
  const resolved = resolve(list, effort)
  if (resolved === undefined) return 'fleet-other-faction'
  const { faction, ships, squadrons } = resolved
  const objectives = objectivesIn(list, effort)
  const upgrades = ships.flatMap((ship) => ship.upgrades)
  const cards = [...ships.flatMap((ship) => [ship.ship, ...ship.upgrades]), ...squadrons]
  const { points, prices, warnings } = reckon(resolved, list)
  const commander = commanderOf(upgrades, list)
  const { name, limit, skipped } = list
  return {
    format,
    ...(name && { name }),
    ...(limit !== undefined && { limit }),
    fleet: { ...fleetOf(resolved), faction, objectives: objectives.placed },
    ...(commander !== undefined && { commander }),
    objectives: list.objectives.map(({ text }) => text),
    points,
    prices: Object.fromEntries(prices),
    unknown: unknownIn([...cards, ...objectives.cards], effort),
    ambiguous: ambiguousIn(cards),
    warnings: [...warnings, ...commanderWarnings(upgrades, list), ...objectives.warnings],
    skipped,
  }
}

const fleetOf = ({ ships, squadrons }: ResolvedList): Pick<Fleet, 'ships' | 'squadrons'> => ({
  ships: ships.map(({ ship, upgrades }) => ({ card: ship.card, upgrades: upgrades.map(({ card }) => card) })),
  squadrons: squadrons.flatMap(({ card, written }) => Array.from({ length: written.count }, () => card)),
})

const isCommander = ({ named }: Resolved): boolean => named?.slots.includes('commander') === true

const commanderOf = (upgrades: readonly Resolved[], { commander }: WrittenList): string | undefined =>
  upgrades.find(isCommander)?.named?.name ?? commander?.text

/** The head of the list and its ships should name the same commander. */
function commanderWarnings(upgrades: readonly Resolved[], { commander }: WrittenList): Warning[] {
  if (commander === undefined) return []
  const { line, text } = commander
  const isOnShip = upgrades.some(({ written, named }) =>
    [written.text, named?.name].some((name) => name && isSame(name, text)),
  )
  return isOnShip ? [] : [{ code: 'other-commander', line, text }]
}

const isSame = (one: string, other: string): boolean => keyOf(one) === keyOf(other)

interface Objectives {
  readonly placed: Fleet['objectives']
  readonly cards: readonly Resolved[]
  readonly warnings: readonly Warning[]
}

/**
 * Each objective in the place that the list gives it; without one, in that of its category, or in one that is left: the
 * judgement tells what is wrong with it.
 */
function objectivesIn(list: WrittenList, effort: Effort): Objectives {
  const placed: Partial<Record<ObjectiveCategory, string>> = {}
  const warnings: Warning[] = []
  const cards = list.objectives.map((written): Resolved => {
    const [named] = cardsNamed('objective', written.text, effort)
    return { written, as: 'objective', card: named?.id ?? written.text.slice(0, 80), named, options: [], sure: true }
  })
  const waiting = [...list.objectives.entries()].filter(([index, { as }]) => {
    const card = cards[index]?.card ?? ''
    const category = as ?? (isObjective(card) ? objectiveCard(card).category : undefined)
    if (category === undefined || placed[category] !== undefined) return true
    placed[category] = card
    return false
  })
  for (const [index, { line, text }] of waiting) {
    const free = OBJECTIVE_CATEGORIES.find((category) => placed[category] === undefined)
    if (free) placed[free] = cards[index]?.card ?? text
    else warnings.push({ code: 'objective-left-out', line, text })
  }
  return { placed, cards, warnings }
}
