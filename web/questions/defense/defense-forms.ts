import type { Draft } from '#web/state/draft.svelte'
import { byTarget, type Forms, type TableAnswers } from '../answer-form'
import type { QuestionContext } from '../draft-answer'
import DamageZone from './DamageZone.svelte'
import DefenseForm from './DefenseForm.svelte'
import { damageZoneOf, prepareDamageZone, prepareEvade, prepareRedirect, prepareSplit, redirectZone } from './damage'
import { defenseOf, prepareDefense } from './defense'
import { evadeGrammar, redirectGrammar, spendGrammar, splitGrammar, zoneGrammar } from './defense-phrases'
import EvadeForm from './EvadeForm.svelte'
import RedirectForm from './RedirectForm.svelte'
import Split from './Split.svelte'

/** While redirect is drafted, the zones it may name. */
function defenseOnTable(asked: QuestionContext, draft: Draft): TableAnswers {
  const redirect = defenseOf(asked)?.redirect
  return {
    options: (redirect?.zones ?? []).map((id) => ({ id })),
    chosenOptions: redirect === undefined ? [] : [redirect.zone],
    onOption: (option) => draft.choose('defense.redirect', { option }),
  }
}

const redirectOnTable = (asked: QuestionContext, draft: Draft): TableAnswers => ({
  ...byTarget(asked, draft),
  chosenOptions: [redirectZone(asked) ?? []].flat(),
})

const zoneOnTable = (asked: QuestionContext, draft: Draft): TableAnswers => ({
  ...byTarget(asked, draft),
  chosenOptions: [damageZoneOf(asked)?.zone ?? []].flat(),
})

export const forms: Forms<'defense'> = {
  'defense.spend': { Form: DefenseForm, prepare: prepareDefense, grammar: spendGrammar, onTable: defenseOnTable },
  'defense.evade': { Form: EvadeForm, prepare: prepareEvade, grammar: evadeGrammar },
  'defense.redirect': {
    Form: RedirectForm,
    prepare: prepareRedirect,
    grammar: redirectGrammar,
    onTable: redirectOnTable,
  },
  'defense.split': { Form: Split, prepare: prepareSplit, grammar: splitGrammar },
  'damage.zone': { Form: DamageZone, prepare: prepareDamageZone, grammar: zoneGrammar, onTable: zoneOnTable },
}
