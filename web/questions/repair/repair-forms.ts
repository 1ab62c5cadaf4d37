import type { Forms } from '../form'
import { repairOnTable } from './on-table'
import Repair from './Repair.svelte'
import { prepareRepair } from './repair'
import { repairGrammar } from './repair-phrases'

export const forms: Forms<'repair'> = {
  'repair.effect': { Form: Repair, prepare: prepareRepair, grammar: repairGrammar, onTable: repairOnTable },
}
