import { decide } from '#messages/decide'
import { moving } from '#messages/decide-moves'
import { forecast as words } from '#messages/forecast'
import { COMMAND_WAYS, type CommandWay, raisedBy, wayBy } from '#shared/game/engine/commands'
import type { AskName, NavigateUse, Option, Side } from '#shared/game/engine/decision'
import type { UnitId } from '#shared/game/engine/state'
import { placeOf } from '#shared/game/flow/table'
import { type CourseOutcome, resolveCourse } from '#shared/game/geometry/course'
import { sidesFreeOfTool } from '#shared/game/geometry/maneuver-tool'
import { instanceOf } from '#shared/messages/piece-ids'
import { type Consequences, toneOf } from '#shared/play/preview/consequences'
import type { GameView } from '#shared/play/view/game-view'
import { headed } from '#shared/play/view/own-edge'
import { gainedDials, openDial } from '#shared/play/view/question-sentence'
import type { AnswerLine } from '#web/state/answer-line'
import type { Draft } from '#web/state/draft.svelte'
import { forecastWarnings } from '../consequence-words'
import { chosenOption, type DraftAnswer, optionsOf, type QuestionContext, type Warning } from '../draft-answer'
import { forecastOf, markedPlaces, obstaclesAt } from '../forecast'
import { endingOf } from './ending'
import type { ManeuverDraft } from './table/maneuver-drafts'

/** An open one, revealed or gained. */
const hasNavigateDial = (view: GameView, ship: UnitId): boolean =>
  [openDial(view, ship), ...gainedDials(view, ship)].includes('navigate')

/** The two questions of a maneuver: answered together. */
export const NAVIGATE = 'maneuver.navigate' satisfies AskName
export const COURSE = 'maneuver.course' satisfies AskName

export type Means = 'none' | CommandWay

const NO_USE: NavigateUse = { dial: false, token: false, speed: 0 }

export const meansOf = (use: NavigateUse): Means => (use.dial || use.token ? wayBy(use) : 'none')

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

const usesOf = ({ request }: QuestionContext): readonly Option[] => (request.ask === NAVIGATE ? optionsOf(request) : [])
export const useOf = (option: Option): NavigateUse => option.navigate ?? NO_USE

/** The option with exactly these effects. */
export function findUse(
  uses: readonly Option[],
  means: Means,
  speed: number,
  raised: readonly number[] = [],
): Option | undefined {
  const wanted = `${raised.toSorted((p, q) => p - q)}`
  return uses.find((option) => {
    const use = useOf(option)
    return meansOf(use) === means && use.speed === speed && `${raisedBy(use)}` === wanted
  })
}

/** Ways of using Navigate that are open, in the order they are offered. */
export const meansIn = (uses: readonly Option[]): Means[] =>
  (['none', ...COMMAND_WAYS] as const).filter((means) => uses.some((option) => meansOf(useOf(option)) === means))

function chosenUse(asked: QuestionContext): Option | undefined {
  const uses = usesOf(asked)
  const chosen = chosenOption(asked.parts, NAVIGATE)
  // A player who kept the dial wants to use it
  const usual = hasNavigateDial(asked.view, asked.request.subject) ? 'dial' : 'none'
  return uses.find(({ id }) => id === chosen) ?? findUse(uses, usual, 0) ?? findUse(uses, 'none', 0)
}

/** Puts a course into the draft; `sameStep`: as one step back with the last one of that name. */
export const chooseCourse = (draft: Draft, clicks: number[], side: Side, sameStep?: string): void =>
  draft.choose(COURSE, { clicks, side }, sameStep)

export const chooseUse = (draft: Draft, use: Option, sameStep?: string): void =>
  draft.choose(NAVIGATE, { option: use.id }, sameStep)

/** The course that was drafted. */
export function draftedCourse({ parts }: QuestionContext) {
  const part = parts[COURSE]
  return part !== undefined && 'clicks' in part ? part : undefined
}

/** What the ship's course may be and is, as far as it has been drafted; straight ahead until something is chosen. */
export function planOf(asked: QuestionContext): Plan {
  const { request, view } = asked
  const ship = request.kind === 'course' ? request.ship : request.subject
  const option = chosenUse(asked)
  const use = option === undefined ? NO_USE : useOf(option)
  const speed = request.kind === 'course' ? request.speed : (view.ships[ship]?.dialSpeed ?? 0) + use.speed
  const yaws = request.kind === 'course' ? request.yaws : (option?.yaws ?? [])
  const drafted = draftedCourse(asked)
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

export function maneuverDraft(asked: QuestionContext, plan: Plan): ManeuverDraft {
  const { view } = asked
  const outcome = outcomeOf(view, plan)
  const seat = view.ships[plan.ship]?.seat
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
    marks: markedPlaces(view, foretoldOf(asked, plan), plan.ship, outcome.rest),
    toneAt(clicks, side) {
      const told = foretoldOf(asked, { ...plan, clicks, side })
      return told && seat ? toneOf(told, plan.ship, seat) : 'none'
    },
  }
}

/** What would be sent for the maneuver: Navigate, if it is asked, and the course. */
function linesOf({ request }: QuestionContext, plan: Plan): AnswerLine[] {
  const navigates = request.ask === NAVIGATE
  const course: AnswerLine = {
    ask: COURSE,
    subject: plan.ship,
    choose: { clicks: plan.clicks, side: plan.side },
  }
  const navigate: AnswerLine[] =
    navigates && plan.option !== undefined
      ? [{ ask: NAVIGATE, subject: request.subject, choose: { option: plan.option } }]
      : []
  // A course that can only be straight is not asked (R10.6)
  return [...navigate, ...(navigates && plan.yaws.every((yaw) => yaw === 0) ? [] : [course])]
}

const foretoldOf = (asked: QuestionContext, plan: Plan) => forecastOf(asked.view, linesOf(asked, plan))

/** What the course leads to, before it is sent: as the engine plays it on what is known. */
export function consequences(asked: QuestionContext, plan: Plan): Warning[] {
  const { view } = asked
  const outcome = outcomeOf(view, plan)
  const told = foretoldOf(asked, plan)
  const warnings = forecastWarnings(asked, told, { speed: outcome.speed, ships: outcome.met })
  return told && isCalm(told)
    ? [{ text: calmText(view, plan, outcome), about: 'rest', danger: false }, ...warnings]
    : warnings
}

/** Nothing follows, or only what cards of units offer: where the ship ends is told all the same. */
const isCalm = (told: Consequences): boolean =>
  told.end === 'whole' && told.happens.every((one) => one.kind === 'may' && isOfUnit(one.option.source ?? ''))
const isOfUnit = (source: string): boolean => {
  const { card, on } = instanceOf(source)
  return card !== undefined && on !== undefined
}

function calmText(view: GameView, { ship }: Plan, { rest }: CourseOutcome): string {
  const heading = headed(view, rest.heading)
  const moved = view.ships[ship]
  const under = moved ? obstaclesAt({ ...view, ships: { ...view.ships, [ship]: { ...moved, pose: rest } } }, ship) : []
  return under.length > 0 ? words.liesOn(heading, under) : moving.course.fits(heading)
}

export function prepareCourse(asked: QuestionContext): DraftAnswer {
  const { request, view, nameOf, parts } = asked
  const plan = planOf(asked)
  const means = meansOf(plan.use)
  const navigates = request.ask === NAVIGATE
  const navigateText =
    means === 'none' ? moving.course.noNavigate : moving.course.navigateLine(means, plan.use.speed, raisedBy(plan.use))
  const unused = navigates && !plan.use.dial && hasNavigateDial(view, plan.ship)
  const idle = means !== 'none' && plan.use.speed === 0 && raisedBy(plan.use).length === 0
  const follows = consequences(asked, plan)
  const outcome = outcomeOf(view, plan)
  const told = foretoldOf(asked, plan)
  const warnings = told && isCalm(told) ? follows.slice(1) : follows
  const course = moving.course.chip(plan.speed, plan.clicks)
  const touched = draftedCourse(asked) !== undefined || parts[NAVIGATE] !== undefined
  return {
    label: decide.send,
    chips: touched ? [...(means === 'none' ? [] : [navigateText]), course] : [moving.course.setDefault],
    outcome: follows,
    outlook: outcome.leaves ? [] : endingOf(asked, plan.ship, outcome.rest),
    ...(warnings.length === 0 && { note: moving.course.goes(touched ? course : moving.course.setDefault) }),
    ...(means === 'none' &&
      plan.uses.length > 1 && { unused: unused ? moving.course.unused : moving.course.sentence(navigateText) }),
    ...(idle && { unused: moving.course.idle }),
    script: () => linesOf(asked, plan),
    look: {
      plain: warnings.length === 0,
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
