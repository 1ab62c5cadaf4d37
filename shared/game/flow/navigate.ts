import { mayResolve, meansFor } from '#shared/game/engine/commands'
import type { NavigateUse, Option } from '#shared/game/engine/decision'
import type { FrameView } from '#shared/game/engine/frame-rules'
import type { Values } from '#shared/game/engine/influence'
import { type Game, shipOf, type UnitId } from '#shared/game/engine/state'
import { MOST_CLICKS, type Pace, yawsAt } from './yaw'

const optionId = ({ dial, token, speed, yaw, tokenYaw }: NavigateUse): string => {
  const source = dial && token ? 'both' : dial ? 'dial' : 'token'
  const yaws = `${yaw ? `:y${yaw}` : ''}${tokenYaw ? `:t${tokenYaw}` : ''}`
  return `${source}:${speed > 0 ? '+' : ''}${speed}${yaws}`
}

/**
 * Every way to resolve Navigate: the dial changes the speed by one and/or raises one joint's yaw by one, the token
 * changes the speed by one, both together change it by up to two (R7.16), and a card may let it be more. Resolving it without effect is allowed (R7.4). A
 * card may let the token raise a joint's yaw instead.
 */
function uses(g: Game, ship: UnitId, rules: Values, dial: boolean, token: boolean, paceAt: PaceOfDial): NavigateUse[] {
  const now = shipOf(g, ship).dialSpeed
  const top = rules.valueOf(g, 'maxSpeed', ship, {})
  const more = rules.valueOf(g, 'speedChange', ship, {})
  const yawing = token && rules.allows(g, 'token-yaw', ship, {}, { base: false })
  const at = (changes: number, tokenYaws: boolean): NavigateUse[] =>
    Array.from({ length: 2 * changes + 1 }, (_, i) => i - changes)
      .filter((c) => now + c >= 0 && now + c <= top)
      .flatMap((speed) => {
        const raisable = joints(g, ship, paceAt(now + speed), rules)
        const tokens = tokenYaws ? raisable([]) : [undefined]
        return tokens.flatMap((tokenYaw) =>
          [undefined, ...(dial ? raisable([tokenYaw]) : [])].map(
            (yaw): NavigateUse => ({
              dial,
              token,
              speed,
              ...(yaw && { yaw }),
              ...(tokenYaw && { tokenYaw }),
            }),
          ),
        )
      })
  return [...at(Number(dial) + Number(token) + more, false), ...(yawing ? at(Number(dial) + more, true) : [])]
}

/** Joints that may still be raised at a speed, besides some that are. */
const joints =
  (g: Game, ship: UnitId, pace: Pace, rules: Values) =>
  (raised: readonly (number | undefined)[]): number[] =>
    yawsAt(g, ship, pace, rules, raised).flatMap((yaw, i) => (yaw < MOST_CLICKS && !pace.straight ? [i + 1] : []))

/** The pace that a dial would give in the maneuver that follows. */
type PaceOfDial = (dial: number) => Pace

/**
 * The options of the Navigate question; only `none` if there is neither dial nor token (R7.1), or it was resolved this
 * round (R7.3).
 */
export function navigateOptions(g: Game, f: FrameView<'maneuver'>, rules: Values, paceAt: PaceOfDial): Option[] {
  const none = { dial: false, token: false }
  const { dial, token } = mayResolve(g, f.ship, 'navigate', rules) ? meansFor(g, f.ship, 'navigate') : none
  const ways = [
    ...(dial ? uses(g, f.ship, rules, true, false, paceAt) : []),
    ...(token ? uses(g, f.ship, rules, false, true, paceAt) : []),
    ...(dial && token ? uses(g, f.ship, rules, true, true, paceAt) : []),
  ]
  const { dialSpeed } = shipOf(g, f.ship)
  const yaws = (dial: number, raised: (number | undefined)[] = []) => yawsAt(g, f.ship, paceAt(dial), rules, raised)
  return [
    { id: 'none', yaws: yaws(dialSpeed) },
    ...ways.map((navigate) => ({
      id: optionId(navigate),
      navigate,
      yaws: yaws(dialSpeed + navigate.speed, [navigate.yaw, navigate.tokenYaw]),
    })),
  ]
}
