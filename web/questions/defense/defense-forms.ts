import type { Draft } from '#web/state/draft.svelte'
import { byTarget, type Forms, type OnTable } from '../form'
import type { Asked } from '../prepared'
import DamageZone from './DamageZone.svelte'
import Defense from './Defense.svelte'
import { damageZoneOf, prepareDamageZone, prepareEvade, prepareRedirect, prepareSplit, redirectZone } from './damage'
import { defenseOf, prepareDefense } from './defense'
import { evadeGrammar, redirectGrammar, spendGrammar, splitGrammar, zoneGrammar } from './defense-phrases'
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

export const forms: Forms<'defense'> = {
  'defense.spend': { Form: Defense, prepare: prepareDefense, grammar: spendGrammar, onTable: defenseOnTable },
  'defense.evade': { Form: Evade, prepare: prepareEvade, grammar: evadeGrammar },
  'defense.redirect': { Form: Redirect, prepare: prepareRedirect, grammar: redirectGrammar, onTable: redirectOnTable },
  'defense.split': { Form: Split, prepare: prepareSplit, grammar: splitGrammar },
  'damage.zone': { Form: DamageZone, prepare: prepareDamageZone, grammar: zoneGrammar, onTable: zoneOnTable },
}
