import type { PlainSquadronId, SquadronCardId } from '#shared/game/cards/catalog/squadrons'
import type { WaitingSquadronId } from '#shared/game/cards/catalog/waiting'
import type { RulesOf } from '../rules-of'
import biggsDarklighter from './biggs-darklighter'
import colonelJendon from './colonel-jendon'
import howlrunner from './howlrunner'
import lukeSkywalker from './luke-skywalker'

/** Squadrons with a text of their own; those on the waiting list come here when their rules are written. */
export const SQUADRONS: RulesOf<Exclude<SquadronCardId, WaitingSquadronId | PlainSquadronId>> = {
  'biggs-darklighter': biggsDarklighter,
  'colonel-jendon': colonelJendon,
  'luke-skywalker': lukeSkywalker,
  howlrunner,
}
