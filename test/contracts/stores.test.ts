import { afterAll, beforeAll, describe } from 'vitest'
import { type Embedded, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { openTable, type Stores, storesOn } from '#functions/adapters/dynamodb/open'
import { MemoryGameStore } from '#functions/adapters/memory/game-store'
import { MemoryPlayerStore } from '#functions/adapters/memory/player-store'
import { gameStoreContract } from './game-store.contract'
import { playerStoreContract } from './player-store.contract'

const memory: Stores = { games: new MemoryGameStore(), players: new MemoryPlayerStore() }
gameStoreContract('in memory', () => memory.games)
playerStoreContract('in memory', () => memory.players)

describe('on the embedded engine', () => {
  let engine: Embedded
  let stores: Stores
  beforeAll(async () => {
    engine = await openEmbedded()
    stores = storesOn(engine.table)
  })
  afterAll(() => engine.close())
  gameStoreContract('embedded', () => stores.games)
  playerStoreContract('embedded', () => stores.players)
})

/** Any other engine: `TABLE_NAME`, and `DYNAMODB_ENDPOINT` unless it is the real service, say where. */
if (process.env.TABLE_NAME) {
  const stores = storesOn(openTable(process.env))
  gameStoreContract('table', () => stores.games)
  playerStoreContract('table', () => stores.players)
}
