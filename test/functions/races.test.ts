import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { tick } from '#functions/use-cases/clock/tick'
import type { ErrorBody, GamePage, SubmissionResult } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { answering, type Duel, duel, pageOf, questionOf } from '#test/support/duel'
import { seededEntropy } from '#test/support/seeded-entropy'

const HOUR = 3_600_000

const entropy = seededEntropy(1)
let embedded: EmbeddedTable
let service: TestApp
let game: Duel
beforeAll(async () => {
  embedded = await openEmbedded()
})
afterAll(() => embedded.close())
beforeEach(async (context) => {
  // All tests share one table: what one has drawn, no other may draw again.
  service = testApp({ ...storesOn(embedded.table), entropy })
  // Games of one player and submission are one game, so every test has players of its own.
  const signedIn = (email: string) => service.signedIn(`${context.task.id}-${email}`)
  game = await duel({ signedIn })
})

type Reply = Awaited<ReturnType<Browser['post']>>
const outcome = ({ status, json }: Reply) => (status < 300 ? status : (json as ErrorBody).code)
const sorted = (outcomes: readonly (string | number)[]) => [...outcomes].map(String).sort((x, y) => x.localeCompare(y))

const dials = async (player: Browser, submissionId: string) =>
  answering(await questionOf(player, game.id), submissionId)
const end = (player: Browser, how: 'resign' | 'claim', submissionId: string) =>
  player.post(`/games/${game.id}/${how}`, { submissionId })

/** Steps are told one after the other, none twice and none left out. */
async function expectWholeLog(player: Browser): Promise<GamePage> {
  const page = await pageOf(player, game.id)
  expect(page.log.map(({ step }) => step)).toEqual(page.log.map((_entry, i) => i + 1))
  return page
}

describe('At the same moment', () => {
  test('both seats set their dials: none is lost', async () => {
    const { a, b, id } = game
    const [forA, forB] = [await dials(a, 'a1'), await dials(b, 'b1')]
    const send = (player: Browser, body: object) => player.post(`/games/${id}/decisions`, body)
    const answers = await Promise.all([send(a, forA), send(b, forB), send(a, forA), send(b, forB)])
    expect(answers.map(outcome)).toEqual([200, 200, 200, 200])
    expect(answers.map(({ json }) => (json as SubmissionResult).used)).toEqual([1, 1, 1, 1])
    const { log } = await expectWholeLog(a)
    expect(log.filter(({ event }) => event.type === 'dialsSet')).toHaveLength(2)
  })

  test('one answer comes under two submission ids: it counts once', async () => {
    const { a, id } = game
    const [one, other] = [await dials(a, 'one'), await dials(a, 'other')]
    const answers = await Promise.all([one, other].map((body) => a.post(`/games/${id}/decisions`, body)))
    expect(sorted(answers.map(outcome))).toEqual(['200', 'question-gone'])
    await expectWholeLog(a)
  })

  test('both resign: one has, and the game is over once', async () => {
    const { a, b } = game
    const answers = await Promise.all([end(a, 'resign', 'r'), end(b, 'resign', 'r')])
    expect(sorted(answers.map(outcome))).toEqual(['200', 'game-over'])
    const { log } = await expectWholeLog(a)
    expect(log.filter(({ event }) => event.type === 'gameOver')).toHaveLength(1)
  })

  test('one answers and the other resigns: the game is over, and the answer counts if it was first', async () => {
    const { a, b, id } = game
    const body = await dials(a, 'a1')
    const [answer, resigned] = await Promise.all([a.post(`/games/${id}/decisions`, body), end(b, 'resign', 'r')])
    expect(outcome(resigned)).toBe(200)
    expect([200, 'game-over']).toContain(outcome(answer))
    const { log, result } = await expectWholeLog(a)
    expect(result).toMatchObject({ winner: 'a', reason: 'resigned' })
    expect(log.some(({ event }) => event.type === 'dialsSet')).toBe(answer.status === 200)
  })

  test('a late answer meets the claim: one of both counts, and both are told which', async () => {
    const { a, b, id } = game
    await a.post(`/games/${id}/decisions`, await dials(a, 'a1'))
    // With it the time of the Empire ends: the Rebels begin.
    const late = await dials(b, 'b1')
    service.clock.at += 49 * HOUR
    const [answer, claim, again] = await Promise.all([
      b.post(`/games/${id}/decisions`, late),
      end(a, 'claim', 'c1'),
      end(a, 'claim', 'c2'),
      tick(service.deps),
    ])
    const claims = sorted([claim, again].map(outcome))
    const { result } = await expectWholeLog(a)
    if (result) {
      expect(result).toMatchObject({ winner: 'a', reason: 'time' })
      expect(outcome(answer)).toBe('game-over')
      expect(claims).toEqual(['200', 'game-over'])
    } else {
      expect(outcome(answer)).toBe(200)
      expect(claims).toEqual(['time-not-up', 'time-not-up'])
    }
  })

  test('one sign-in link is used twice: one session comes of it', async () => {
    const email = `raced-${game.id}@example.org`
    await service.browser().post('/sign-in-links', { email })
    const token = service.mails.tokenFor(email)
    const answers = await Promise.all([1, 2, 3].map(() => service.browser().post('/sessions', { token })))
    expect(sorted(answers.map(outcome))).toEqual(['201', 'link-used', 'link-used'])
  })

  test('two links of a new address are used: they lead to one player', async () => {
    const email = `twice-${game.id}@example.org`
    const tokens: string[] = []
    for (let i = 0; i < 2; i++) {
      await service.browser().post('/sign-in-links', { email })
      tokens.push(service.mails.tokenFor(email))
    }
    const players = await Promise.all(tokens.map((token) => service.browser().post('/sessions', { token })))
    const ids = players.map(({ json }) => (json as { id: string }).id)
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(ids[1]).toBe(ids[0])
  })

  test('two people take one invitation, each twice: one of them has the seat', async () => {
    const body = { submissionId: 'second', wish: 'any', salt: '0'.repeat(32), hoursPerHandOff: 24 }
    const { invitation = '' } = (await game.a.post('/games', body)).json as GamePage
    const others = await Promise.all(['x', 'y'].map((name) => service.signedIn(`${name}-${game.id}@example.org`)))
    const join = (player: Browser) =>
      player.post(invitation.replace('/i/', '/invitations/'), { wish: 'any', salt: '1'.repeat(32) })
    const answers = await Promise.all([...others, ...others].map(join))
    expect(sorted(answers.map(outcome))).toEqual(['201', '201', 'invitation-used', 'invitation-used'])
    expect(outcome(answers[0] as Reply)).toBe(outcome(answers[2] as Reply))
  })
})
