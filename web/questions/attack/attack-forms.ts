import { byTarget, type Forms } from '../answer-form'
import {
  beforeRollGrammar,
  counterGrammar,
  criticalGrammar,
  declareGrammar,
  modifyGrammar,
  rerollGrammar,
} from './attack-phrases'
import BeforeRoll from './BeforeRoll.svelte'
import CounterForm from './CounterForm.svelte'
import Critical from './Critical.svelte'
import { prepareCounter } from './counter'
import { prepareCritical } from './critical'
import Declare from './Declare.svelte'
import { prepareBeforeRoll, prepareDeclare } from './declare'
import Modify from './Modify.svelte'
import { prepareModify } from './modify'
import Reroll from './Reroll.svelte'
import { prepareReroll } from './reroll'

const declare = { Form: Declare, prepare: prepareDeclare, grammar: declareGrammar, onTable: byTarget }

export const forms: Forms<'attack'> = {
  'attack.declare': declare,
  'attack.next': declare,
  'attack.before-roll': { Form: BeforeRoll, prepare: prepareBeforeRoll, grammar: beforeRollGrammar },
  'attack.modify': { Form: Modify, prepare: prepareModify, grammar: modifyGrammar },
  'attack.reroll': { Form: Reroll, prepare: prepareReroll, grammar: rerollGrammar },
  'attack.critical': { Form: Critical, prepare: prepareCritical, grammar: criticalGrammar },
  'attack.counter': { Form: CounterForm, prepare: prepareCounter, grammar: counterGrammar, onTable: byTarget },
}
