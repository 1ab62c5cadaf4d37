import { isUpgrade, upgradeCard } from './upgrades'

/** A fleet has one, and its ship is the flagship (R2.7). */
export const isCommander = (card: string): boolean => isUpgrade(card) && upgradeCard(card).slots.includes('commander')

/** Whether its owner may switch an upgrade off, and on again. */
export const isSwitchable = (card: string): boolean => isUpgrade(card) && upgradeCard(card).switchable === true
