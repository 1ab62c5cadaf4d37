import type { Run } from '#shared/game/engine/apply'
import type { Chance } from '#shared/game/engine/chance'
import type { AskName, Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { FrameOf } from '#shared/game/engine/frame'
import type { GameState, Seat } from '#shared/game/engine/state'
import {
  DIE_FACES,
  type DieColor,
  type DieFace,
  type HullZone,
  type RangeBand,
  type UnitId,
} from '#shared/game/engine/terms'
import { UnknownCard } from '#shared/game/engine/unseen'
import type { GameView } from '#shared/play/view/game-view'
import { knownState } from '#shared/play/view/known-state'
import { answerByOrders } from './answer'
import type { FiredRule } from './answer-note'
import { declined } from './answerer'
import type { PreviewRules } from './preview'
import type { Orders } from './standing-order'
import { UnknownDraw } from './unknown-draw'

/** An attack on an own unit, as it stands when its defender is asked: nothing spent yet. */
export interface DescribedAttack {
  attacker: UnitId
  /** Absent for a squadron. */
  zone?: HullZone
  defender: UnitId
  /** Absent for a squadron. */
  defendingZone?: HullZone
  range: RangeBand
  obstructedBy?: UnitId[]
  pool: { color: DieColor; face: DieFace }[]
  /** Ids of defense tokens that accuracy icons name. */
  locked?: string[]
}

/** One answer that the orders would give. */
export interface WhatIfStep {
  ask: AskName
  subject: string
  choice: Choice
  fired: FiredRule
}

/** The effect of the attack on the defender. */
export interface DamageOutcome {
  /** Determined damage (R6.30); absent where it does not come to that. */
  damage?: number
  shields: Partial<Record<HullZone, number>>
  /** Damage cards, of a squadron hull points. */
  hull: number
  destroyed: boolean
}

export interface WhatIf {
  steps: WhatIfStep[]
  suffered: DamageOutcome
  /** A critical effect is open to the attacker: the first card would be dealt faceup (R9.24). */
  critical: boolean
  end: WhatIfEnd
}
export type WhatIfEnd =
  /** The attack is over. */
  | { at: 'over' }
  /** The orders say nothing: their owner is asked. */
  | { at: 'asks'; ask: AskName; subject: string }
  /** The other seat has to choose. */
  | { at: 'other'; ask: AskName; subject: string }
  /** A die is rolled again: what happens with each face, on how many of its eight sides it is. */
  | { at: 'reroll'; color: DieColor; faces: { face: DieFace; sides: number; goesOn: WhatIf }[] }
  /** Other luck, or a card that nobody has seen. */
  | { at: 'hidden' }

/** Dice rolled again one after the other, and answers, in one attack. */
const MOST_REROLLS = 2
const MOST_STEPS = 60

/**
 * What the orders of a player would do if they were attacked so, on the table as the view shows it; played only on
 * what they know (design 5). `attack` must be on an own unit, and both units on the table; undefined: they are not.
 */
export function whatIf(
  rules: PreviewRules,
  view: GameView,
  attack: DescribedAttack,
  orders: Orders,
): WhatIf | undefined {
  const attacker = view.ships[attack.attacker] ?? view.squadrons[attack.attacker]
  const defender = view.ships[attack.defender] ?? view.squadrons[attack.defender]
  if (!attacker || defender?.seat !== view.viewer || attacker.seat === defender.seat) return undefined
  return supposed({ rules, before: underAttack(view, attack, attacker.seat), seat: defender.seat, attack, orders }, [])
}

interface WhatIfCase {
  rules: PreviewRules
  before: GameState
  seat: Seat
  attack: DescribedAttack
  orders: Orders
}

/** The table in the middle of this attack alone. */
function underAttack(view: GameView, attack: DescribedAttack, seat: Seat): GameState {
  const state = knownState(view)
  const { attacker, zone, defender, defendingZone, range, obstructedBy = [], pool, locked = [] } = attack
  const frame: FrameOf<'attack'> = {
    kind: 'attack',
    id: state.nextFrame,
    answered: { a: 0, b: 0 },
    step: 'defend',
    seat,
    attacker,
    ...(zone && { zone }),
    defender,
    ...(defendingZone && { defendingZone }),
    range,
    obstructedBy: [...obstructedBy],
    pool: pool.map(({ color, face }, i) => ({ id: `d${i + 1}`, color, face })),
    nextDie: pool.length + 1,
    toRemove: 0,
    used: [],
    locked: [...locked],
    spent: [],
    redirects: [],
    earlier: [],
  }
  return { ...state, stack: [frame], nextFrame: state.nextFrame + 1 }
}

/** Plays it from the start with these numbers of rerolled dice, until the next one. */
function supposed(question: WhatIfCase, rolled: readonly number[]): WhatIf {
  const { rules, before, attack } = question
  const left = [...rolled]
  const chance: Chance = {
    draw(_n, purpose, ranges) {
      // Every drawn card lies facedown.
      if (purpose === 'reshuffle') return ranges.map(() => 0)
      const number = purpose === 'dice' && ranges.length === 1 ? left.shift() : undefined
      if (number === undefined) throw new UnknownDraw(purpose)
      return [number]
    },
  }
  const run = rules.begin(before, chance)
  const told: WhatIfNotes = { steps: [], critical: false }
  const end = played(question, run, told) ?? { at: 'over' as const }
  const suffered = sufferedBy(attack.defender, run.events)
  return {
    ...told,
    suffered,
    end: typeof end === 'object' && 'reroll' in end ? branches(question, rolled, end.reroll) : end,
  }
}

interface WhatIfNotes {
  steps: WhatIfStep[]
  critical: boolean
}
type WhatIfStop = WhatIfEnd | { reroll: DieColor }

/** Plays until the attack is over (undefined), or until it needs a hidden fact. */
function played(question: WhatIfCase, run: Run, told: WhatIfNotes): WhatIfStop | undefined {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const [request] = run.pending()
    if (!request) return undefined
    const { ask, subject } = request
    const choice = request.seat === question.seat ? ordered(question, run, request, told) : foreign(request, told)
    if (!choice) return { at: request.seat === question.seat ? 'asks' : 'other', ask, subject }
    // An answering attack is another one, with dice of its own.
    if (ask === 'attack.counter') return undefined
    const color = rerolledBy(run, request, choice)
    try {
      run.take({ kind: 'answer', request: request.id, seat: request.seat, choice })
    } catch (stopped) {
      if (stopped instanceof UnknownCard) return { at: 'hidden' }
      if (!(stopped instanceof UnknownDraw)) throw stopped
      return color && stopped.purpose === 'dice' ? { reroll: color } : { at: 'hidden' }
    }
  }
  return { at: 'hidden' }
}

function ordered(
  { rules, seat, orders }: WhatIfCase,
  run: Run,
  request: DecisionRequest,
  told: WhatIfNotes,
): Choice | undefined {
  const view = rules.viewFor(run.state, seat, run.pending())
  const answer = answerByOrders({ view, request, salt: () => '0'.repeat(32) }, orders)
  if (!answer) return undefined
  const { choice, fired } = answer
  told.steps.push({ ask: request.ask, subject: request.subject, choice, fired })
  return choice
}

/** The attacker does nothing more; notes a critical effect that the attacker could resolve. */
function foreign(request: DecisionRequest, told: WhatIfNotes): Choice | undefined {
  if (request.ask === 'attack.critical') told.critical = true
  return declined(request)
}

/** The die that evade rolls again at medium range (R8.9); a lone one is not asked for. */
function rerolledBy({ state }: Run, { ask }: DecisionRequest, choice: Choice): DieColor | undefined {
  const { pool = [] } = state.stack.find((f) => f.kind === 'attack') ?? {}
  if (ask === 'defense.spend' && pool.length === 1) return pool[0]?.color
  return ask === 'defense.evade' && 'option' in choice ? pool.find(({ id }) => id === choice.option)?.color : undefined
}

function branches(question: WhatIfCase, rolled: readonly number[], color: DieColor): WhatIfEnd {
  if (rolled.length >= MOST_REROLLS) return { at: 'hidden' }
  const sides: readonly DieFace[] = DIE_FACES[color]
  const faces = [...new Set(sides)].map((face) => ({
    face,
    sides: sides.filter((each) => each === face).length,
    goesOn: supposed(question, [...rolled, sides.indexOf(face)]),
  }))
  return { at: 'reroll', color, faces }
}

function sufferedBy(defender: UnitId, events: readonly GameEvent[]): DamageOutcome {
  const suffered: DamageOutcome = { shields: {}, hull: 0, destroyed: false }
  for (const event of events) {
    if (event.type === 'damageDetermined' && event.defender === defender) suffered.damage = event.total
    if (event.type === 'damageChanged') suffered.damage = event.to
    if (event.type === 'shieldsLost' && event.ship === defender)
      suffered.shields[event.zone] = (suffered.shields[event.zone] ?? 0) + event.points
    if ((event.type === 'damageDealt' || event.type === 'damageWithoutCard') && event.ship === defender)
      suffered.hull += 1
    if (event.type === 'hullLost' && event.squadron === defender) suffered.hull += event.points
    if (event.type === 'destroyed' && event.unit === defender) suffered.destroyed = true
  }
  return suffered
}

/** Of the damage that an attack does in the end the exact odds: the place is the damage; less than 1 in sum where it is open. */
export function damageOf({ suffered: { damage = 0 }, end }: WhatIf): number[] {
  if (end.at !== 'reroll') return Array.from({ length: damage + 1 }, (_, points) => (points === damage ? 1 : 0))
  const odds: number[] = []
  for (const { sides, goesOn } of end.faces)
    for (const [points, p] of damageOf(goesOn).entries()) odds[points] = (odds[points] ?? 0) + (p * sides) / 8
  return odds
}
