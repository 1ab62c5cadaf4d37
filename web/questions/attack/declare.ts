import { decide } from '#messages/decide'
import { attacking } from '#messages/decide-attack'
import { choosing } from '#messages/decide-cards'
import { targets } from '#messages/targets'
import { terms } from '#messages/terms'
import type { AskName, ImpossibleOption, Option, Target } from '#shared/game/engine/decision'
import { DIE_COLORS, type DieColor, type HullZone } from '#shared/game/engine/state'
import { measuredTarget } from '#shared/game/flow/target-measure'
import { afterTokens } from '#shared/game/odds/defense-odds'
import {
  type DamageOdds,
  expectedDamage,
  mean,
  type Pool,
  unrolled,
  weakestDie,
  withoutWeakest,
} from '#shared/game/odds/pool-odds'
import { zoneToTell } from '#shared/messages/piece-ids'
import { contextOf, countingOf } from '#shared/play/view/counting'
import { type Attack, attackIn } from '#web/words/attack'
import { cardTitle, type Fate, fateOf } from '../battle'
import { chosenOption, type DraftAnswer, lineOf, optionsOf, type QuestionContext } from '../draft-answer'

/** Which die is removed before the roll: answered along with the target. */
export const REMOVAL = 'attack.before-roll' satisfies AskName

/** A target one may attack, with what the attack would do. */
export interface Shot {
  id: string
  target: Target
  /** What is rolled, after the die that obstruction costs. */
  pool: Pool
  odds: DamageOdds
  expected: number
  fate: Fate
  /** Colors among which the removed die may be chosen, and the one that is; absent if there is no choice. */
  removal?: { colors: DieColor[]; color: DieColor }
}

const without = (pool: Pool, place: number): Pool => (place < 0 ? pool : pool.toSpliced(place, 1))

/** Without the dice that go before the roll: the named color first, then the worst on average (R6.13). */
function rolledPool({ view, request }: QuestionContext, target: Target, color: DieColor | undefined): Pool {
  const pool = unrolled(target.dice)
  const named = target.removed > 0 ? pool.findIndex((die) => die.color === color) : -1
  const removed = target.removed - (named < 0 ? 0 : 1)
  return withoutWeakest(without(pool, named), removed, countingOf(view, { attacker: request.subject, ...target }))
}

const colorOf = (part: string | undefined): DieColor | undefined =>
  DIE_COLORS.find((color) => part === `remove:${color}`)

function removalOf({ view, request }: QuestionContext, target: Target, drafted: DieColor | undefined): Shot['removal'] {
  const colors = DIE_COLORS.filter((color) => target.dice[color] > 0)
  if (target.removed !== 1 || colors.length < 2) return undefined
  const pool = unrolled(target.dice)
  const worst = pool[weakestDie(pool, countingOf(view, { attacker: request.subject, ...target }))]?.color
  const color = colors.find((one) => one === drafted) ?? worst
  return color && { colors, color }
}

function shotOf(asked: QuestionContext, { id, target }: Option): Shot[] {
  if (target === undefined) return []
  const { view, parts, request } = asked
  const removal = removalOf(asked, target, colorOf(chosenOption(parts, REMOVAL)))
  const pool = rolledPool(asked, target, removal?.color)
  const at = { ...target, attacker: request.subject }
  const odds = afterTokens(pool, [], contextOf(view, { ...at, range: target.range ?? 'long' }))
  const fate = fateOf(view, at, odds, false)
  return [{ id, target, pool, odds, expected: mean(odds.damage), fate, ...(removal && { removal }) }]
}

/** What may be attacked, the greatest expected damage first. */
export const shotsOf = (asked: QuestionContext): Shot[] =>
  optionsOf(asked.request)
    .flatMap((option) => shotOf(asked, option))
    .sort((a, b) => b.expected - a.expected || b.fate.destroyed - a.fate.destroyed)

/** How much a pool of a target does on average if this color goes. */
export const expectedWithout = (asked: QuestionContext, target: Target, color: DieColor): number =>
  expectedDamage(
    rolledPool(asked, target, color),
    countingOf(asked.view, { attacker: asked.request.subject, ...target }),
  )

/** `front → CR90 "B", rear` */
export const attackText = (
  at: { zone?: HullZone | undefined; defender: string; defendingZone?: HullZone | undefined },
  nameOf: QuestionContext['nameOf'],
): string => targets.attack(at.zone, nameOf(at.defender), zoneToTell(at.defender, at.defendingZone))

/** Why a target is impossible, as measured on the table. */
export function whyNot(
  { view, request }: QuestionContext,
  { id, code, target, forbiddenBy = [] }: ImpossibleOption,
): string {
  const found = target ?? (code === 'out-of-range' ? measuredTarget(view, request.subject, id) : undefined)
  return targets.why(code, {
    range: found?.range,
    mm: Math.round((found?.length ?? 0) / 1000),
    through: found?.through ?? [],
    cards: forbiddenBy.map((card) => cardTitle(view, card)),
  })
}

export function prepareDeclare(asked: QuestionContext): DraftAnswer {
  const { request, parts, nameOf } = asked
  const option = chosenOption(parts, request.ask)
  if (option === 'none') {
    const names = [...new Set(shotsOf(asked).map(({ target }) => nameOf(target.defender)))]
    const unused = names.length > 0 && { unused: attacking.declare.left(names) }
    return {
      label: attacking.declare.end,
      ...unused,
      chips: [],
      script: () => [lineOf(request.ask, request.subject, option)],
    }
  }
  const shot = shotsOf(asked).find(({ id }) => id === option)
  if (shot === undefined) return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  const { target, removal, pool } = shot
  const attack = attackText(target, nameOf)
  const range = target.range === undefined ? '' : terms.ranges[target.range]
  // Several dice go one by one, and each is asked
  const more = target.removed > 1
  return {
    label: more ? attacking.declare.declare : attacking.declare.roll(pool.map(({ color }) => color)),
    note: more ? attacking.declare.asks(attack) : attacking.declare.cannotUndo(attack, range),
    chips: [attack],
    script: () => [
      lineOf(request.ask, request.subject, shot.id),
      ...(removal === undefined ? [] : [lineOf(REMOVAL, request.subject, `remove:${removal.color}`)]),
    ],
  }
}

/** Dice that go before the roll, and cards that act then; the die worst on average unless something else is chosen. */
export interface RollPreparation {
  attack: Attack
  removals: { id: string; color: DieColor; expected: number }[]
  cards: readonly Option[]
  mayEnd: boolean
  chosen: string | undefined
  /** What would be rolled. */
  pool: Pool
}

export function beforeRollOf(asked: QuestionContext): RollPreparation | undefined {
  const attack = attackIn(asked.view)
  if (attack === undefined) return undefined
  const { pool } = attack
  const counting = countingOf(asked.view, attack)
  const offered = optionsOf(asked.request)
  const leaving = (color: DieColor): Pool =>
    without(
      pool,
      pool.findIndex((die) => die.color === color),
    )
  const removals = DIE_COLORS.flatMap((color) =>
    offered.some(({ id }) => colorOf(id) === color)
      ? [{ id: `remove:${color}`, color, expected: expectedDamage(leaving(color), counting) }]
      : [],
  ).sort((a, b) => b.expected - a.expected)
  const cards = offered.filter(({ source }) => source !== undefined)
  const mayEnd = offered.some(({ id }) => id === 'done')
  const drafted = chosenOption(asked.parts, asked.request.ask)
  const usual = removals[0]?.id ?? (mayEnd ? 'done' : undefined)
  const chosen = offered.some(({ id }) => id === drafted) ? drafted : usual
  const removed = removals.find(({ id }) => id === chosen)
  return { attack, removals, cards, mayEnd, chosen, pool: removed === undefined ? pool : leaving(removed.color) }
}

export function prepareBeforeRoll(asked: QuestionContext): DraftAnswer {
  const plan = beforeRollOf(asked)
  if (plan?.chosen === undefined) return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  const { chosen, removals, cards, pool, attack } = plan
  const colors = pool.map(({ color }) => color)
  const removal = removals.find(({ id }) => id === chosen)
  const source = cards.find(({ id }) => id === chosen)?.source
  const cardIn = (card: Option): string[] => (card.source === undefined ? [] : [cardTitle(asked.view, card.source)])
  const rolls = source === undefined && (removal === undefined || attack.toRemove <= 1)
  const label =
    source !== undefined
      ? choosing.use(cardTitle(asked.view, source))
      : removal === undefined
        ? attacking.declare.roll(colors)
        : attacking.remove.button(removal.color, rolls ? colors : undefined)
  return {
    label,
    ...(rolls && { note: attacking.remove.undo }),
    ...(rolls && cards.length > 0 && { unused: decide.unused(cards.flatMap(cardIn)) }),
    chips: [],
    script: () => [lineOf(asked.request.ask, asked.request.subject, chosen)],
  }
}
