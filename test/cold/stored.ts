import { readBody } from '#functions/adapters/dynamodb/codec'
import { headBody } from '#functions/adapters/dynamodb/stored-head'
import type { Head, PlayerSeat } from '#functions/ports/head'
import { firstHead } from '#functions/use-cases/commit/next-head'
import type { GameState, Seat } from '#shared/game/engine/state'

const holder = (seat: Seat): PlayerSeat => ({ player: seat, name: seat, wish: 'any', salt: '00'.repeat(16) })

/** HEAD as it lies in the table, with nothing on the desk. */
export function storedHead(state: GameState): Uint8Array {
  const lobby = {
    id: state.gameId,
    created: 0,
    seats: { a: holder('a'), b: holder('b') },
    hoursPerHandOff: 24,
    invitation: 'cold',
    chance: { secret: '00'.repeat(32), commitment: '00'.repeat(32) },
  }
  return bytesOf({ ...firstHead(lobby, { build: 'cold' }), state })
}

export function bytesOf(head: Head): Uint8Array {
  const bytes = headBody(head)?.body?.B
  if (!bytes) throw new Error(`game ${head.id} has become too large to be stored`)
  return bytes
}

export const headIn = (bytes: Uint8Array): Head => readBody<Head>({ body: { B: bytes } })

export function stateIn(head: Head): GameState {
  if (!head.state) throw new Error(`game ${head.id} has not begun`)
  return head.state
}
