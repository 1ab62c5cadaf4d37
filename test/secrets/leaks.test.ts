import { beforeAll, describe, expect, test } from 'vitest'
import { auditSecrets, playedMatch } from './audit'
import type { Leak } from './house'
import { LEAKS, LOBBY_LEAKS } from './leaks'
import type { Match } from './match'

const named = (leaks: readonly Leak[]) => leaks.map((leak) => [leak.name, leak] as const)

describe('The audit finds (design 5)', () => {
  let match: Match
  beforeAll(async () => {
    match = await playedMatch('learning', 1, 70)
  })
  const SHORT = { seed: 3, every: 1, oneIn: 3, until: 1 }

  test('nothing where nothing leaks', async () => {
    const { found } = await auditSecrets({ ...SHORT, from: match, commits: 3 })
    expect(found).toEqual([])
  })

  test.each(named(LEAKS))('%s', async (_name, leak) => {
    const { pair } = leak
    // Not every decision is followed by a message, or can be answered in disguise.
    const how = pair === undefined ? { commits: 25 } : { commits: 100, only: pair, oneIn: 40 }
    const { found } = await auditSecrets({ ...SHORT, from: match, leak, ...how })
    expect(found).not.toEqual([])
  })

  test.each(named(LOBBY_LEAKS))('%s, before the game has begun', async (_name, leak) => {
    const found: string[] = []
    for (const kind of ['learning', 'core-set'] as const)
      found.push(...(await auditSecrets({ seed: 5, kind, commits: 0, only: 'lobby', oneIn: 1, leak })).found)
    expect(found).not.toEqual([])
  })
})
