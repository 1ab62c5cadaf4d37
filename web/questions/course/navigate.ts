import { raisedBy } from '#shared/game/engine/commands'
import type { Option } from '#shared/game/engine/decision'
import type { Draft } from '#web/state/draft.svelte'
import { chooseCourse, chooseUse, findUse, type Means, meansOf, type Plan, useOf } from './course'

/** A dial that is kept is lost, a token is not; both together are spent only where one is not enough (R7.16-7.18). */
const CHEAPEST: readonly Means[] = ['dial', 'token', 'bonus', 'both', 'none']

/** Clicks that no joint of the tool exceeds. */
const MOST_CLICKS = 2
export const CLICKS: readonly number[] = Array.from({ length: 2 * MOST_CLICKS + 1 }, (_, n) => n - MOST_CLICKS)

/** Every speed that some use of Navigate allows; one where it is settled. */
export function speedsOf({ uses, use, speed }: Plan): number[] {
  const changes = uses.length === 0 ? [use.speed] : uses.map((option) => useOf(option).speed)
  return [...new Set(changes)].map((change) => speed - use.speed + change).sort((p, q) => p - q)
}

/** How far each joint can be bent at this speed, a click that Navigate adds included. */
export const mostClicks = ({ uses, use, yaws }: Plan): number[] =>
  yaws.map((yaw, joint) =>
    Math.max(yaw, ...uses.map((option) => (useOf(option).speed === use.speed ? (option.yaws?.[joint] ?? 0) : 0))),
  )

const cheapest = (plan: Plan): Means[] => {
  const now = meansOf(plan.use)
  return now === 'none' || now === 'both' ? [...CHEAPEST] : [now, ...CHEAPEST]
}

/** The first of these ways that does it. */
const firstUse = (
  { uses }: Plan,
  ways: readonly Means[],
  speed: number,
  raised: (way: Means) => readonly number[],
): Option | undefined => {
  for (const way of ways) {
    const found = findUse(uses, way, speed, raised(way))
    if (found) return found
  }
  return undefined
}

/** Another way to use Navigate: what it changes stays, as far as that way can change it. */
export function navigateBy(draft: Draft, plan: Plan, means: Means): void {
  const wanted = means === 'none' ? 0 : plan.use.speed
  const use =
    findUse(plan.uses, means, wanted, raisedBy(plan.use)) ??
    findUse(plan.uses, means, wanted) ??
    findUse(plan.uses, means, 0)
  if (use) chooseUse(draft, use)
}

/** That speed, by the cheapest way; joints that were raised stay so where they can. */
export function chooseSpeed(draft: Draft, plan: Plan, speed: number): void {
  const change = speed - (plan.speed - plan.use.speed)
  const ways = change === 0 ? [meansOf(plan.use), ...cheapest(plan)] : cheapest(plan)
  const use = firstUse(plan, ways, change, () => raisedBy(plan.use)) ?? firstUse(plan, ways, change, () => [])
  if (use) chooseUse(draft, use)
}

/** Bends a joint; a click more than the speed allows is one that Navigate adds, taken from other joints if need be. */
export function bend(draft: Draft, plan: Plan, joint: number, click: number): void {
  const clicks = plan.clicks.map((old, i) => (i === joint ? click : old))
  const step = `joint ${joint}`
  const { speed } = plan.use
  const beyond = (way: Means): number[] => {
    const base = findUse(plan.uses, way, speed)?.yaws ?? []
    return clicks.flatMap((n, i) => Array.from({ length: Math.max(0, Math.abs(n) - (base[i] ?? 0)) }, () => i + 1))
  }
  const ways = [meansOf(plan.use), ...cheapest(plan)]
  const use =
    firstUse(plan, ways, speed, beyond) ??
    firstUse(plan, ways, speed, (way) => beyond(way).filter((each) => each === joint + 1))
  if (use && use.id !== plan.option) chooseUse(draft, use, step)
  chooseCourse(draft, clicks, plan.side, step)
}
