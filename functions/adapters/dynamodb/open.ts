import type { FleetStore } from '#functions/ports/fleet-store'
import type { GameStore } from '#functions/ports/game-store'
import type { PlayerStore } from '#functions/ports/player-store'
import { openClient } from './client'
import { DynamoFleetStore } from './dynamo-fleet-store'
import { DynamoGameStore } from './dynamo-game-store'
import { DynamoPlayerStore } from './dynamo-player-store'
import { Table } from './table'

export interface Stores {
  games: GameStore
  players: PlayerStore
  fleets: FleetStore
}

export const storesOn = (table: Table): Stores => ({
  games: new DynamoGameStore(table),
  players: new DynamoPlayerStore(table),
  fleets: new DynamoFleetStore(table),
})

/** The table named by `TABLE_NAME`; on AWS, or at `DYNAMODB_ENDPOINT` if that is set. */
export function openTable(env: Readonly<Record<string, string | undefined>>): Table {
  const name = env.TABLE_NAME
  if (!name) throw new Error('TABLE_NAME is not set')
  return new Table(openClient(env.DYNAMODB_ENDPOINT), name)
}
