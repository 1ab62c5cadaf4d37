import { prepareDials } from '../answers/dials'
import { prepareDial, prepareToken } from '../answers/options'
import { prepareShip } from '../answers/ship'
import DialBoard from '../DialBoard.svelte'
import DialUse from '../DialUse.svelte'
import { type AnswerForm, byPiece } from '../form'
import LastLook from '../LastLook.svelte'
import ShipChoice from '../ShipChoice.svelte'
import TokenDiscard from '../TokenDiscard.svelte'

export const dials: AnswerForm = { Form: DialBoard, prepare: prepareDials, LastLook }
export const activate: AnswerForm = { Form: ShipChoice, prepare: prepareShip, onTable: byPiece }
export const dial: AnswerForm = { Form: DialUse, prepare: prepareDial }
export const tokens: AnswerForm = { Form: TokenDiscard, prepare: prepareToken }
