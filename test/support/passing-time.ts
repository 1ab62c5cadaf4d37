import type { Deps } from '#functions/ports/deps'
import { type GameStore, SHARDS } from '#functions/ports/game-store'
import { tick } from '#functions/use-cases/clock/tick'

/** The service was there until then. */
export async function beatAll(games: Pick<GameStore, 'putHeartbeat'>, at: number): Promise<void> {
  for (let shard = 0; shard < SHARDS; shard++) await games.putHeartbeat(shard, at)
}

const TOLD_AFTER_MS = 120_000

/** Lets time pass in which the service is there, and tells at its beginning whoever is to be told. */
export async function timePasses(deps: Deps, set: (at: number) => void, ms: number): Promise<void> {
  const before = deps.clock.now()
  for (const at of [before + TOLD_AFTER_MS, before + ms]) {
    if (at > before + ms) continue
    set(at)
    await beatAll(deps.games, at)
    if (at < before + ms) await tick(deps)
  }
}
