import { commanding } from '#messages/decide-commands'
import type { Command } from '#shared/game/engine/state'
import type { ShipView } from '#shared/play/view/game-view'

/** What becomes of a dial; `later`: that is asked when it is revealed. */
export type DialUse = 'keep' | 'token' | 'later'

/** What the token limits would do to one more token (R5.14). */
export function tokenLimit(ship: ShipView | undefined, command: Command): string | undefined {
  if (ship === undefined) return undefined
  if (ship.commandTokens.includes(command)) return commanding.dial.has(command)
  return ship.commandTokens.length >= ship.values.tokenLimit ? commanding.dial.full : undefined
}
