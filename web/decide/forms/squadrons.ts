import { prepareDestination, prepareSquadron } from '../answers/squadron'
import { type AnswerForm, byPiece } from '../form'
import Destination from '../squadron/Destination.svelte'
import SquadronOption from '../squadron/SquadronOption.svelte'

export const one: AnswerForm = { Form: SquadronOption, prepare: prepareSquadron, onTable: byPiece }
export const place: AnswerForm = { Form: Destination, prepare: prepareDestination }
