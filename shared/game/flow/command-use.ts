import type { Option } from '#shared/game/engine/decision'
import type { FrameView } from '#shared/game/engine/frame-rules'
import type { Values } from '#shared/game/engine/influence'
import { hasResolved } from '#shared/game/engine/once'
import { type Command, type Game, shipOf, type UnitId } from '#shared/game/engine/state'

/** Once a round (R7.3), without a raid token of that command (R1.34), unless a card forbids it. */
export const mayResolve = (g: Game, ship: UnitId, command: Command, rules: Values): boolean =>
  !hasResolved(g, ship, command) &&
  !g.ships[ship]?.raidTokens.includes(command) &&
  rules.allows(g, 'resolve-command', ship, { command })

/** Ways to resolve a command now, by dial, token, or both; once a round (R7.1-3). Ids: `repair:dial`, … */
export function commandUses(g: Game, f: FrameView<'activation'>, command: Command, rules: Values): Option[] {
  const { ship } = f
  if (!mayResolve(g, ship, command, rules)) return []
  const dial = f.dial === command
  const token = shipOf(g, ship).commandTokens.includes(command)
  return [
    ...(dial ? [{ id: `${command}:dial`, use: { command, dial: true, token: false } }] : []),
    ...(token ? [{ id: `${command}:token`, use: { command, dial: false, token: true } }] : []),
    ...(dial && token ? [{ id: `${command}:both`, use: { command, dial: true, token: true } }] : []),
  ]
}
