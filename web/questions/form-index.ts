import { ASKS, type AskFamily, type AskName } from '#shared/game/engine/asks'
import type { AnswerForm } from './answer-form'

type Families = Record<AskFamily, () => Promise<{ forms: Partial<Record<AskName, AnswerForm>> }>>

/** Where all that is known of a question is fetched from: each family is a script of its own. */
export const FORMS: Families = {
  opening: () => import('./opening/opening-forms'),
  'set-up': () => import('./set-up/set-up-forms'),
  dials: () => import('./dials/dials-forms'),
  activation: () => import('./activation/activation-forms'),
  attack: () => import('./attack/attack-forms'),
  defense: () => import('./defense/defense-forms'),
  repair: () => import('./repair/repair-forms'),
  course: () => import('./course/course-forms'),
  squadrons: () => import('./squadrons/squadrons-forms'),
  cards: () => import('./cards/cards-forms'),
}

/** The form of a question; a family that lacks one of its questions does not compile. */
export async function formOf(ask: AskName): Promise<AnswerForm> {
  const { forms } = await FORMS[ASKS[ask].family]()
  const form = forms[ask]
  if (form === undefined) throw new Error(`no form for ${ask}`)
  return form
}
