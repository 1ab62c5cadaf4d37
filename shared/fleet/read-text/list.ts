import type { Faction } from '#shared/engine/terms'
import type { ObjectiveCategory } from '../fleet'

/** The programs whose lists can be read; Star Forge writes nearly the list of Kingston. */
export const FLEET_FORMATS = [
  'kingston',
  'starforge',
  'warlords',
  'afb',
  'afd',
  'flagship',
  'fabs',
  'aff',
  'tournament-csv',
  'key-json',
] as const
export type FleetFormat = (typeof FLEET_FORMATS)[number]

/** Why a text cannot be read at all. */
export type FleetTextError =
  | 'fleet-too-long'
  | 'fleet-empty'
  | 'fleet-not-text'
  | 'fleet-not-recognised'
  | 'fleet-two-lists'
  | 'fleet-other-faction'

/** A line of the cleaned text that is not empty. */
export interface Line {
  /** 1 for the first line of the text. */
  readonly line: number
  readonly text: string
}

/** A card as the list names it. */
export interface Written extends Line {
  /** Fleet points printed behind the name. */
  readonly price?: number
  /** The list says what card it is: its column or key is that of commanders. */
  readonly slot?: 'commander'
}

export interface WrittenSquadron extends Written {
  readonly count: number
  /** The price is that of all of them, not of one. */
  readonly priceOfAll: boolean
}

export interface WrittenShip extends Written {
  readonly upgrades: Written[]
  /** Price of the ship with its upgrades, as printed. */
  sum?: number
}

export interface WrittenObjective extends Line {
  /** What the list calls it. */
  readonly as?: ObjectiveCategory
}

/** What a grammar gets out of a text: names and numbers as written, no card looked up for good. */
export interface WrittenList {
  name?: string
  faction?: Faction | 'other'
  commander?: Written
  /** Fleet points the list was made for. */
  limit?: number
  readonly ships: WrittenShip[]
  readonly squadrons: WrittenSquadron[]
  readonly objectives: WrittenObjective[]
  /** Sums as printed. */
  readonly sums: { ships?: number; squadrons?: number; total?: number }
  /** Lines that say nothing a fleet has. */
  readonly skipped: Line[]
}

export const emptyList = (): WrittenList => ({ ships: [], squadrons: [], objectives: [], sums: {}, skipped: [] })

const FACTIONS: ReadonlyMap<string, Faction | 'other'> = new Map<string, Faction | 'other'>(
  Object.entries({
    rebel: 'rebel',
    rebels: 'rebel',
    rebelalliance: 'rebel',
    imperial: 'imperial',
    imperials: 'imperial',
    empire: 'imperial',
    galacticempire: 'imperial',
    republic: 'other',
    galacticrepublic: 'other',
    separatist: 'other',
    separatists: 'other',
    separatistalliance: 'other',
    cis: 'other',
  }),
)

/** The side a list says it is for; the two sides of later years are `other`. */
export const factionNamed = (text: string): Faction | 'other' | undefined =>
  FACTIONS.get(text.toLowerCase().replaceAll(/[^a-z]/g, ''))
