import { repairing } from '#messages/decide-repair'
import { terms } from '#messages/terms'
import { type CommandWay, wayBy } from '#shared/game/engine/commands'
import type { AskName, Option } from '#shared/game/engine/decision'
import type { FrameOf } from '#shared/game/engine/frame'
import { damageSource } from '#shared/game/engine/influence'
import { HULL_ZONES, type HullZone, type UnitId } from '#shared/game/engine/state'
import type { ShipView } from '#shared/play/view/game-view'
import type { RecoveryBans } from '#shared/play/view/unit-bans'
import { commandUse, commandUses, resolvesCommand } from '#web/questions/activation/command'
import type { AnswerLine } from '#web/state/answer-line'
import type { Draft } from '#web/state/draft.svelte'
import { chosenSeveral, type DraftAnswer, lineOf, type QuestionContext } from '../draft-answer'

/** One way to spend points: answered along with the command, several at once. */
export const REPAIR = 'repair.effect' satisfies AskName

export type RepairMeans = 'none' | CommandWay

export const isRepair = ({ use }: Option): boolean => use?.command === 'repair'

type Damage = ShipView['damage'][number]
/** Engineering points that discarding a damage card costs (R7.10). */
export const DISCARD_PRICE = 3

/** One repair effect, as it is named in scripts (R7.10). */
export type Step =
  | { id: string; cost: 2; recover: HullZone }
  | { id: string; cost: 1; from: HullZone; to: HullZone }
  | { id: string; cost: typeof DISCARD_PRICE; slot: number }

/** The ship as it would be after the drafted steps, and what they cost. */
export interface RepairPlan {
  ship: UnitId
  most: Readonly<Record<HullZone, number>>
  before: Readonly<Record<HullZone, number>>
  shields: Record<HullZone, number>
  cards: Damage[]
  bans: RecoveryBans | undefined
  /** Damage cards that go on the way, as sources of bans. */
  discarded: readonly string[]
  points: number
  left: number
  steps: Step[]
  /** Ways of resolving Repair that are open; empty once it is being resolved. */
  uses: readonly Option[]
  use: Option | undefined
}

const asZone = (word: string | undefined): HullZone | undefined => HULL_ZONES.find((zone) => zone === word)

function stepOf(id: string): Step | undefined {
  const [what, a, b] = id.split(':')
  const zone = asZone(a)
  const to = asZone(b)
  if (what === 'recover' && zone !== undefined) return { id, cost: 2, recover: zone }
  if (what === 'move' && zone !== undefined && to !== undefined) return { id, cost: 1, from: zone, to }
  return what === 'discard' && a !== undefined ? { id, cost: DISCARD_PRICE, slot: Number(a) } : undefined
}
export const recoverId = (zone: HullZone): string => `recover:${zone}`
export const moveId = (from: HullZone, to: HullZone): string => `move:${from}:${to}`
export const discardId = (slot: number): string => `discard:${slot}`

export const repairMeans = (option: Option | undefined): RepairMeans => {
  return option?.use === undefined ? 'none' : wayBy(option.use)
}

type Ledger = Pick<RepairPlan, 'shields' | 'cards' | 'left' | 'most' | 'bans' | 'discarded'>

function canGain({ shields, most, bans, discarded }: Ledger, zone: HullZone, how: 'recovered' | 'moved'): boolean {
  const isOverfull = how === 'recovered' && HULL_ZONES.some((each) => shields[each] > most[each])
  const banning = [
    ...(bans?.[shields[zone] === 0 ? 'bare' : 'shielded'][zone] ?? []),
    ...((isOverfull && bans?.overfull) || []),
  ]
  return shields[zone] < most[zone] && banning.every((source) => discarded.includes(source))
}

export function isOpen(ledger: Ledger, step: Step): boolean {
  if (step.cost > ledger.left) return false
  if ('recover' in step) return canGain(ledger, step.recover, 'recovered')
  if ('slot' in step) return ledger.cards.some(({ slot }) => slot === step.slot)
  return step.from !== step.to && ledger.shields[step.from] > 0 && canGain(ledger, step.to, 'moved')
}

function take(ledger: Ledger, step: Step, ship: UnitId): Ledger {
  const left = ledger.left - step.cost
  const { shields, cards } = ledger
  if ('recover' in step) return { ...ledger, left, shields: { ...shields, [step.recover]: shields[step.recover] + 1 } }
  if ('slot' in step) {
    const discarded = [...ledger.discarded, damageSource(ship, step.slot)]
    return { ...ledger, left, cards: cards.filter(({ slot }) => slot !== step.slot), discarded }
  }
  return {
    ...ledger,
    left,
    shields: { ...shields, [step.from]: shields[step.from] - 1, [step.to]: shields[step.to] + 1 },
  }
}

/** Every effect that the points left can buy. */
export function openSteps(ledger: Ledger): Step[] {
  const ids = [
    ...HULL_ZONES.map(recoverId),
    ...HULL_ZONES.flatMap((from) => HULL_ZONES.map((to) => moveId(from, to))),
    ...ledger.cards.map(({ slot }) => discardId(slot)),
  ]
  return ids.flatMap((id) => stepOf(id) ?? []).filter((step) => isOpen(ledger, step))
}

/** One repair more. */
export const addStep = (draft: Draft, { steps }: RepairPlan, id: string): void =>
  draft.choose(REPAIR, { options: [...steps.map((step) => step.id), id] })

export function repairPlanOf(asked: QuestionContext): RepairPlan | undefined {
  const { request, view, parts } = asked
  const ship = view.ships[request.subject]
  if (ship === undefined) return undefined
  const uses = commandUses(asked).filter(isRepair)
  const use = uses.find(({ id }) => id === commandUse(asked)?.id)
  const frame = view.now.findLast((each): each is FrameOf<'repair'> => each.kind === 'repair')
  // Where cards act first, what is left for repairs is known only after them.
  const given = use?.cards === undefined ? (use?.points ?? 0) : 0
  const points = resolvesCommand(request) ? given : (frame?.points ?? 0)
  let ledger: Ledger = {
    shields: { ...ship.shields },
    cards: ship.damage,
    left: points,
    most: ship.values.shields,
    bans: ship.values.recoveryBans,
    discarded: [],
  }
  const steps: Step[] = []
  for (const id of chosenSeveral(parts, REPAIR)) {
    const step = stepOf(id)
    if (step === undefined || !isOpen(ledger, step)) continue
    ledger = take(ledger, step, ship.id)
    steps.push(step)
  }
  return { ...ledger, cards: [...ledger.cards], ship: ship.id, before: ship.shields, points, steps, uses, use }
}

export const cardText = ({ slot, card }: Damage): string =>
  card === undefined ? repairing.facedown(slot) : repairing.faceup(terms.card(card))

export function stepText(view: QuestionContext['view'], ship: UnitId, step: Step): string {
  if ('recover' in step) return repairing.recovered(step.recover)
  if ('from' in step) return repairing.moved(step.from, step.to)
  const card = view.ships[ship]?.damage.find(({ slot }) => slot === step.slot)
  return repairing.discarded(card === undefined ? repairing.facedown(step.slot) : cardText(card))
}

export function prepareRepair(asked: QuestionContext): DraftAnswer {
  const { request, view } = asked
  const plan = repairPlanOf(asked)
  if (plan === undefined) return { label: repairing.button.none, chips: [] }
  const resolves = resolvesCommand(request)
  const { use, steps, ship, left } = plan
  if (use?.cards !== undefined) {
    const cards = use.cards.map((source) => terms.card(view.cards[source]?.card ?? source))
    const note = repairing.cardsFirst(use.points ?? 0, cards)
    return {
      label: repairing.button.use,
      note,
      chips: [],
      script: () => [lineOf(request.ask, request.subject, use.id)],
    }
  }
  const more = openSteps(plan).length > 0
  const script: AnswerLine[] = [
    ...(use === undefined ? [] : [lineOf(request.ask, request.subject, use.id)]),
    ...steps.map(({ id }) => lineOf(REPAIR, ship, id)),
    // With nothing left to buy the engine ends it by itself
    ...(more ? [lineOf(REPAIR, ship, 'done')] : []),
  ]
  const told = steps.map((step) => stepText(view, ship, step))
  const label =
    steps.length > 0
      ? repairing.button.effects(steps.length)
      : resolves
        ? repairing.button.unused
        : repairing.button.end
  return {
    label,
    note: [told.join(', '), left > 0 ? repairing.unspent(left) : ''].filter((text) => text !== '').join('; '),
    chips: [],
    script: () => script,
  }
}
