import { prepareClosest } from '#web/questions/activation/options'
import type { Draft } from '#web/state/draft.svelte'
import { type AnswerForm, byPiece, type OnTable } from '../form'
import LastLook from '../LastLook.svelte'
import type { Asked } from '../prepared'
import CourseForm from './CourseForm.svelte'
import { maneuverDraft, planOf, prepareCourse } from './course'
import Displaced from './Displaced.svelte'
import { moved, placementDraft, placesOf, preparePlaces } from './places'
import TieBreak from './TieBreak.svelte'
import { maneuverTask, placementTask } from './table/tasks'

function courseOnTable(asked: Asked, draft: Draft): OnTable {
  const plan = planOf(asked)
  return {
    task: maneuverTask({
      draft: maneuverDraft(asked, plan),
      onClicks: (clicks) => draft.choose('maneuver.course', { clicks, side: plan.side }, 'handles'),
      onSide: (side) => draft.choose('maneuver.course', { clicks: plan.clicks, side }),
    }),
  }
}

function placesOnTable({ request, parts, view }: Asked, draft: Draft): OnTable {
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

export const course: AnswerForm = { Form: CourseForm, prepare: prepareCourse, LastLook, onTable: courseOnTable }
export const places: AnswerForm = { Form: Displaced, prepare: preparePlaces, LastLook, onTable: placesOnTable }
export const closest: AnswerForm = { Form: TieBreak, prepare: prepareClosest, onTable: byPiece }
