import { basePlace } from '#shared/game/cards/catalog/models'
import { type LegalCourse, legalPoses } from '#shared/game/geometry/course'
import { degrees, millimetres } from '#shared/messages/place-words'
import type { GameView } from '#shared/play/view/game-view'
import type { QuestionContext } from '#web/questions/draft-answer'
import { type Plan, planOf } from './course'

/** A pose that the ship can come to rest in, by heading and reach. */
export interface NamedPose extends LegalCourse {
  /** 1 and on, from the leftmost heading to the rightmost. */
  n: number
  /** Degrees turned, to the left when negative. */
  turned: number
  /** Whole mm from where it is to where it ends its move, centre to centre. */
  reach: number
}

const HALF = 180_000
const FULL = 360_000

/** Turned to the right by less than half a turn, or to the left. */
const turnedBy = (from: number, to: number): number => {
  const turned = (((to - from) % FULL) + FULL) % FULL
  return turned > HALF ? turned - FULL : turned
}

/** Every legal pose at the drafted speed, from left to right and from near to far; of equal ones the first course. */
export function namedPoses({ view }: { view: GameView }, { ship, yaws }: Plan): NamedPose[] {
  const mover = view.ships[ship]
  if (mover === undefined || yaws.length === 0) return []
  const courses = legalPoses({
    ship: basePlace(mover),
    charts: [yaws],
    others: Object.values(view.ships)
      .filter(({ id }) => id !== ship)
      .map((other) => ({ id: other.id, place: basePlace(other) })),
    squadrons: Object.values(view.squadrons),
    area: view.area,
  })
  const seen = new Set<string>()
  return courses
    .filter(({ rest }) => {
      const pose = `${rest.x} ${rest.y} ${rest.heading}`
      const isNew = !seen.has(pose)
      seen.add(pose)
      return isNew
    })
    .map((course) => ({
      ...course,
      turned: degrees(turnedBy(mover.pose.heading, course.rest.heading)),
      reach: millimetres(mover.pose, course.rest),
    }))
    .sort((p, q) => p.turned - q.turned || p.reach - q.reach)
    .map((course, i) => ({ ...course, n: i + 1 }))
}

/** Those of the open course. */
export const posesOf = (asked: QuestionContext): NamedPose[] => namedPoses(asked, planOf(asked))
