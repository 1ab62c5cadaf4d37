import type { Draft } from '#web/state/draft.svelte'
import { byTarget, type OnTable, type Room } from '../form'
import type { Asked } from '../prepared'
import DamageZone from './DamageZone.svelte'
import Defense from './Defense.svelte'
import { damageZoneOf, prepareDamageZone, prepareEvade, prepareRedirect, prepareSplit, redirectZone } from './damage'
import { defenseOf, prepareDefense } from './defense'
import Evade from './Evade.svelte'
import Redirect from './Redirect.svelte'
import Split from './Split.svelte'

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

export const room: Room<'defense'> = {
  'defense.spend': { Form: Defense, prepare: prepareDefense, onTable: defenseOnTable },
  'defense.evade': { Form: Evade, prepare: prepareEvade },
  'defense.redirect': { Form: Redirect, prepare: prepareRedirect, onTable: redirectOnTable },
  'defense.split': { Form: Split, prepare: prepareSplit },
  'damage.zone': { Form: DamageZone, prepare: prepareDamageZone, onTable: zoneOnTable },
}
