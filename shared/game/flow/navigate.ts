import {
  type CommandMeans,
  type CommandWay,
  countsToken,
  mayResolve,
  meansFor,
  raisedBy,
  wayBy,
  wayOf,
  waysWith,
} from '#shared/game/engine/commands'
import type { NavigateUse, Option } from '#shared/game/engine/decision'
import type { FrameView } from '#shared/game/engine/frame-rules'
import type { Values } from '#shared/game/engine/influence'
import { type Game, shipOf, type UnitId } from '#shared/game/engine/state'
import type { Pace } from './pace'
import { MOST_CLICKS, yawsAt } from './yaw'

const optionId = ({ speed, yaw, secondYaw, tokenYaw, ...means }: NavigateUse): string => {
  const yaws = [yaw && `:y${yaw}`, secondYaw && `:y${secondYaw}`, tokenYaw && `:t${tokenYaw}`]
  return `${wayBy(means)}:${speed > 0 ? '+' : ''}${speed}${yaws.filter(Boolean).join('')}`
}

/** Joints that the dial raises beside others, in order: none to as many as it may. */
const risesOf = (raisable: RaisableJoints, others: readonly number[], most: number): number[][] =>
  most === 0
    ? [[]]
    : [
        [],
        ...raisable(others).flatMap((joint) =>
          risesOf(raisable, [...others, joint], most - 1)
            .filter((more) => more.every((each) => each >= joint))
            .map((more) => [joint, ...more]),
        ),
      ]

/**
 * Every way to resolve Navigate: the dial changes the speed by one and/or raises one joint's yaw by one, the token
 * changes the speed by one, both together change it by up to two (R7.16), and a card may let it be more. Resolving it
 * without effect is allowed (R7.4). A card may let the dial raise two yaw values, and the token one instead of the speed.
 */
function uses(g: Game, ship: UnitId, rules: Values, way: CommandWay, paceAt: PaceOfDial): NavigateUse[] {
  const { dial, ...means } = wayOf(way)
  const token = countsToken({ dial, ...means })
  const now = shipOf(g, ship).dialSpeed
  const top = rules.valueOf(g, 'maxSpeed', ship, {})
  const more = rules.valueOf(g, 'speedChange', ship, {})
  const dialYaws = dial ? Math.min(2, rules.valueOf(g, 'dialYaws', ship, {})) : 0
  const yawing = token && rules.allows(g, 'token-yaw', ship, {}, { base: false })
  const at = (changes: number, tokenYaws: boolean): NavigateUse[] =>
    Array.from({ length: 2 * changes + 1 }, (_, i) => i - changes)
      .filter((c) => now + c >= 0 && now + c <= top)
      .flatMap((speed) => {
        const raisable = joints(g, ship, paceAt(now + speed), rules)
        const tokens = tokenYaws ? raisable([]).map((joint) => [joint]) : [[]]
        return tokens.flatMap(([tokenYaw]) =>
          risesOf(raisable, tokenYaw ? [tokenYaw] : [], dialYaws).map(
            ([yaw, secondYaw]): NavigateUse => ({
              dial,
              ...means,
              speed,
              ...(yaw && { yaw }),
              ...(secondYaw && { secondYaw }),
              ...(tokenYaw && { tokenYaw }),
            }),
          ),
        )
      })
  const all = [...at(Number(dial) + Number(token) + more, false), ...(yawing ? at(Number(dial) + more, true) : [])]
  const effectOf = (use: NavigateUse) => `${use.speed} ${raisedBy(use)}`
  const effects = all.map(effectOf)
  return all.filter((use, i) => effects.indexOf(effectOf(use)) === i)
}

/** Joints that may still be raised, beside some that are. */
type RaisableJoints = (raised: readonly number[]) => number[]
const joints =
  (g: Game, ship: UnitId, pace: Pace, rules: Values): RaisableJoints =>
  (raised) =>
    yawsAt(g, ship, pace, rules, raised).flatMap((yaw, i) => (yaw < MOST_CLICKS && !pace.straight ? [i + 1] : []))

const NOTHING: CommandMeans = { dial: false, token: false }

/** The pace that a dial would give in the maneuver that follows. */
type PaceOfDial = (dial: number) => Pace

/**
 * The options of the Navigate question; only `none` if there is neither dial nor token (R7.1), or it was resolved this
 * round (R7.3).
 */
export function navigateOptions(g: Game, f: FrameView<'maneuver'>, rules: Values, paceAt: PaceOfDial): Option[] {
  const means = mayResolve(g, f.ship, 'navigate', rules) ? meansFor(g, f.ship, 'navigate', rules) : NOTHING
  const ways = waysWith(means).flatMap((way) => uses(g, f.ship, rules, way, paceAt))
  const { dialSpeed } = shipOf(g, f.ship)
  const yaws = (dial: number, raised: readonly number[] = []) => yawsAt(g, f.ship, paceAt(dial), rules, raised)
  return [
    { id: 'none', yaws: yaws(dialSpeed) },
    ...ways.map((navigate) => ({
      id: optionId(navigate),
      navigate,
      yaws: yaws(dialSpeed + navigate.speed, raisedBy(navigate)),
    })),
  ]
}
