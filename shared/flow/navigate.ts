import type { NavigateUse, Option } from '#shared/engine/decision'
import type { FrameView } from '#shared/engine/frame-rules'
import type { Values } from '#shared/engine/influence'
import { hasResolved } from '#shared/engine/once'
import { type Game, shipOf, type UnitId } from '#shared/engine/state'
import { activationOf } from './table'
import { MOST_CLICKS, yawsAt } from './yaw'

const optionId = ({ dial, token, speed, yaw }: NavigateUse): string => {
  const source = dial && token ? 'both' : dial ? 'dial' : 'token'
  return `${source}:${speed > 0 ? '+' : ''}${speed}${yaw ? `:y${yaw}` : ''}`
}

/**
 * Every way to resolve Navigate: the dial changes the speed by one and/or raises one joint's yaw by one, the token
 * changes the speed by one, both together change it by up to two (R7.16). Resolving it without effect is allowed (R7.4).
 */
function uses(g: Game, ship: UnitId, rules: Values, dial: boolean, token: boolean): NavigateUse[] {
  const changes = ([-2, -1, 0, 1, 2] as const).filter((c) => Math.abs(c) <= Number(dial) + Number(token))
  const now = shipOf(g, ship).dialSpeed
  const top = rules.valueOf(g, 'maxSpeed', ship, {})
  return changes
    .filter((speed) => now + speed >= 0 && now + speed <= top)
    .flatMap((speed) => {
      const plain: NavigateUse = { dial, token, speed }
      if (!dial) return [plain]
      const raisable = yawsAt(g, ship, now + speed, rules).flatMap((yaw, i) => (yaw < MOST_CLICKS ? [i + 1] : []))
      return [plain, ...raisable.map((yaw): NavigateUse => ({ ...plain, yaw }))]
    })
}

/** The options of the Navigate question; only `none` if there is neither dial nor token (R7.1), or it was resolved this round (R7.3). */
export function navigateOptions(g: Game, f: FrameView<'maneuver'>, rules: Values): Option[] {
  const command = 'navigate'
  const allowed = !hasResolved(g, f.ship, command) && rules.allows(g, 'resolve-command', f.ship, { command })
  const activation = activationOf(g)
  const dial = allowed && activation?.ship === f.ship && activation.dial === 'navigate'
  const token = allowed && shipOf(g, f.ship).commandTokens.includes('navigate')
  const ways = [
    ...(dial ? uses(g, f.ship, rules, true, false) : []),
    ...(token ? uses(g, f.ship, rules, false, true) : []),
    ...(dial && token ? uses(g, f.ship, rules, true, true) : []),
  ]
  const { dialSpeed } = shipOf(g, f.ship)
  const yaws = (speed: number, raised?: number) => yawsAt(g, f.ship, speed, rules, raised)
  return [
    { id: 'none', yaws: yaws(dialSpeed) },
    ...ways.map((navigate) => ({
      id: optionId(navigate),
      navigate,
      yaws: yaws(dialSpeed + navigate.speed, navigate.yaw),
    })),
  ]
}
