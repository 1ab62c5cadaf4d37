import { decide } from '#messages/decide'
import { attacking } from '#messages/decide-attack'
import { flying } from '#messages/decide-squadrons'
import { targets } from '#messages/targets'
import type { DecisionRequest, Target } from '#shared/game/engine/decision'
import { unrolled } from '#shared/game/odds/pool-odds'
import { zoneToTell } from '#shared/messages/piece-ids'
import type { AnswerLine } from '#web/state/answer-line'
import { TURN } from '#web/state/draft.svelte'
import { type DraftAnswer, lineOf, optionsOf, type QuestionContext } from '../draft-answer'
import { asksAct, choosesSquadron, destinationIn, optionOf, play, type Step } from '../turn-preview'
import type { FlightPlan } from './flights'

/** The target of an attack that a step begins. */
export const targetIn = ({ request, line }: Step): Target | undefined =>
  optionsOf(request).find(({ id }) => id === optionOf(line))?.target

const nameOfTarget = ({ nameOf }: QuestionContext, { defender, defendingZone }: Target): string =>
  targets.attack(undefined, nameOf(defender), zoneToTell(defender, defendingZone))

/** What the buttons say of a turn that can be sent, and its answers. */
export interface FlightButtons {
  label: string
  note: string
  lines: readonly AnswerLine[]
  /** What would be given up, or asked in a question of its own, if the turn were sent now. */
  first?: NonNullable<DraftAnswer['first']>
}

const drafted = ({ ahead }: FlightPlan): AnswerLine[] => ahead.steps.map(({ line }) => line)

/** Attacks of the squadron that has just moved: sending only its move gives them up (R7.7). */
export function attacksLeft({ ahead, current }: FlightPlan): DecisionRequest | undefined {
  const { next } = ahead
  const hasMoved = current?.steps.some(({ line }) => destinationIn(line) !== undefined) ?? false
  if (!asksAct(next) || next.subject !== current?.squadron || !hasMoved) return undefined
  return optionsOf(next).some(({ target }) => target !== undefined) ? next : undefined
}

/** What can still be chosen goes before the button that gives it up. */
function attackFirst(asked: QuestionContext, plan: FlightPlan, next: DecisionRequest): FlightButtons['first'] {
  const shots = optionsOf(next).filter(({ target }) => target !== undefined)
  const [only, ...others] = shots
  if (only?.target === undefined || others.length > 0) return { label: flying.button.chooseAttack }
  const line = lineOf(next.ask, next.subject, only.id)
  return {
    label: flying.button.attack(
      asked.nameOf(only.target.defender),
      zoneToTell(only.target.defender, only.target.defendingZone),
    ),
    part: [TURN, { lines: [...drafted(plan), line] }],
  }
}

function squadronFirst({ nameOf }: QuestionContext, plan: FlightPlan): FlightButtons['first'] {
  const { ahead, flights, follows } = plan
  if (flights.length === 0) return undefined
  if (follows !== undefined) {
    return { label: flying.button.nextOne(nameOf(follows)), part: [TURN, { lines: drafted(plan), on: follows }] }
  }
  const asks = choosesSquadron(ahead.next)
  return asks ? { label: flying.button.chooseNext } : undefined
}

/** Squadrons that could still be chosen, though perhaps not all of them. */
const unsent = (step: Step): number =>
  new Set(optionsOf(step.request).flatMap(({ id }) => (id === 'done' ? [] : (id.split('>')[0] ?? [])))).size

export function buttonsOf(asked: QuestionContext, plan: FlightPlan, told: readonly string[]): FlightButtons {
  const { ahead, flights } = plan
  const lines = drafted(plan)
  const last = ahead.steps.at(-1)
  const target = last && targetIn(last)
  if (last !== undefined && target !== undefined) {
    const colors = unrolled(target.dice).map(({ color }) => color)
    const attack = `${asked.nameOf(last.request.subject)} ${nameOfTarget(asked, target)}`
    const rolled = colors.slice(0, colors.length - target.removed)
    const note = attacking.declare.attackOnly([...told.slice(0, -1), attack].join('; '))
    return { label: ahead.rolls ? attacking.declare.roll(rolled) : attacking.declare.declare, note, lines }
  }
  const stops = last !== undefined && optionOf(last.line) === 'done'
  const left = stops ? flying.look.stillThere(Math.min(unsent(last), play(asked.view, lines.slice(0, -1)).left)) : ''
  if (flights.length === 0) return { label: flying.button.stop, note: left, lines }
  const attack = attacksLeft(plan)
  if (attack !== undefined) {
    const first = attackFirst(asked, plan, attack)
    const without = [...lines, lineOf(attack.ask, attack.subject, 'none')]
    return { label: flying.button.noAttack, note: told.join('; '), lines: without, ...(first && { first }) }
  }
  const first = squadronFirst(asked, plan)
  const note = [...told, ...(stops ? [flying.told.noFurther] : [])].join('; ')
  if (first !== undefined) return { label: flying.button.thisFirst, note, lines, first }
  return { label: decide.send, note, lines }
}
