import type { Deps } from '#functions/ports/deps'
import { RateRefusal } from './service-refusal'

/** So many uses within so long, from the first of them on. */
export interface Limit {
  most: number
  minutes: number
}

/** Counts one use of `key`, and refuses those above its limit until the first one is forgotten. */
export async function tooOften(
  { players, clock }: Pick<Deps, 'players' | 'clock'>,
  key: string,
  { most, minutes }: Limit,
): Promise<RateRefusal | undefined> {
  const now = clock.now()
  const { uses, until } = await players.count(key, now, now + minutes * 60_000)
  return uses > most ? new RateRefusal(until - now) : undefined
}

/** Changes of what one player has prepared, in all their games: each is a commit that nobody else awaits. */
export const EDITS: Limit = { most: 30, minutes: 1 }
