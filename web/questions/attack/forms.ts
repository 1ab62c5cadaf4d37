import {
  damageZoneOf,
  prepareCritical,
  prepareDamageZone,
  prepareEvade,
  prepareRedirect,
  prepareSplit,
  redirectZone,
} from '#web/questions/defense/damage'
import { defenseOf, prepareDefense } from '#web/questions/defense/defense'
import type { Draft } from '#web/state/draft.svelte'
import DamageZone from '../defense/DamageZone.svelte'
import Defense from '../defense/Defense.svelte'
import Evade from '../defense/Evade.svelte'
import Redirect from '../defense/Redirect.svelte'
import Split from '../defense/Split.svelte'
import { type AnswerForm, byTarget, type OnTable } from '../form'
import type { Asked } from '../prepared'
import BeforeRoll from './BeforeRoll.svelte'
import Critical from './Critical.svelte'
import Declare from './Declare.svelte'
import { prepareBeforeRoll, prepareDeclare } from './declare'
import Modify from './Modify.svelte'
import { prepareModify, prepareReroll } from './modify'
import Reroll from './Reroll.svelte'

/** While redirect is drafted, the zones it may name. */
function defenseOnTable(asked: Asked, draft: Draft): OnTable {
  const redirect = defenseOf(asked)?.redirect
  return {
    options: (redirect?.zones ?? []).map((id) => ({ id })),
    chosenOptions: redirect === undefined ? [] : [redirect.zone],
    onOption: (option) => draft.choose('defense.redirect', { option }),
  }
}

const redirectOnTable = (asked: Asked, draft: Draft): OnTable => ({
  ...byTarget(asked, draft),
  chosenOptions: [redirectZone(asked) ?? []].flat(),
})

const zoneOnTable = (asked: Asked, draft: Draft): OnTable => ({
  ...byTarget(asked, draft),
  chosenOptions: [damageZoneOf(asked)?.zone ?? []].flat(),
})

export const declare: AnswerForm = { Form: Declare, prepare: prepareDeclare, onTable: byTarget }
export const beforeRoll: AnswerForm = { Form: BeforeRoll, prepare: prepareBeforeRoll }
export const modify: AnswerForm = { Form: Modify, prepare: prepareModify }
export const reroll: AnswerForm = { Form: Reroll, prepare: prepareReroll }
export const critical: AnswerForm = { Form: Critical, prepare: prepareCritical }
export const spend: AnswerForm = { Form: Defense, prepare: prepareDefense, onTable: defenseOnTable }
export const evade: AnswerForm = { Form: Evade, prepare: prepareEvade }
export const redirect: AnswerForm = { Form: Redirect, prepare: prepareRedirect, onTable: redirectOnTable }
export const split: AnswerForm = { Form: Split, prepare: prepareSplit }
export const damageZone: AnswerForm = { Form: DamageZone, prepare: prepareDamageZone, onTable: zoneOnTable }
