import type { NavigateUse } from './decision'
import type { FrameView } from './frame'
import type { Values } from './influence'
import { hasResolved } from './once'
import type { Command, Game, UnitId } from './state'

/** Once a round (R7.3), without a raid token of that command (R1.34), unless a card forbids it. */
export const mayResolve = (g: Game, ship: UnitId, command: Command, rules: Values): boolean =>
  !hasResolved(g, ship, command) &&
  !g.ships[ship]?.raidTokens.includes(command) &&
  rules.allows(g, 'resolve-command', ship, { command })

/** What a command is resolved with (R7.1). */
export interface CommandMeans {
  readonly dial: boolean
  readonly token: boolean
}

/** What a ship has for a command: its open dial, a token. */
export function meansFor(g: Game, ship: UnitId, command: Command): CommandMeans {
  const activation = g.stack.findLast((f): f is FrameView<'activation'> => f.kind === 'activation')
  return {
    dial: activation?.ship === ship && activation.dial === command,
    token: g.ships[ship]?.commandTokens.includes(command) === true,
  }
}

/** Joints that Navigate raises, each as often as it does; of two uses that raise the same it does not matter which raises what. */
export const raisedBy = ({ yaw, secondYaw, tokenYaw }: NavigateUse): number[] =>
  [yaw, secondYaw, tokenYaw].filter((joint) => joint !== undefined).sort((p, q) => p - q)
