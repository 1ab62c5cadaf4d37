import type { ObjectiveId } from '#shared/cards/catalog/objectives'
import type { WaitingObjectiveId } from '#shared/cards/catalog/waiting'
import type { RulesOf } from '../rules-of'

/** Those on the waiting list come here when their rules are written. */
export const OBJECTIVES: RulesOf<Exclude<ObjectiveId, WaitingObjectiveId>> = {}
