import type { DefenseKind, Dice, Faction, HullZone, Pose } from '#shared/engine/state'
import type { BasePlace, SizeClass } from '#shared/geometry/base'
import type { ChassisId } from './chassis'

/** Printed values of a ship card (R1.9). */
export interface ShipCard {
  readonly name: string
  readonly faction: Faction
  readonly chassis: ChassisId
  readonly size: SizeClass
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

export const SHIPS = {
  'cr90-corvette-a': {
    name: 'CR90 Corvette A',
    faction: 'rebel',
    chassis: 'cr90',
    size: 'small',
    points: 44,
    command: 1,
    squadron: 1,
    engineering: 2,
    hull: 4,
    defenseTokens: ['evade', 'evade', 'redirect'],
    shields: { front: 2, right: 2, rear: 1, left: 2 },
    armament: {
      front: { red: 2, blue: 1, black: 0 },
      right: { red: 1, blue: 1, black: 0 },
      rear: { red: 1, blue: 0, black: 0 },
      left: { red: 1, blue: 1, black: 0 },
    },
    antiSquadron: { red: 0, blue: 1, black: 0 },
    speedChart: [[], [2], [1, 2], [0, 1, 2], [0, 1, 1, 2]],
    maxSpeed: 4,
  },
  'cr90-corvette-b': {
    name: 'CR90 Corvette B',
    faction: 'rebel',
    chassis: 'cr90',
    size: 'small',
    points: 39,
    command: 1,
    squadron: 1,
    engineering: 2,
    hull: 4,
    defenseTokens: ['evade', 'evade', 'redirect'],
    shields: { front: 2, right: 2, rear: 1, left: 2 },
    armament: {
      front: { red: 0, blue: 3, black: 0 },
      right: { red: 0, blue: 2, black: 0 },
      rear: { red: 0, blue: 1, black: 0 },
      left: { red: 0, blue: 2, black: 0 },
    },
    antiSquadron: { red: 0, blue: 1, black: 0 },
    speedChart: [[], [2], [1, 2], [0, 1, 2], [0, 1, 1, 2]],
    maxSpeed: 4,
  },
  'nebulon-b-escort-frigate': {
    name: 'Nebulon-B Escort Frigate',
    faction: 'rebel',
    chassis: 'nebulon-b',
    size: 'small',
    points: 57,
    command: 2,
    squadron: 2,
    engineering: 3,
    hull: 5,
    defenseTokens: ['evade', 'brace', 'brace'],
    shields: { front: 3, right: 1, rear: 2, left: 1 },
    armament: {
      front: { red: 3, blue: 0, black: 0 },
      right: { red: 1, blue: 1, black: 0 },
      rear: { red: 2, blue: 0, black: 0 },
      left: { red: 1, blue: 1, black: 0 },
    },
    antiSquadron: { red: 0, blue: 2, black: 0 },
    speedChart: [[], [1], [1, 1], [0, 1, 2]],
    maxSpeed: 3,
  },
  'nebulon-b-support-refit': {
    name: 'Nebulon-B Support Refit',
    faction: 'rebel',
    chassis: 'nebulon-b',
    size: 'small',
    points: 51,
    command: 2,
    squadron: 1,
    engineering: 3,
    hull: 5,
    defenseTokens: ['evade', 'brace', 'brace'],
    shields: { front: 3, right: 1, rear: 2, left: 1 },
    armament: {
      front: { red: 3, blue: 0, black: 0 },
      right: { red: 1, blue: 1, black: 0 },
      rear: { red: 2, blue: 0, black: 0 },
      left: { red: 1, blue: 1, black: 0 },
    },
    antiSquadron: { red: 0, blue: 1, black: 0 },
    speedChart: [[], [1], [1, 1], [0, 1, 2]],
    maxSpeed: 3,
  },
  'victory-i-class-star-destroyer': {
    name: 'Victory I-class Star Destroyer',
    faction: 'imperial',
    chassis: 'victory',
    size: 'medium',
    points: 73,
    command: 3,
    squadron: 3,
    engineering: 4,
    hull: 8,
    defenseTokens: ['brace', 'redirect', 'redirect'],
    shields: { front: 3, right: 3, rear: 1, left: 3 },
    armament: {
      front: { red: 3, blue: 0, black: 3 },
      right: { red: 2, blue: 0, black: 1 },
      rear: { red: 2, blue: 0, black: 0 },
      left: { red: 2, blue: 0, black: 1 },
    },
    antiSquadron: { red: 0, blue: 1, black: 0 },
    speedChart: [[], [1], [0, 1]],
    maxSpeed: 2,
  },
  'victory-ii-class-star-destroyer': {
    name: 'Victory II-class Star Destroyer',
    faction: 'imperial',
    chassis: 'victory',
    size: 'medium',
    points: 85,
    command: 3,
    squadron: 3,
    engineering: 4,
    hull: 8,
    defenseTokens: ['brace', 'redirect', 'redirect'],
    shields: { front: 3, right: 3, rear: 1, left: 3 },
    armament: {
      front: { red: 3, blue: 3, black: 0 },
      right: { red: 2, blue: 1, black: 0 },
      rear: { red: 2, blue: 0, black: 0 },
      left: { red: 2, blue: 1, black: 0 },
    },
    antiSquadron: { red: 0, blue: 1, black: 0 },
    speedChart: [[], [1], [0, 1]],
    maxSpeed: 2,
  },
} as const satisfies Record<string, ShipCard>

export type ShipCardId = keyof typeof SHIPS

const isShipCard = (id: string): id is ShipCardId => Object.hasOwn(SHIPS, id)

/** Throws on a card that is not in the catalog: a stored game names known cards only. */
export function shipCard(id: string): ShipCard {
  if (!isShipCard(id)) throw new Error(`No ship card ${id}`)
  return SHIPS[id]
}

/** The base of a ship where it stands. */
export const basePlace = ({ card, pose }: { readonly card: string; readonly pose: Pose }): BasePlace => ({
  size: shipCard(card).size,
  pose,
})
