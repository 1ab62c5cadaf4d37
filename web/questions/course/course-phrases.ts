import { wordsView } from '#messages/words-view'
import { raisedBy } from '#shared/game/engine/commands'
import type { NavigateUse } from '#shared/game/engine/decision'
import { SIDES } from '#shared/game/geometry/maneuver-tool'
import { movedTo, placesOf, swapped } from '#web/questions/course/places'
import { optionsOf, type QuestionContext } from '#web/questions/draft-answer'
import {
  type DraftChange,
  type Grammar,
  type LineReading,
  type Phrase,
  phrase,
  put,
  tagOf,
  unitCalled,
} from '#web/words-view/phrase'
import { shownWords } from '#web/words-view/vocabulary'
import { COURSE, meansOf, NAVIGATE, planOf } from './course'
import { posesOf } from './poses'

const { forms } = wordsView.line

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

/** `navigate dial +1 yaw 2`, `navigate both 0 yaw 1 yaw 3`, `navigate none` */
function navigateWords(use: NavigateUse): string {
  const means = meansOf(use)
  if (means === 'none') return 'navigate none'
  return `navigate ${means} ${signed(use.speed)}${raisedBy(use)
    .map((joint) => ` yaw ${joint}`)
    .join('')}`
}

const courseOf = (clicks: number[], side: 'left' | 'right'): DraftChange => ({
  ask: COURSE,
  part: { clicks, side },
})

function coursePhrases(asked: QuestionContext): Phrase[] {
  const plan = planOf(asked)
  return [
    ...plan.uses.map((option) =>
      phrase(navigateWords(option.navigate ?? { dial: false, token: false, speed: 0 }), put(NAVIGATE, option.id)),
    ),
    phrase(
      'straight',
      courseOf(
        plan.clicks.map(() => 0),
        plan.side,
      ),
    ),
    ...plan.sides.map((side) => phrase(`side ${side}`, courseOf(plan.clicks, side))),
  ]
}

/** `-1`, `1l`, `2r`, `0`; right is *prawo* in Polish */
function clickOf(word: string): number | undefined {
  const [, sign, digits, side] = /^([+-]?)(\d)([lrp]?)$/.exec(word) ?? []
  if (digits === undefined) return undefined
  return (sign === '-' || side === 'l' ? -1 : 1) * Number(digits) + 0
}

/** `course 0 1 -2 left` by joints, `pose 12` by the list of poses. */
function readCourse([verb, ...words]: readonly string[], asked: QuestionContext): LineReading | undefined {
  const plan = planOf(asked)
  if (verb === 'pose') {
    const pose = posesOf(asked).find(({ n }) => String(n) === words[0])
    return pose && { words: `pose ${pose.n}`, puts: [courseOf(pose.clicks, pose.side)] }
  }
  if (verb !== 'course') return undefined
  const side = SIDES.find((one) => one === words.at(-1))
  const clicks = (side === undefined ? words : words.slice(0, -1)).map(clickOf)
  const known = clicks.filter((click) => click !== undefined)
  const fits = known.every((click, i) => Math.abs(click) <= (plan.yaws[i] ?? -1))
  if (known.length < clicks.length || known.length !== plan.yaws.length || !fits) return undefined
  return {
    words: ['course', ...known, ...(side === undefined ? [] : [side])].join(' '),
    puts: [courseOf(known, side ?? plan.side)],
  }
}

/** A course that turns and stays on the table, if there is one. */
function courseForms(asked: QuestionContext): string[] {
  const poses = posesOf(asked)
  const stays = poses.filter(({ leaves }) => !leaves)
  const pose = stays.find(({ clicks }) => clicks.some((click) => click !== 0)) ?? stays[0] ?? poses[0]
  return pose === undefined ? [] : [forms.course(pose.clicks, shownWords(pose.side)), forms.pose(pose.n)]
}

export const courseGrammar: Grammar = { phrases: coursePhrases, read: readCourse, forms: courseForms }

/** `place x1 45`: on that bearing in degrees from the bow; `swap x1 x2`. */
function readPlaces([verb, first, second]: readonly string[], asked: QuestionContext): LineReading | undefined {
  const { request, view, parts } = asked
  if (request.kind !== 'places') return undefined
  const squadron = unitCalled(view, first)
  if (squadron === undefined || !request.squadrons.includes(squadron)) return undefined
  const places = placesOf(request, parts)
  if (verb === 'place' && second !== undefined && /^\d{1,3}$/.test(second)) {
    const bearing = Number(second) % 360
    return {
      words: `place ${tagOf(view, squadron)} ${bearing}`,
      puts: [{ ask: request.ask, part: { places: movedTo(view, request, places, squadron, bearing) } }],
    }
  }
  const other = unitCalled(view, second)
  if (verb !== 'swap' || other === undefined || !request.squadrons.includes(other)) return undefined
  return {
    words: `swap ${tagOf(view, squadron)} ${tagOf(view, other)}`,
    puts: [{ ask: request.ask, part: { places: swapped(places, squadron, other) } }],
  }
}

export const placesGrammar: Grammar = {
  phrases: ({ request }) =>
    request.kind === 'places' ? [phrase('suggested', { ask: request.ask, part: { places: request.suggested } })] : [],
  read: readPlaces,
  forms: ({ request, view }) => {
    const [one, other] = request.kind === 'places' ? request.squadrons.map((id) => tagOf(view, id)) : []
    return [
      ...(one === undefined ? [] : [forms.place(one)]),
      ...(one === undefined || other === undefined ? [] : [forms.swap(one, other)]),
    ]
  },
}

export const closestGrammar: Grammar = {
  phrases: ({ request, view }) =>
    optionsOf(request).map(({ id }) => phrase(`closest ${tagOf(view, id)}`, put(request.ask, id))),
}
