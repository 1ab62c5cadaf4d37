import { decide } from '#messages/decide'
import { moving } from '#messages/decide-moves'
import type { NavigateUse, Option, Side } from '#shared/engine/decision'
import type { UnitId } from '#shared/engine/state'
import { placeOf } from '#shared/flow/table'
import { type CourseOutcome, closestShips, resolveCourse } from '#shared/geometry/course'
import { sidesFreeOfTool } from '#shared/geometry/maneuver-tool'
import { openDial } from '#shared/view/asked'
import type { GameView } from '#shared/view/game-view'
import type { ManeuverDraft } from '#web/board/props'
import type { AnswerLine } from '#web/state/answer-line'
import { type Asked, chosenOption, optionsOf, type Prepared, type Warning } from '../prepared'

export type Means = 'none' | 'dial' | 'token' | 'both'

const NO_USE: NavigateUse = { dial: false, token: false, speed: 0 }

export function meansOf({ dial, token }: NavigateUse): Means {
  if (dial) return token ? 'both' : 'dial'
  return token ? 'token' : 'none'
}

/** One whole maneuver as drafted: Navigate, if it is still asked, and the course that follows from it. */
export interface Plan {
  ship: UnitId
  /** Every legal use of Navigate; empty once it has been answered. */
  uses: readonly Option[]
  use: NavigateUse
  option: string | undefined
  speed: number
  yaws: readonly number[]
  clicks: number[]
  side: Side
  sides: Side[]
}

const usesOf = ({ request }: Asked): readonly Option[] =>
  request.ask === 'maneuver.navigate' ? optionsOf(request) : []
const useOf = (option: Option): NavigateUse => option.navigate ?? NO_USE

/** The option with exactly these effects. */
export function findUse(
  uses: readonly Option[],
  means: Means,
  speed: number,
  yaw: number | undefined,
): Option | undefined {
  return uses.find((option) => {
    const use = useOf(option)
    return meansOf(use) === means && use.speed === speed && use.yaw === yaw
  })
}

/** Ways of using Navigate that are open, in the order they are offered. */
export const meansIn = (uses: readonly Option[]): Means[] =>
  (['none', 'dial', 'token', 'both'] as const).filter((means) =>
    uses.some((option) => meansOf(useOf(option)) === means),
  )

function chosenUse(asked: Asked): Option | undefined {
  const uses = usesOf(asked)
  const chosen = chosenOption(asked.parts, 'maneuver.navigate')
  // Whoever kept the dial wants to use it
  const usual = openDial(asked.view, asked.request.subject) === 'navigate' ? 'dial' : 'none'
  return (
    uses.find(({ id }) => id === chosen) ?? findUse(uses, usual, 0, undefined) ?? findUse(uses, 'none', 0, undefined)
  )
}

/** What the ship's course may be and is, as far as it has been drafted; straight ahead until something is chosen. */
export function planOf(asked: Asked): Plan {
  const { request, parts, view } = asked
  const ship = request.kind === 'course' ? request.ship : request.subject
  const option = chosenUse(asked)
  const use = option === undefined ? NO_USE : useOf(option)
  const speed = request.kind === 'course' ? request.speed : (view.ships[ship]?.dialSpeed ?? 0) + use.speed
  const yaws = request.kind === 'course' ? request.yaws : (option?.yaws ?? [])
  const part = parts['maneuver.course']
  const drafted = part !== undefined && 'clicks' in part ? part : undefined
  const clicks = yaws.map((yaw, i) => Math.max(-yaw, Math.min(yaw, drafted?.clicks[i] ?? 0)))
  const sides = sidesFreeOfTool(placeOf(view, ship).size, clicks)
  const wanted = drafted?.side ?? 'right'
  const side = sides.includes(wanted) ? wanted : (sides[0] ?? wanted)
  return { ship, uses: usesOf(asked), use, option: option?.id, speed, yaws, clicks, side, sides }
}

const surroundings = (view: GameView, ship: UnitId) => ({
  others: Object.keys(view.ships)
    .filter((id) => id !== ship)
    .map((id) => ({ id, place: placeOf(view, id) })),
  squadrons: Object.values(view.squadrons).map(({ id, at }) => ({ id, at })),
  area: view.area,
})

/** Where the plan leads, by the same geometry as the service's. */
export function outcomeOf(view: GameView, { ship, clicks, side }: Plan): CourseOutcome {
  return resolveCourse({ ...surroundings(view, ship), ship: placeOf(view, ship), clicks, side })
}

/** The ships of which one gets a card beside the mover; several on a tie (R10.19). */
function hitShips(view: GameView, plan: Plan, outcome: CourseOutcome): UnitId[] {
  const met = outcome.met.map((id) => ({ id, place: placeOf(view, id) }))
  return met.length === 0 ? [] : closestShips({ ...placeOf(view, plan.ship), pose: outcome.rest }, met)
}

export function maneuverDraft(view: GameView, plan: Plan): ManeuverDraft {
  const outcome = outcomeOf(view, plan)
  return {
    ship: plan.ship,
    speed: plan.speed,
    yaws: [...plan.yaws],
    clicks: plan.clicks,
    side: plan.side,
    sides: plan.sides,
    rest: outcome.rest,
    tried: outcome.tried,
    overlaps: outcome.met,
    lifts: outcome.lifted,
    leaves: outcome.leaves,
  }
}

/** What the course does to whom, before it is sent. */
export function consequences({ view, nameOf, opponent }: Asked, plan: Plan): Warning[] {
  const outcome = outcomeOf(view, plan)
  const ship = nameOf(plan.ship)
  const [closest, ...more] = hitShips(view, plan, outcome)
  const calm = (text: string): Warning => ({ text, danger: false })
  const damageText = (): string => {
    if (outcome.met.length === 1) return moving.course.damageBoth
    return more.length > 0 || closest === undefined
      ? moving.course.tie(ship)
      : moving.course.damage(ship, nameOf(closest))
  }
  return [
    ...(outcome.leaves ? [{ text: moving.course.leaves(ship), danger: true }] : []),
    ...(closest === undefined
      ? []
      : [calm(moving.course.reduced(outcome.speed, outcome.met.map(nameOf))), calm(damageText())]),
    ...(outcome.lifted.length === 0 ? [] : [calm(moving.course.lifts(outcome.lifted.map(nameOf), opponent))]),
  ]
}

export function prepareCourse(asked: Asked): Prepared {
  const { request, view, nameOf, parts } = asked
  const plan = planOf(asked)
  const means = meansOf(plan.use)
  const navigates = request.ask === 'maneuver.navigate'
  const course: AnswerLine = {
    ask: 'maneuver.course',
    subject: plan.ship,
    choose: { clicks: plan.clicks, side: plan.side },
  }
  const navigate: AnswerLine[] =
    navigates && plan.option !== undefined
      ? [{ ask: 'maneuver.navigate', subject: request.subject, choose: { option: plan.option } }]
      : []
  const navigateText =
    means === 'none' ? moving.course.noNavigate : moving.course.navigateLine(means, plan.use.speed, plan.use.yaw)
  const unused = navigates && !plan.use.dial && openDial(view, plan.ship) === 'navigate'
  const idle = means !== 'none' && plan.use.speed === 0 && plan.use.yaw === undefined
  const warnings = consequences(asked, plan)
  const degrees = Math.round(outcomeOf(view, plan).rest.heading / 100) / 10
  const touched = parts['maneuver.course'] !== undefined || parts['maneuver.navigate'] !== undefined
  return {
    label: decide.send,
    chips: touched
      ? [...(means === 'none' ? [] : [navigateText]), moving.course.chip(plan.speed, plan.clicks)]
      : [moving.course.setDefault],
    outcome: warnings.length > 0 ? warnings : [{ text: moving.course.fits(degrees), danger: false }],
    ...(means === 'none' &&
      plan.uses.length > 1 && { unused: unused ? moving.course.unused : moving.course.sentence(navigateText) }),
    ...(idle && { unused: moving.course.idle }),
    // A course that can only be straight is not asked (R10.6)
    script: () => [...navigate, ...(navigates && plan.yaws.every((yaw) => yaw === 0) ? [] : [course])],
    look: {
      sends: [
        ...(navigates ? [moving.course.sentence(navigateText)] : []),
        moving.course.courseLine(nameOf(plan.ship), plan.speed, plan.clicks, plan.side),
      ],
      shows: [moving.course.seen],
      stops: [moving.course.final],
      warnings: [...warnings, ...(unused ? [{ text: moving.course.unused, danger: false }] : [])],
    },
  }
}
