import type { DefenseKind, Dice, Faction, HullZone } from '#shared/game/engine/terms'
import type { SizeClass } from '#shared/game/geometry/base'
import type { ChassisId } from './chassis'
import type { BarSlot } from './upgrade-slots'

/** What the icon of a ship card stands for: titles go by it (R2.12). Two types of MC80 have an icon each. */
export type ShipClass =
  | 'arquitens-class-cruiser'
  | 'assault-frigate-mark-ii'
  | 'cr90-corvette'
  | 'gladiator-class-star-destroyer'
  | 'gozanti-class-cruisers'
  | 'gr-75-transports'
  | 'hammerhead-corvette'
  | 'imperial-class-star-destroyer'
  | 'interdictor-class-cruiser'
  | 'mc30c-frigate'
  | 'mc75-cruiser'
  | 'mc80-cruiser-home-one-type'
  | 'mc80-cruiser-liberty-type'
  | 'nebulon-b-frigate'
  | 'pelta-class-ship'
  | 'quasar-fire-class-cruiser-carrier'
  | 'raider-class-corvette'
  | 'victory-class-star-destroyer'

/** What a ship card prints beside what its token shows (R1.9). */
export interface PrintedShip {
  readonly name: string
  readonly faction: Faction
  readonly shipClass: ShipClass
  /** Without a commander, and hurt by overlaps in its own way (R18). */
  readonly flotilla: boolean
  /** The upgrade bar; an icon that is printed twice stands twice (R2.9). */
  readonly slots: readonly BarSlot[]
  /** Fleet points. */
  readonly points: number
  readonly command: number
  readonly squadron: number
  readonly engineering: number
  readonly hull: number
  readonly defenseTokens: readonly DefenseKind[]
  /** Maximum shields. */
  readonly shields: Readonly<Record<HullZone, number>>
  readonly armament: Readonly<Record<HullZone, Dice>>
  readonly antiSquadron: Dice
  /** By speed: the yaw value of each joint, joint 1 first (R1.16). Speed 0 has no joint (R10.6). */
  readonly speedChart: readonly (readonly number[])[]
  /** The highest column of the speed chart (R1.15). */
  readonly maxSpeed: number
}

export interface ShipCard extends PrintedShip {
  readonly chassis: ChassisId
  readonly size: SizeClass
}
