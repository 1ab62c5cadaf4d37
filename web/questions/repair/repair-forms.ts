import type { Forms } from '../answer-form'
import Repair from './Repair.svelte'
import { prepareRepair } from './repair'
import { repairOnTable } from './repair-on-table'
import { repairGrammar } from './repair-phrases'

export const forms: Forms<'repair'> = {
  'repair.effect': { Form: Repair, prepare: prepareRepair, grammar: repairGrammar, onTable: repairOnTable },
}
