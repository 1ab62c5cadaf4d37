import type { Forms } from '../answer-form'
import Initiative from './Initiative.svelte'
import Objective from './Objective.svelte'
import { initiativeGrammar, objectiveGrammar } from './opening-phrases'
import { prepareInitiative, prepareObjective } from './prepare-opening'

/** The first questions of a battle: a page that waits for them needs nothing of what puts pieces down. */
export const forms: Forms<'opening'> = {
  'setup.initiative': { Form: Initiative, prepare: prepareInitiative, grammar: initiativeGrammar },
  'setup.objective': { Form: Objective, prepare: prepareObjective, grammar: objectiveGrammar },
}
