import type { UpgradeId } from '#shared/cards/catalog/upgrades'
import type { WaitingUpgradeId } from '#shared/cards/catalog/waiting'
import type { RulesOf } from '../rules-of'

/** Those on the waiting list come here when their rules are written. */
export const UPGRADES: RulesOf<Exclude<UpgradeId, WaitingUpgradeId>> = {}
