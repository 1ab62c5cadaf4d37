import type { Component } from 'svelte'
import type { AskFamily, AskOfFamily } from '#shared/game/engine/asks'
import type { DecisionRequest, Option } from '#shared/game/engine/decision'
import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import type { TableTask } from '#web/board/task'
import type { TableState } from '#web/game/table-state.svelte'
import type { Draft } from '#web/state/draft.svelte'
import type { Grammar } from '#web/words-view/phrase'
import { chosenOption, type DraftAnswer, optionsOf, type QuestionContext } from './draft-answer'

/** What every form gets; list and table call the same `draft.choose`. */
export interface FormProps {
  asked: QuestionContext
  draft: Draft
  table: TableState
}

/** What the table shows of a draft, and what a tap on it does. */
export interface TableAnswers {
  /** Pieces that answer the question when chosen. */
  choosable?: readonly UnitId[]
  chosen?: UnitId | undefined
  /** Targets and zones to point at, where they are not the options of the question itself. */
  options?: readonly Option[]
  /** The targets and zones of the draft. */
  chosenOptions?: readonly string[]
  /** The question that the draft has reached, if it is not the open one: the first sentence asks it. */
  asks?: DecisionRequest
  /** The table after the draft, with the question that would follow. */
  view?: GameView
  /** What the table draws besides, and the input that it takes. */
  task?: TableTask
  onChoose?: (unit: UnitId) => void
  onOption?: (option: string) => void
}

/** All that the page knows of one question: its form, how its answer is made of the draft, its other half on the table. */
export interface AnswerForm {
  Form: Component<FormProps>
  prepare: (asked: QuestionContext) => DraftAnswer
  /** What can be typed at it. */
  grammar: Grammar
  /** Comes with the forms that have a last look before they are sent. */
  LastLook?: Component<{ look: NonNullable<DraftAnswer['look']> }>
  onTable?: (asked: QuestionContext, draft: Draft) => TableAnswers
  /** Tells in the words view what the table shows. */
  InWords?: Component<{ asked: QuestionContext; draft: Draft }>
}

/** The forms of all questions of a family; one that lacks any does not compile. */
export type Forms<F extends AskFamily> = Record<AskOfFamily<F>, AnswerForm>

/** Of a question whose options are pieces. */
export const byPiece = (asked: QuestionContext, draft: Draft): TableAnswers => ({
  choosable: optionsOf(asked.request).map(({ id }) => id),
  chosen: chosenOption(asked.parts, asked.request.ask),
  onChoose: (unit) => draft.choose(asked.request.ask, { option: unit }),
})

/** Of a question that is answered by one target or one hull zone. */
export const byTarget = (asked: QuestionContext, draft: Draft): TableAnswers => {
  const chosen = chosenOption(asked.parts, asked.request.ask)
  return {
    chosenOptions: chosen === undefined ? [] : [chosen],
    onOption: (option) => draft.choose(asked.request.ask, { option }),
  }
}
