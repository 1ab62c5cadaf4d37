import type { Room } from '../form'
import { repairOnTable } from './on-table'
import Repair from './Repair.svelte'
import { prepareRepair } from './repair'

export const room: Room<'repair'> = {
  'repair.effect': { Form: Repair, prepare: prepareRepair, onTable: repairOnTable },
}
