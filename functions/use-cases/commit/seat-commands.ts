import type { AwaitedRequest, Desk, Head, SeatCommands } from '#functions/ports/head'
import type { Player } from '#functions/ports/player-store'
import { SEATS, type Seat } from '#shared/game/engine/state'
import { NO_ORDERS } from '#shared/play/orders/standing-order'

export type Commands = NonNullable<Desk['commands']>

/** What a seat has prepared; games from before there were orders have nothing. */
export const commandsOf = ({ desk }: Pick<Head, 'desk'>, seat: Seat): SeatCommands =>
  desk.commands?.[seat] ?? { edition: 0, orders: NO_ORDERS, plans: [] }

/** A game to which a player comes who may want to be asked always: as if they had said so in it. */
export function withWishOf(head: Head, seat: Seat, { askAlways }: Pick<Player, 'askAlways'>): Head {
  if (!askAlways) return head
  const own = { ...commandsOf(head, seat), orders: { ...NO_ORDERS, askAlways } }
  return { ...head, desk: { ...head.desk, commands: { ...head.desk.commands, [seat]: own } } }
}

/** What was held back is let go of once it is no longer asked. */
export function stillHeld(commands: Commands | undefined, awaited: readonly AwaitedRequest[]): Commands | undefined {
  if (commands === undefined) return undefined
  const kept: Commands = { ...commands }
  for (const seat of SEATS) {
    const own = commands[seat]
    if (own?.held === undefined || awaited.some(({ request }) => request === own.held?.request)) continue
    const { held: _, ...rest } = own
    kept[seat] = rest
  }
  return kept
}

/** All that a seat is asked will be answered by its orders, in disguise: its player need not come. */
export function isQuiet(commands: Commands | undefined, awaited: readonly AwaitedRequest[], seat: Seat): boolean {
  const held = commands?.[seat]?.held?.request
  return held !== undefined && awaited.every((open) => open.seat !== seat || open.request === held)
}
