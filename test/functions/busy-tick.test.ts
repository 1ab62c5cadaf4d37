import { describe, expect, test } from 'vitest'
import { HINTS_AT_ONCE, tick } from '#functions/use-cases/clock/tick'
import { MINUTE, startTiny, T, world } from '#test/support/store-world'

describe('a run with much to do', () => {
  const many = async (count: number) => {
    const w = await world({ groups: [['a'], ['b']] })
    for (let n = 1; n < count; n++) await startTiny(w.deps, [['a'], ['b']], 24, `00${String(n).padStart(30, '0')}`)
    return w
  }

  test('acts on hints side by side, those of one shard on half of what goes at once', async () => {
    const w = await many(60)
    let [inHand, most] = [0, 0]
    w.deps.mailer = {
      async send() {
        inHand += 1
        most = Math.max(most, inHand)
        await new Promise((resolve) => setImmediate(resolve))
        inHand -= 1
      },
    }
    w.at(T + MINUTE)
    await tick(w.deps)
    expect(most).toBe(HINTS_AT_ONCE / 2)
  })

  test('begins nothing after its time, says since when the oldest waits, and takes no beat for what it left', async () => {
    const w = await many(120)
    let now = T + MINUTE + 10_000
    const deps = { ...w.deps, clock: { now: () => now } }
    let sent = 0
    deps.mailer = {
      async send() {
        sent += 1
        now += 1_000
      },
    }
    const { behind } = await tick(deps)
    expect(sent).toBeGreaterThan(39)
    expect(sent).toBeLessThan(60)
    expect(behind).toBe(10_000)
    const { all, shards } = await w.games.heartbeats()
    expect([all, shards[0]]).toEqual([T + MINUTE, T + MINUTE])
    for (let runs = 0; runs < 3; runs++) {
      now += MINUTE
      await tick(deps)
    }
    expect(sent).toBe(120)
    expect((await w.games.heartbeats()).all).toBeGreaterThan(T + MINUTE)
  })
})
