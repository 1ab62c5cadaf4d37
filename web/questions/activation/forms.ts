import { prepareDials } from '#web/questions/dials/dials'
import DialBoard from '../dials/DialBoard.svelte'
import { type AnswerForm, byPiece } from '../form'
import LastLook from '../LastLook.svelte'
import DialUse from './DialUse.svelte'
import { prepareDial, prepareToken } from './options'
import ShipChoice from './ShipChoice.svelte'
import { prepareShip } from './ship'
import TokenDiscard from './TokenDiscard.svelte'

export const dials: AnswerForm = { Form: DialBoard, prepare: prepareDials, LastLook }
export const activate: AnswerForm = { Form: ShipChoice, prepare: prepareShip, onTable: byPiece }
export const dial: AnswerForm = { Form: DialUse, prepare: prepareDial }
export const tokens: AnswerForm = { Form: TokenDiscard, prepare: prepareToken }
