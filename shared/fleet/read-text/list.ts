import type { UpgradeSlot } from '#shared/game/cards/catalog/upgrades'
import type { ObjectiveCategory } from '../fleet'
import type { Side } from './card-match'

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
/** What can be read: lists of programs, and those that people write by hand in a few lines. */
export type ReadFormat = FleetFormat | 'shorthand'

/** Nobody writes a row that long. */
export const LONGEST_ROW = 400
/** Nobody has so many of one card. */
export const MOST_OF_A_CARD = 12

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
export interface WrittenName extends Line {
  /** Fleet points printed behind the name. */
  readonly price?: number
  /** Printed behind the last card of a row, for all cards of it. */
  readonly sumOfRow?: number
  /** The list says what card it is: its column, label or key is that of these cards. */
  readonly slot?: UpgradeSlot
  /** `1 x` below several ships alike: on one of them alone. */
  readonly once?: true
  /** It stands apart from its ship, whose printed sum may be without it. */
  readonly apart?: true
}

export interface WrittenSquadron extends WrittenName {
  readonly count: number
  /** The price is that of all of them, not of one. */
  readonly priceOfAll: boolean
}

export interface WrittenShip extends WrittenName {
  readonly upgrades: WrittenName[]
  /** Of the last of several in one row: how many, and what is printed behind them. */
  readonly alike?: { readonly count: number; readonly price?: number }
  /** Price of the ship with its upgrades, as printed. */
  sum?: number
}

/** A card of which the list does not say on which ship it is. */
export interface UnplacedName {
  readonly card: WrittenName
  /** The ships that may have it, by their places in the list. */
  readonly ships: readonly number[]
}

export interface WrittenObjective extends Line {
  /** What the list calls it. */
  readonly as?: ObjectiveCategory
}

/** What a grammar gets out of a text: names and numbers as written, no card looked up for good. */
export interface WrittenList {
  name?: string
  /** The line was taken for the name, though no label says so. */
  title?: Line
  faction?: Side
  commander?: WrittenName
  /** Fleet points the list was made for. */
  limit?: number
  readonly ships: WrittenShip[]
  readonly squadrons: WrittenSquadron[]
  readonly unplaced?: readonly UnplacedName[]
  readonly objectives: WrittenObjective[]
  /** Sums as printed. */
  readonly sums: { ships?: number; squadrons?: number; total?: number }
  /** Lines that say nothing a fleet has. */
  readonly skipped: Line[]
}

export const emptyList = (): WrittenList => ({ ships: [], squadrons: [], objectives: [], sums: {}, skipped: [] })

const FACTIONS: ReadonlyMap<string, Side> = new Map<string, Side>(
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
    imperio: 'imperial',
    impero: 'imperial',
    rebellen: 'rebel',
    rebelles: 'rebel',
    rebeldes: 'rebel',
    ribelli: 'rebel',
    rebellenallianz: 'rebel',
    galaktischesimperium: 'imperial',
    alliancerebelle: 'rebel',
    empiregalactique: 'imperial',
    alianzarebelde: 'rebel',
    imperiogalactico: 'imperial',
    alleanzaribelle: 'rebel',
    imperogalattico: 'imperial',
    rebelle: 'rebel',
    rebelde: 'rebel',
    imperiale: 'imperial',
    rebelia: 'rebel',
    rebelianci: 'rebel',
    sojuszrebeliantow: 'rebel',
    imperium: 'imperial',
    imperiumgalaktyczne: 'imperial',
    rebellion: 'rebel',
    alliance: 'rebel',
    emp: 'imperial',
    imp: 'imperial',
    reb: 'rebel',
  }),
)

/** The side a list says it is for; the two sides of later years are `other`. */
export const factionNamed = (text: string): Side | undefined =>
  FACTIONS.get(
    text
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  )
