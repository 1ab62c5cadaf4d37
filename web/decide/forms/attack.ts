import type { Draft } from '#web/state/draft.svelte'
import {
  damageZoneOf,
  prepareCritical,
  prepareDamageZone,
  prepareEvade,
  prepareRedirect,
  prepareSplit,
  redirectZone,
} from '../answers/damage'
import { prepareBeforeRoll, prepareDeclare } from '../answers/declare'
import { defenseOf, prepareDefense } from '../answers/defense'
import { prepareModify, prepareReroll } from '../answers/modify'
import BeforeRoll from '../attack/BeforeRoll.svelte'
import Critical from '../attack/Critical.svelte'
import DamageZone from '../attack/DamageZone.svelte'
import Declare from '../attack/Declare.svelte'
import Defense from '../attack/Defense.svelte'
import Evade from '../attack/Evade.svelte'
import Modify from '../attack/Modify.svelte'
import Redirect from '../attack/Redirect.svelte'
import Reroll from '../attack/Reroll.svelte'
import Split from '../attack/Split.svelte'
import { type AnswerForm, byTarget, type OnTable } from '../form'
import type { Asked } from '../prepared'

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
