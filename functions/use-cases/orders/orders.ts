import { gzipSync } from 'node:zlib'
import type { Actor, Deps } from '#functions/ports/deps'
import { type GameId, type Head, PREPARED_LIMIT_BYTES, type SeatCommands, seatOf } from '#functions/ports/head'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { nextHeadOfCommands } from '#functions/use-cases/commit/next-head'
import { project } from '#functions/use-cases/commit/project'
import { commandsOf } from '#functions/use-cases/commit/seat-commands'
import { ownRunningGame } from '#functions/use-cases/member'
import { notesIn } from '#functions/use-cases/read/game-page'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { Seat } from '#shared/game/engine/state'
import type { OrdersChange, PlansChange } from '#shared/play/protocol/orders'
import type { OrdersPage } from '#shared/play/protocol/responses'
import { strayLine, strayOrder } from './stray'

type Parts = Pick<Deps, 'games' | 'players' | 'clock' | 'settings'>

/** Reloads after somebody else changed the game. */
const ATTEMPTS = 5
/** Public steps in which the page looks for what orders and plans have answered: commits would count the other's edits. */
const LOOKED_BACK = 500

/** What a member has prepared in a game that goes on. */
export async function readOrders(
  deps: Pick<Deps, 'games'>,
  actor: Actor,
  game: GameId,
): Promise<OrdersPage | ServiceRefusal> {
  const loaded = await deps.games.load(game)
  const seat = loaded && seatOf(loaded.head, actor.player)
  if (!loaded || !seat) return new ServiceRefusal(loaded?.head.state === undefined ? 'no-such-game' : 'not-a-member')
  if (!loaded.head.state) return new ServiceRefusal('game-not-started')
  return ordersPage(deps, loaded.head, seat)
}

/** Puts other orders in place of a member's own; they count from the next question on (design 10). */
export const saveOrders = (deps: Parts, actor: Actor, game: GameId, { edition, orders }: OrdersChange) =>
  prepare(deps, actor, game, edition, { orders })

/** The same with plans. */
export const savePlans = (deps: Parts, actor: Actor, game: GameId, { edition, plans }: PlansChange) =>
  prepare(deps, actor, game, edition, { plans })

/**
 * One conditional commit without events, steps or notices: nobody else can tell that it was made. A change of an edition
 * that is gone is refused, unless it says what is there already, as a repeat does.
 */
async function prepare(
  deps: Parts,
  actor: Actor,
  game: GameId,
  edition: number,
  wanted: Partial<Pick<SeatCommands, 'orders' | 'plans'>>,
): Promise<OrdersPage | ServiceRefusal> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await ownRunningGame(deps, actor, game)
    if (found instanceof ServiceRefusal) return found
    const { loaded, head, seat } = found
    const own = commandsOf(head, seat)
    const zone = (await deps.players.load(actor.player))?.zone
    const changed: SeatCommands = { ...own, ...wanted, ...(zone !== undefined && { zone }) }
    if (own.edition !== edition) {
      const isRepeat = own.edition === edition + 1 && JSON.stringify(changed) === JSON.stringify(own)
      return isRepeat ? ordersPage(deps, head, seat) : new ServiceRefusal('orders-changed')
    }
    const stray =
      (wanted.orders && strayOrder(wanted.orders, seat, head.state)) ??
      (wanted.plans && strayLine(wanted.plans, seat, head.state))
    if (stray !== undefined) return new ServiceRefusal('no-such-unit', stray)
    if (isTooLarge(changed)) return new ServiceRefusal('orders-too-large')
    const now = deps.clock.now()
    await project(loaded, deps.games, now)
    const commands = { ...head.desk.commands, [seat]: { ...changed, edition: edition + 1 } }
    const next = nextHeadOfCommands(head, commands, deps.settings)
    const outcome = await commitGame(deps.games, next, now)
    if (outcome === 'done') return ordersPage(deps, next, seat)
    if (outcome === 'too-large') return new ServiceRefusal('game-too-large')
  }
  return new ServiceRefusal('too-busy')
}

/** Of a seat by itself: otherwise the refusal would tell how much the other one has prepared, or keep it from playing. */
function isTooLarge({ orders, plans }: SeatCommands): boolean {
  const text = JSON.stringify({ orders, plans })
  return text.length > PREPARED_LIMIT_BYTES && gzipSync(text).byteLength > PREPARED_LIMIT_BYTES
}

async function ordersPage({ games }: Pick<Deps, 'games'>, head: Head, seat: Seat): Promise<OrdersPage> {
  const { edition, orders, plans } = commandsOf(head, seat)
  const since = Math.max(0, head.out.steps.upTo - LOOKED_BACK)
  const past = (await games.logSince(head.id, since)).filter(({ revision }) => revision < head.revision)
  const told = [...past, head.out].flatMap((row) => {
    const at = new Date(row.at).toISOString()
    return notesIn(row, seat)
      .filter(({ step }) => step > since)
      .map(({ told: why, step }) => ({ ...why, step, at }))
  })
  return { edition, orders, plans, told }
}
