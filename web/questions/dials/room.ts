import type { Room } from '../form'
import LastLook from '../LastLook.svelte'
import DialBoard from './DialBoard.svelte'
import { prepareDials } from './dials'
import NewDial from './NewDial.svelte'
import { prepareNewDial } from './new-dial'

export const room: Room<'dials'> = {
  'command.dials': { Form: DialBoard, prepare: prepareDials, LastLook },
  'dial.replace': { Form: NewDial, prepare: prepareNewDial },
}
