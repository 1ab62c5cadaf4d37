import { byTarget, type Room } from '../form'
import BeforeRoll from './BeforeRoll.svelte'
import Counter from './Counter.svelte'
import Critical from './Critical.svelte'
import { prepareCounter } from './counter'
import { prepareCritical } from './critical'
import Declare from './Declare.svelte'
import { prepareBeforeRoll, prepareDeclare } from './declare'
import Modify from './Modify.svelte'
import { prepareModify, prepareReroll } from './modify'
import Reroll from './Reroll.svelte'

const declare = { Form: Declare, prepare: prepareDeclare, onTable: byTarget }

export const room: Room<'attack'> = {
  'attack.declare': declare,
  'attack.next': declare,
  'attack.before-roll': { Form: BeforeRoll, prepare: prepareBeforeRoll },
  'attack.modify': { Form: Modify, prepare: prepareModify },
  'attack.reroll': { Form: Reroll, prepare: prepareReroll },
  'attack.critical': { Form: Critical, prepare: prepareCritical },
  'attack.counter': { Form: Counter, prepare: prepareCounter, onTable: byTarget },
}
