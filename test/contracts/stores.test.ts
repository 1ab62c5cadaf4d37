import { afterAll, beforeAll, describe } from 'vitest'
import { DynamoLiveStore } from '#functions/adapters/dynamodb/dynamo-live-store'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { openTable, type Stores, storesOn } from '#functions/adapters/dynamodb/open'
import { MemoryLiveStore } from '#functions/adapters/memory-live-store'
import { MemoryFleetStore } from '#test/support/memory/memory-fleet-store'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { MemoryPlayerStore } from '#test/support/memory/memory-player-store'
import { fleetStoreContract } from './fleet-store.contract'
import { gameStoreContract } from './game-store.contract'
import { liveStoreContract } from './live-store.contract'
import { playerStoreContract } from './player-store.contract'

const memory: Stores = {
  games: new MemoryGameStore(),
  players: new MemoryPlayerStore(),
  fleets: new MemoryFleetStore(),
}
gameStoreContract('in memory', () => memory.games)
playerStoreContract('in memory', () => memory.players)
fleetStoreContract('in memory', () => memory.fleets)
const livePages = new MemoryLiveStore()
liveStoreContract('in memory', () => livePages)

describe('on the embedded engine', () => {
  let engine: EmbeddedTable
  let stores: Stores
  beforeAll(async () => {
    engine = await openEmbedded()
    stores = storesOn(engine.table)
  })
  afterAll(() => engine.close())
  gameStoreContract('embedded', () => stores.games)
  playerStoreContract('embedded', () => stores.players)
  fleetStoreContract('embedded', () => stores.fleets)
  liveStoreContract('embedded', () => new DynamoLiveStore(engine.table))
})

/** Any other engine: `TABLE_NAME`, and `DYNAMODB_ENDPOINT` unless it is the real service, say where. */
if (process.env.TABLE_NAME) {
  const table = openTable(process.env)
  const stores = storesOn(table)
  gameStoreContract('table', () => stores.games)
  playerStoreContract('table', () => stores.players)
  fleetStoreContract('table', () => stores.fleets)
  liveStoreContract('table', () => new DynamoLiveStore(table))
}
