import { flying } from '#messages/decide-squadrons'
import { forecast as words } from '#messages/forecast'
import { engagedWith } from '#shared/game/cards/catalog/engaged'
import type { HullZone, UnitId } from '#shared/game/engine/state'
import { countDice } from '#shared/game/flow/target-measure'
import { leavesTable } from '#shared/game/geometry/squadron-rest'
import { zoneToTell } from '#shared/messages/piece-ids'
import { millimetres } from '#shared/messages/place-words'
import { isQuiet } from '#shared/play/preview/consequences'
import { type Aim, aimsOf, isHeld, waysOf } from '#shared/play/view/attack-reach'
import type { GameView } from '#shared/play/view/game-view'
import { resolvesCommand } from '#web/questions/activation/command'
import type { AnswerLine } from '#web/state/answer-line'
import { forecastWarnings } from '../consequence-words'
import { type DraftAnswer, type FactKind, optionsOf, type QuestionContext, type Warning } from '../draft-answer'
import { forecastOf, obstaclesAt } from '../forecast'
import { asksAct, choosesSquadron, destinationIn, optionOf, play, type Step } from '../turn-preview'
import { buttonsOf, targetIn } from './flight-buttons'
import { type Flight, type FlightPlan, flightPlanOf, moveOf } from './flights'

/** `X-wing 1 moves 70 mm`; undefined for a step that another one tells. */
function stepText({ nameOf }: QuestionContext, squadron: UnitId, step: Step): string | undefined {
  const name = nameOf(squadron)
  const to = destinationIn(step.line)
  if (to !== undefined) {
    if (step.request.kind !== 'destination') return undefined
    // Never farther than the form says it can
    const { around, reach } = step.request
    return flying.told.moves(name, Math.min(millimetres(around, to), Math.floor(reach / 1000)))
  }
  const target = targetIn(step)
  if (target !== undefined)
    return flying.told.attacks(name, nameOf(target.defender), zoneToTell(target.defender, target.defendingZone))
  const idle = asksAct(step.request) && optionOf(step.line) === 'none'
  return idle ? flying.told.idle(name) : undefined
}

/** It could attack and does not; `attacksLeft` says whether that is final. */
const letsGo = ({ steps }: Flight): boolean =>
  steps.some(({ request }) => optionsOf(request).some(({ target }) => target !== undefined)) &&
  steps.every((step) => targetIn(step) === undefined)

export function flightText(asked: QuestionContext, flight: Flight): string {
  const { squadron, steps } = flight
  const told = steps.flatMap((step) => stepText(asked, squadron, step) ?? [])
  // A squadron that has moved is not idle
  const parts = told.length > 1 ? told.filter((text) => text !== flying.told.idle(asked.nameOf(squadron))) : told
  const moves = steps.some(({ line }) => destinationIn(line) !== undefined)
  if (parts.length === 0) return flying.told.acts(asked.nameOf(squadron))
  return flying.told.together([...parts, ...(moves && letsGo(flight) ? [flying.told.noAttack] : [])])
}

/** What it may attack when it has moved, by the question that it is then asked: most have moved instead (R11.5). */
function aimsText(asked: QuestionContext, view: GameView, squadron: UnitId, lines: readonly AnswerLine[]): string {
  const { next } = play(asked.view, lines)
  const options = asksAct(next) && next.subject === squadron ? optionsOf(next) : []
  const offered = options.flatMap(({ target }) =>
    target === undefined ? [] : { unit: target.defender, ...(target.defendingZone && { zone: target.defendingZone }) },
  )
  const near = together(asked, aimsOf(view, squadron))
  if (offered.length > 0 || near.length === 0) return flying.told.aims(together(asked, offered))
  return flying.told.nears(near)
}

/** Hull zones of one ship together. */
function together({ nameOf }: QuestionContext, aims: readonly Aim[]): { unit: string; zones: HullZone[] }[] {
  const found = new Map<UnitId, HullZone[]>()
  for (const { unit, zone } of aims) {
    found.set(unit, [...(found.get(unit) ?? []), ...(zone === undefined ? [] : [zone])])
  }
  return [...found].map(([unit, zones]) => ({ unit: nameOf(unit), zones }))
}

/** Enemy ships that could attack it there. */
const arcsOver = ({ nameOf }: QuestionContext, view: GameView, squadron: UnitId) =>
  Object.values(view.ships)
    .filter(({ seat }) => seat !== view.squadrons[squadron]?.seat)
    .flatMap(({ id }) => waysOf(view, id, squadron).map((way) => ({ ...way, unit: nameOf(id) })))
    .flatMap(({ unit, zone, range, dice, removed }) =>
      range !== undefined && countDice(dice) > removed ? [{ unit, zone, range }] : [],
    )

/** Facts that stay in sight while the place is chosen: whom it engages there and what it can attack, if nothing hurts it. */
const VERDICT = 2

/** What the drafted move brings, as long as it is being chosen; the weightiest first. */
function outcomeOf(asked: QuestionContext, plan: FlightPlan): Warning[] {
  const move = moveOf(asked, plan)
  if (move?.to === undefined) return []
  const { nameOf } = asked
  const { squadron, to } = move
  const name = nameOf(squadron)
  const { view } = plan.ahead
  if (leavesTable(to, view.area)) return [{ text: flying.told.leaves(name), danger: true }]
  const lines = plan.ahead.steps.slice(0, move.step + 1).map(({ line }) => line)
  const told = forecastOf(asked.view, lines)
  const under = told && isQuiet(told) ? obstaclesAt(view, squadron) : []
  const engaged = engagedWith(view, squadron)
  const freed = engagedWith(asked.view, squadron).filter((id) => !engaged.includes(id))
  const arcs = arcsOver(asked, view, squadron)
  const calm = (text: string, about?: FactKind): Warning => ({ text, ...(about && { about }), danger: false })
  return [
    ...(told ? forecastWarnings(asked, told) : []),
    calm(flying.told.engagedWith(engaged.map(nameOf), isHeld(view, squadron)), engaged.length > 0 ? 'engaged' : 'safe'),
    calm(aimsText(asked, view, squadron, lines), 'aim'),
    ...(under.length > 0 ? [calm(words.squadronOn(name, under))] : []),
    ...(arcs.length > 0 ? [calm(flying.told.threats(arcs), 'threat')] : []),
    ...(freed.length > 0 ? [calm(flying.told.frees(freed.map(nameOf)))] : []),
  ]
}

/** What is missing before the player can send the turn. */
function missingIn({ nameOf }: QuestionContext, { ahead, current }: FlightPlan): string | undefined {
  const last = ahead.steps.at(-1)
  if (last === undefined || resolvesCommand(last.request)) {
    const { next } = ahead
    return next !== undefined && current !== undefined
      ? flying.missing.act(nameOf(current.squadron))
      : flying.missing.squadron
  }
  if (current === undefined) return undefined
  if (optionOf(last.line) === 'move') return flying.missing.place(nameOf(current.squadron))
  const chosenOnly = choosesSquadron(last.request)
  return chosenOnly && ahead.next?.subject === current.squadron
    ? flying.missing.act(nameOf(current.squadron))
    : undefined
}

export function prepareFlights(asked: QuestionContext): DraftAnswer {
  const plan = flightPlanOf(asked)
  const { ahead, flights } = plan
  if (ahead.waits) return { label: flying.button.send, missing: words.coming, chips: [] }
  const outcome = outcomeOf(asked, plan)
  const told = flights.filter(({ steps }) => steps.length > 0).map((flight) => flightText(asked, flight))
  const missing = missingIn(asked, plan)
  const begun = {
    chips: told,
    ...(outcome.length > 0 && { outcome: outcome.slice(0, VERDICT), outlook: outcome.slice(VERDICT) }),
  }
  if (missing !== undefined) return { ...begun, label: flying.button.send, missing }
  const leaving = ahead.steps.flatMap(({ request, line }) => {
    const to = destinationIn(line)
    return to !== undefined && leavesTable(to, asked.view.area) ? [asked.nameOf(request.subject)] : []
  })
  const { label, note, lines, first } = buttonsOf(asked, plan, told)
  return {
    ...begun,
    label,
    note,
    ...(first && { first }),
    script: () => [...lines],
    ...(leaving.length > 0 && {
      look: {
        sends: told.map(flying.told.sentence),
        shows: [flying.look.seen],
        stops: ahead.next === undefined ? [] : [flying.look.moreNext],
        warnings: leaving.map((name) => ({ text: flying.told.leaves(name), danger: true })),
      },
    }),
  }
}
