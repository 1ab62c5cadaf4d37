import type { UpgradeCard } from './upgrade-card'
import { COMMANDERS } from './upgrades/commanders'
import { FLEET_CARDS } from './upgrades/fleet-cards'
import { OFFICERS } from './upgrades/officers'
import { RETROFITS } from './upgrades/retrofits'
import { TEAMS } from './upgrades/teams'
import { TITLES } from './upgrades/titles'
import { WEAPONS } from './upgrades/weapons'

export type { UpgradeCard } from './upgrade-card'
export type { BarSlot, UpgradeSlot } from './upgrade-slots'

export const UPGRADES = {
  ...COMMANDERS,
  ...OFFICERS,
  ...TEAMS,
  ...RETROFITS,
  ...FLEET_CARDS,
  ...WEAPONS,
  ...TITLES,
} as const satisfies Record<string, UpgradeCard>

export type UpgradeId = keyof typeof UPGRADES

export const isUpgrade = (id: string): id is UpgradeId => Object.hasOwn(UPGRADES, id)

/** Throws on a card that is not in the catalog: a stored game names known cards only. */
export function upgradeCard(id: string): UpgradeCard {
  if (!isUpgrade(id)) throw new Error(`No upgrade card ${id}`)
  return UPGRADES[id]
}
