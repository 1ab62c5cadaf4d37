import type { Forms } from '../answer-form'
import DialBoard from './DialBoard.svelte'
import { prepareDials } from './dials'
import { dialsGrammar, newDialGrammar } from './dials-phrases'
import NewDial from './NewDial.svelte'
import { prepareNewDial } from './new-dial'

export const forms: Forms<'dials'> = {
  'command.dials': { Form: DialBoard, prepare: prepareDials, grammar: dialsGrammar },
  'card.dials': { Form: DialBoard, prepare: prepareDials, grammar: dialsGrammar },
  'dial.replace': { Form: NewDial, prepare: prepareNewDial, grammar: newDialGrammar },
}
