import { isUpgrade, upgradeCard } from './upgrades'

/** A fleet has one, and its ship is the flagship (R2.7). */
export const isCommander = (card: string): boolean => isUpgrade(card) && upgradeCard(card).slots.includes('commander')
