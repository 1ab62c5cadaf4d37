import type { NavigateUse } from './decision'
import type { FrameView } from './frame'
import type { Values } from './influence'
import { hasResolved, isOutOfCommands } from './once'
import { openDials } from './open-dials'
import type { Command, Game, UnitId } from './state'

/** Once a round (R7.3), without a raid token of that command (R1.34), unless a card forbids it. */
export const mayResolve = (g: Game, ship: UnitId, command: Command, rules: Values): boolean =>
  !hasResolved(g, ship, command) &&
  !isOutOfCommands(g, ship) &&
  !g.ships[ship]?.raidTokens.includes(command) &&
  rules.allows(g, 'resolve-command', ship, { command })

/** What a command is resolved with (R7.1). */
export interface CommandMeans {
  readonly dial: boolean
  readonly token: boolean
  /** A card stands for the token. */
  readonly asToken?: boolean | undefined
}
/** Whether it has the effect of a token. */
export const countsToken = ({ token, asToken }: CommandMeans): boolean => token || asToken === true

/** Every way to resolve a command, by the name that options and texts have for it. */
const WAYS = {
  dial: { dial: true, token: false },
  token: { dial: false, token: true },
  both: { dial: true, token: true },
  bonus: { dial: true, token: false, asToken: true },
} as const satisfies Record<string, CommandMeans>
export type CommandWay = keyof typeof WAYS
export const COMMAND_WAYS = Object.keys(WAYS) as CommandWay[]
export const wayOf = (way: CommandWay): (typeof WAYS)[CommandWay] => WAYS[way]
export const wayBy = ({ dial, token, asToken }: CommandMeans): CommandWay =>
  dial ? (token ? 'both' : asToken ? 'bonus' : 'dial') : 'token'

/** What a ship has for a command: an open dial, a token, a card that stands for one beside the dial. */
export function meansFor(g: Game, ship: UnitId, command: Command, rules: Values): CommandMeans {
  const activation = g.stack.findLast((f): f is FrameView<'activation'> => f.kind === 'activation')
  const dial = activation?.ship === ship && openDials(activation).includes(command)
  return {
    dial,
    token: g.ships[ship]?.commandTokens.includes(command) === true,
    asToken: dial && rules.allows(g, 'add-token-effect', ship, { command }, { base: false }),
  }
}
/** The ways that these means allow. */
export const waysWith = ({ dial, token, asToken }: CommandMeans): CommandWay[] =>
  COMMAND_WAYS.filter((name) => {
    const way: CommandMeans = WAYS[name]
    return (!way.dial || dial) && (!way.token || token) && (!way.asToken || asToken === true)
  })

/** Joints that Navigate raises, each as often as it does; of two uses that raise the same it does not matter which raises what. */
export const raisedBy = ({ yaw, secondYaw, tokenYaw }: NavigateUse): number[] =>
  [yaw, secondYaw, tokenYaw].filter((joint) => joint !== undefined).sort((p, q) => p - q)
