import { moving } from '#messages/decide-moves'
import type { Draft } from '#web/state/draft.svelte'
import { byPiece, type Forms, type TableAnswers } from '../answer-form'
import { chosenIn, prepareOption, type QuestionContext } from '../draft-answer'
import LastLook from '../LastLook.svelte'
import CourseForm from './CourseForm.svelte'
import { chooseCourse, maneuverDraft, planOf, prepareCourse } from './course'
import { closestGrammar, courseGrammar, placesGrammar } from './course-phrases'
import Displaced from './Displaced.svelte'
import Poses from './Poses.svelte'
import { moved, placementDraft, placesOf, preparePlaces } from './places'
import TieBreak from './TieBreak.svelte'
import { maneuverTask, placementTask } from './table/maneuver-tasks'

const prepareClosest = (asked: QuestionContext) =>
  prepareOption(asked, chosenIn(asked), (option) => moving.closest.button(asked.nameOf(option)))

function courseOnTable(asked: QuestionContext, draft: Draft): TableAnswers {
  const plan = planOf(asked)
  return {
    task: maneuverTask({
      draft: maneuverDraft(asked, plan),
      onClicks: (clicks) => chooseCourse(draft, clicks, plan.side, 'handles'),
      onSide: (side) => chooseCourse(draft, plan.clicks, side),
    }),
  }
}

function placesOnTable({ request, parts, view }: QuestionContext, draft: Draft): TableAnswers {
  if (request.kind !== 'places') return {}
  const places = placesOf(request, parts)
  return {
    task: placementTask({
      draft: placementDraft(view, request, places),
      onPlace: (squadron, to) =>
        draft.choose(request.ask, { places: moved(view, request, places, squadron, to) }, squadron),
    }),
  }
}

const course = {
  Form: CourseForm,
  prepare: prepareCourse,
  grammar: courseGrammar,
  LastLook,
  onTable: courseOnTable,
  InWords: Poses,
}

export const forms: Forms<'course'> = {
  'maneuver.navigate': course,
  'maneuver.course': course,
  'overlap.closest': { Form: TieBreak, prepare: prepareClosest, grammar: closestGrammar, onTable: byPiece },
  'displaced.place': {
    Form: Displaced,
    prepare: preparePlaces,
    grammar: placesGrammar,
    LastLook,
    onTable: placesOnTable,
  },
}
