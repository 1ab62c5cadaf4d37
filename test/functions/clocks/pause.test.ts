import { describe, expect, test } from 'vitest'
import { tick } from '#functions/use-cases/clock/tick'
import type { GamePage } from '#shared/play/protocol/responses'
import { testApp } from '#test/support/app'
import { answering, duel, pageOf, questionOf } from '#test/support/duel'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const dueOf = ({ deadlines }: GamePage, seat: 'a' | 'b') =>
  Date.parse(deadlines.find((one) => one.seat === seat)?.due ?? '')

async function running() {
  const service = testApp()
  const game = await duel(service)
  const change = async (player: typeof game.a, body: object) => {
    const answer = await player.post(`/games/${game.id}/pause`, body)
    return answer.status === 200 ? (answer.json as GamePage).pause : (answer.json as { code: string }).code
  }
  const give = (player: typeof game.a, submissionId: string, hours: number) =>
    player.post(`/games/${game.id}/time`, { submissionId, hours })
  /** The first lines of what a seat is mailed within two minutes. */
  const mailed = async (seat: 'a' | 'b') => {
    const before = service.mails.mails.length
    for (let minutes = 0; minutes < 2; minutes += 1) {
      service.clock.at += 60_000
      await tick(service.deps)
    }
    const to = `${seat}@example.org`
    return service.mails.mails.slice(before).flatMap((mail) => (mail.to === to ? mail.text.split('\n')[0] : []))
  }
  return { ...game, service, change, give, mailed, now: () => service.clock.at, page: () => pageOf(game.b, game.id) }
}

describe('a pause that both agree on (design 8)', () => {
  test('until a date moves both deadlines by what it lasts, and nobody else can end it', async () => {
    const { a, b, change, now, page } = await running()
    const before = await page()
    const until = new Date(now() + 10 * DAY).toISOString()
    expect(await change(a, { do: 'offer', until })).toEqual({ offer: { by: 'a', until } })
    expect(dueOf(await page(), 'a')).toBe(dueOf(before, 'a'))
    expect(await change(b, { do: 'agree', until })).toEqual({ on: { until } })
    for (const seat of ['a', 'b'] as const) expect(dueOf(await page(), seat)).toBe(dueOf(before, seat) + 10 * DAY)
    expect(await change(a, { do: 'go-on' })).toBe('pause-changed')
  })

  test('without a date lasts until either of them goes on', async () => {
    const { a, b, change, service, page } = await running()
    const before = await page()
    await change(b, { do: 'offer' })
    expect(await change(a, { do: 'agree' })).toMatchObject({ on: { open: true } })
    service.clock.at += 3 * DAY
    expect(await change(b, { do: 'go-on' })).toBeUndefined()
    for (const seat of ['a', 'b'] as const) expect(dueOf(await page(), seat)).toBe(dueOf(before, seat) + 3 * DAY)
  })

  test('is agreed to as it was offered, by the other player, and the same twice is once', async () => {
    const { a, b, change, now } = await running()
    const until = new Date(now() + 2 * DAY).toISOString()
    await change(a, { do: 'offer', until })
    expect(await change(a, { do: 'agree', until })).toBe('pause-changed')
    expect(await change(b, { do: 'agree' })).toBe('pause-changed')
    expect(await change(a, { do: 'offer', until })).toMatchObject({ offer: { by: 'a' } })
    expect(await change(b, { do: 'agree', until })).toEqual({ on: { until } })
    expect(await change(b, { do: 'agree', until })).toEqual({ on: { until } })
    expect(await change(a, { do: 'offer', until: new Date(now() + DAY).toISOString() })).toBe('pause-changed')
  })

  test('is declined or withdrawn, and two who offer the same agree', async () => {
    const { a, b, change } = await running()
    await change(a, { do: 'offer' })
    expect(await change(b, { do: 'withdraw' })).toBeUndefined()
    expect(await change(b, { do: 'agree' })).toBe('pause-changed')
    await change(a, { do: 'offer' })
    expect(await change(b, { do: 'offer' })).toMatchObject({ on: { open: true } })
  })

  test('stops what is asked in it, too: both may answer meanwhile', async () => {
    const { a, b, id, change, now, page } = await running()
    const until = new Date(now() + 5 * DAY).toISOString()
    await change(a, { do: 'offer', until })
    await change(b, { do: 'agree', until })
    for (const [player, name] of [
      [a, 'a1'],
      [b, 'b1'],
    ] as const)
      await player.post(`/games/${id}/decisions`, answering(await questionOf(player, id), name))
    const { deadlines } = await page()
    expect(deadlines.map(({ due }) => Date.parse(due))).toEqual(deadlines.map(() => Date.parse(until) + 2 * DAY))
  })

  test('is not offered into the past or for more than a year', async () => {
    const { a, change, now } = await running()
    for (const at of [now() - 1, now() + 366 * DAY])
      expect(await change(a, { do: 'offer', until: new Date(at).toISOString() })).toBe('no-such-day')
    expect(await change(a, { do: 'offer', until: 'tomorrow' })).toBe('malformed-request')
  })

  test('keeps anybody from being reminded or late', async () => {
    const { a, b, change, id, now, service } = await running()
    await change(a, { do: 'offer' })
    await change(b, { do: 'agree' })
    for (let n = 0; n < 60; n += 1) {
      service.clock.at += HOUR
      const { games } = service.deps
      for (const shard of ['all', 0, 1, 2, 3] as const) await games.putHeartbeat(shard, now() - 1)
      await tick(service.deps)
    }
    const { clocks } = (await service.deps.games.load(id))?.head.desk ?? {}
    expect(clocks).toMatchObject({ a: { reminded: false }, b: { reminded: false } })
    expect((await pageOf(b, id)).mayClaim).toBe(false)
  })
})

describe('word of a pause', () => {
  test('goes to whoever is asked to agree, then to whoever offered it, and when the other one goes on', async () => {
    const { a, b, change, mailed } = await running()
    await mailed('b')
    await change(a, { do: 'offer' })
    expect(await mailed('b')).toEqual([
      expect.stringMatching(/^Admiral \d+ offers a pause until one of you goes on\. Agree or decline/),
    ])
    await change(b, { do: 'agree' })
    expect(await mailed('a')).toEqual([
      expect.stringMatching(/^Admiral \d+ agreed to the pause: nobody’s time runs until one of you/),
    ])
    await change(b, { do: 'go-on' })
    expect(await mailed('a')).toEqual([expect.stringMatching(/^Admiral \d+ ended the pause: the clocks run again\.$/)])
  })

  test('says until when, comes again for another offer, and not for one that is withdrawn within the grace', async () => {
    const { a, change, mailed, now } = await running()
    await mailed('b')
    await change(a, { do: 'offer', until: new Date(now() + 3 * DAY).toISOString() })
    await change(a, { do: 'withdraw' })
    expect(await mailed('b')).toEqual([])
    for (const days of [4, 5]) {
      await change(a, { do: 'offer', until: new Date(now() + days * DAY).toISOString() })
      expect(await mailed('b')).toEqual([expect.stringMatching(/ offers a pause until \w{3},? .*12:/)])
    }
  })
})

describe('more time as a gift', () => {
  test('is told to whom it is given, with the question', async () => {
    const { a, give, mailed } = await running()
    await mailed('b')
    await give(a, 'g1', 24)
    expect(await mailed('b')).toEqual([expect.stringMatching(/^Admiral \d+ gave you more time: until .*\.$/)])
  })

  test('moves the deadline of the other player by what is given, once for each gift', async () => {
    const { a, give, page } = await running()
    const before = await page()
    for (let n = 0; n < 3; n += 1) expect((await give(a, 'g1', 24)).status).toBe(200)
    expect(dueOf(await page(), 'b')).toBe(dueOf(before, 'b') + DAY)
    expect(dueOf(await page(), 'a')).toBe(dueOf(before, 'a'))
    await give(a, 'g2', 5)
    expect(dueOf(await page(), 'b')).toBe(dueOf(before, 'b') + 29 * HOUR)
    expect((await give(a, 'g2', 6)).json).toMatchObject({ code: 'submission-known' })
  })

  test('is given to nobody who is not asked, and nobody has more than 90 days', async () => {
    const { a, b, id, give } = await running()
    for (let n = 0; n < 6; n += 1) await give(a, `g${n}`, 336)
    expect((await give(a, 'last', 336)).json).toMatchObject({ code: 'time-enough' })
    await b.post(`/games/${id}/decisions`, answering(await questionOf(b, id), 'b1'))
    expect((await give(a, 'other', 1)).json).toMatchObject({ code: 'no-clock' })
  })

  test('makes no news of what its giver has not seen', async () => {
    const { a, b, id, give } = await running()
    await a.post(`/games/${id}/decisions`, answering(await questionOf(a, id), 'a1'))
    const { decided } = await pageOf(a, id)
    await give(a, 'g', 1)
    expect((await pageOf(a, id)).decided).toBe(decided)
    expect((await pageOf(b, id)).view?.requests).toHaveLength(1)
  })
})
