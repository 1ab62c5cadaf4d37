import { describe, expect, test, vi } from 'vitest'
import { tick } from '#functions/use-cases/clock/tick'
import type { Command } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { pageOf, setDials } from '#test/support/duel'
import type { MemoryGameStore } from '#test/support/memory/memory-game-store'

/** A game whose random bytes are the same in every twin; `a` sets all dials to `command`, then `b` sets theirs. */
async function twin(command: Command) {
  let drawn = 0
  const service = testApp({ entropy: { bytes: (count) => new Uint8Array(count).fill(drawn++) } })
  const a = await service.signedIn('a@example.org')
  const b = await service.signedIn('b@example.org')
  const wish = { wish: 'any', salt: '1'.repeat(32) }
  const made = (await a.post('/games', { submissionId: 'n', ...wish, hoursPerHandOff: 24 })).json as GamePage
  const { id } = made
  await b.post(`/invitations/${made.invitation?.slice(3)}`, wish)
  const seen: string[] = []
  const look = async () => seen.push(...(await allThatOthersSee(service, b, id)))
  await setDials(a, id, command)
  await look()
  service.clock.at += 60_000
  await tick(service.deps)
  await look()
  const answer = await setDials(b, id, 'repair')
  expect(answer.status).toBe(200)
  seen.push(answer.text)
  service.clock.at += 60_000
  await tick(service.deps)
  await look()
  return { service, seen: seen.map(withoutSeals), a, id }
}

/** Every answer that the other player and a stranger can get, refusals included, and every mail that was sent. */
async function allThatOthersSee({ browser, mails }: TestApp, b: Browser, id: string): Promise<string[]> {
  const stray = { ask: 'ship.activate', subject: 'table', choose: { option: 'cr90-1' } }
  const answers = [
    await b.get(`/games/${id}?since=0`),
    await b.get(`/games/${id}/log?since=3`),
    await b.get('/games'),
    await browser().get(`/games/${id}`),
    await browser().get(`/games/${id}/log`),
    await b.get(`/games/${id}/at`),
    await b.get(`/games/${id}/at/0`),
    await browser().get(`/games/${id}/at/999`),
    await browser().get(`/games/${id}/export`),
    await b.post(`/games/${id}/claim`, { submissionId: 'c' }),
    await b.post(`/games/${id}/decisions`, { submissionId: 'x', answers: 'f3.0.a', script: [stray] }),
    await b.post(`/games/${id}/decisions`, { submissionId: 'x', answers: 'f3.0.b', script: [stray] }),
  ]
  const headers = answers.map(({ headers }) => JSON.stringify([...headers].filter(([name]) => name !== 'etag')))
  return [...answers.map(({ status, text }) => `${status} ${text}`), ...headers, JSON.stringify(mails.mails)]
}

/** Seals of dials must differ; whoever cannot open them learns nothing from that. */
const withoutSeals = (text: string) => text.replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":""')

/** Rows that people or their senders get to see something of, or whose number and times they could tell. */
const outwardRows = ({ deps }: TestApp) =>
  (deps.games as MemoryGameStore).rows.all().filter(([pk, sk]) => !pk.startsWith('GAME#') || sk.startsWith('NOTICE#'))

describe("Two games that differ in nothing but a player's hidden dials (design 5)", () => {
  test('are the same to everybody else: views, logs, replays, refusals, lists, mails, sizes and rows', async () => {
    const logged = ['error', 'log', 'warn', 'info'] as const
    const spies = logged.map((method) => vi.spyOn(console, method))
    const [one, other] = [await twin('navigate'), await twin('concentrate-fire')]
    expect(one.seen).toEqual(other.seen)
    expect(one.seen.length).toBeGreaterThan(50)
    expect(outwardRows(one.service)).toEqual(outwardRows(other.service))
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
    expect(await pageOf(one.a, one.id)).not.toEqual(await pageOf(other.a, other.id))
  })
})
