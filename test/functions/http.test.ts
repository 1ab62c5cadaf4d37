import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { readBody } from '#functions/http/body'
import { reasonsTable, routesTable } from '#functions/http/describe'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { REASONS } from '#shared/play/protocol/reasons'
import type { ErrorBody, GamePage, SubmissionResult } from '#shared/play/protocol/responses'
import { ORIGIN, testApp } from '#test/support/app'
import { answering, answerOne, answerTo, duel, pageOf, questionOf } from '#test/support/duel'
import { timePasses } from '#test/support/passing-time'

async function running() {
  const service = testApp()
  return { ...service, ...(await duel(service)) }
}

const codeOf = (answer: { json: unknown }): string => (answer.json as ErrorBody).code

describe('What cannot be understood is refused with a code and a sentence', () => {
  test('a zero below zero is read as the zero that is written', async () => {
    const app = new Hono().post('/', async (c) => {
      const body = await readBody(c, z.object({ at: z.array(z.number()) }))
      return c.json(body instanceof ServiceRefusal ? 'refused' : body.at.map((n) => Object.is(n, 0)))
    })
    const answer = await app.request('/', { method: 'POST', body: '{"at":[-0,0,-0.0,-0e7,-1e-400,-0.7E-999]}' })
    expect(await answer.json()).toEqual(Array(6).fill(true))
  })

  test('a body that is not JSON', async () => {
    const { a, id } = await running()
    const answer = await a.postText(`/games/${id}/decisions`, '{"submissionId":')
    expect(answer.status).toBe(400)
    expect(answer.json).toEqual({ code: 'malformed-json', message: 'The request is not valid JSON.' })
  })

  test('a body that lacks a field, or has one too many', async () => {
    const { a, id } = await running()
    const lacking = await a.post(`/games/${id}/decisions`, { submissionId: 's', script: [] })
    expect(lacking.status).toBe(400)
    expect(lacking.json).toMatchObject({ code: 'malformed-request', subject: 'answers' })
    expect(
      codeOf(
        await a.post('/games', { submissionId: 's', wish: 'any', salt: '0'.repeat(32), hoursPerHandOff: 24, cheat: 1 }),
      ),
    ).toBe('malformed-request')
  })

  test('a body above 64 kB, with or without its length told', async () => {
    const { a, id, app } = await running()
    const body = JSON.stringify({ submissionId: 'x'.repeat(70_000) })
    const answer = await a.postText(`/games/${id}/decisions`, body)
    expect(answer.status).toBe(413)
    expect(codeOf(answer)).toBe('too-large')
    const stream = new Response(body).body
    const untold = await app.request(`${ORIGIN}/games`, { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
    expect(untold.status).toBe(413)
  })

  test('ids that name nothing', async () => {
    const { a } = await running()
    const nothing = '0'.repeat(32)
    expect(codeOf(await a.get(`/games/${nothing}`))).toBe('no-such-game')
    expect(codeOf(await a.get(`/games/${nothing}/log`))).toBe('no-such-game')
    expect(codeOf(await a.get('/games/%2e%2e%2f%00'))).toBe('no-such-game')
    for (const what of ['resign', 'claim']) {
      expect(codeOf(await a.post(`/games/${nothing}/${what}`, { submissionId: 's' }))).toBe('no-such-game')
    }
    const script = [{ ask: 'ship.activate', subject: 'table', choose: { option: 'x' } }]
    expect(codeOf(await a.post(`/games/${nothing}/decisions`, { submissionId: 's', answers: 'f1.0.a', script }))).toBe(
      'no-such-game',
    )
  })

  test('paths that lead nowhere', async () => {
    const { a } = await running()
    const answer = await a.get('/nowhere')
    expect(answer.status).toBe(404)
    expect(codeOf(answer)).toBe('no-such-page')
  })
})

describe('Only members act, and only from our own pages', () => {
  test('nobody acts who is not signed in', async () => {
    const { browser, id } = await running()
    for (const path of ['/games', `/games/${id}/decisions`, `/games/${id}/resign`, `/games/${id}/claim`]) {
      const answer = await browser().post(path, {})
      expect(answer.status).toBe(401)
      expect(codeOf(answer)).toBe('not-signed-in')
    }
    expect(codeOf(await browser().get('/games'))).toBe('not-signed-in')
    expect(codeOf(await browser().patch('/players/me', {}))).toBe('not-signed-in')
    expect(codeOf(await browser().get('/players/me'))).toBe('not-signed-in')
  })

  test('a page may ask who is signed in where nobody is, without a fault in its console', async () => {
    const { browser, a } = await running()
    const nobody = await browser().get('/players/me?or=nobody')
    expect([nobody.status, nobody.json]).toEqual([200, null])
    expect((await a.get('/players/me?or=nobody')).status).toBe(200)
  })

  test('a third player cannot act in the game, and reads what a spectator reads', async () => {
    const { signedIn, browser, a, id } = await running()
    const third = await signedIn('third@example.org')
    const asked = await questionOf(a, id)
    const body = answering(asked, 's')
    expect(codeOf(await third.post(`/games/${id}/decisions`, body))).toBe('not-a-member')
    expect(codeOf(await third.post(`/games/${id}/resign`, { submissionId: 's' }))).toBe('not-a-member')
    const page = await pageOf(third, id)
    expect(page).toMatchObject({ you: 'spectator', mayClaim: false })
    expect(page.view?.requests).toEqual([])
    expect(page).toEqual(await pageOf(browser(), id))
  })

  test("a member cannot answer the other member's question", async () => {
    const { a, b, id } = await running()
    const theirs = await questionOf(b, id)
    const before = await pageOf(a, id)
    const answer = await a.post(`/games/${id}/decisions`, answering(theirs, 's'))
    expect(answer.status).toBe(409)
    expect(codeOf(answer)).toBe('question-gone')
    expect(await pageOf(a, id)).toEqual(before)
  })

  test.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page without origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['our address without encryption', { origin: ORIGIN.replace('https', 'http') }],
    ['a sibling of our host', { origin: 'https://x.armada.example', 'sec-fetch-site': 'same-site' }],
  ])('a request from %s changes nothing', async (_from, headers) => {
    const { a, id } = await running()
    const before = await pageOf(a, id)
    const answer = await a.post(`/games/${id}/resign`, { submissionId: 's' }, headers)
    expect(answer.status).toBe(403)
    expect(codeOf(answer)).toBe('wrong-origin')
    expect(await pageOf(a, id)).toEqual(before)
  })

  test('a browser that names no origin is believed only if it says that the page is ours', async () => {
    const { app, id } = await running()
    const resign = (site?: string) =>
      app.request(`${ORIGIN}/games/${id}/resign`, {
        method: 'POST',
        body: '{}',
        ...(site === undefined ? {} : { headers: { 'sec-fetch-site': site } }),
      })
    expect((await resign('cross-site')).status).toBe(403)
    expect((await resign('same-origin')).status).toBe(401)
    expect((await resign()).status).toBe(401)
  })
})

describe('A submission', () => {
  test('sent twice is one, and is answered alike', async () => {
    const { a, id } = await running()
    const request = await questionOf(a, id)
    const body = answering(request, 'once')
    const first = await a.post(`/games/${id}/decisions`, body)
    const second = await a.post(`/games/${id}/decisions`, body)
    expect(first.status).toBe(200)
    expect(second.json).toEqual(first.json)
  })

  test('to a question that is gone changes nothing', async () => {
    const { a, b, id } = await running()
    const request = await questionOf(a, id)
    await answerOne(a, id)
    await answerOne(b, id)
    const before = await pageOf(a, id)
    const late = await a.post(`/games/${id}/decisions`, answering(request, 'late'))
    expect(late.status).toBe(409)
    expect(codeOf(late)).toBe('question-gone')
    expect(await pageOf(a, id)).toEqual(before)
  })

  test('with an answer that is not offered changes nothing and says why', async () => {
    const { a, b, id } = await running()
    await answerOne(a, id)
    await answerOne(b, id)
    const before = await pageOf(a, id)
    const request = before.view?.requests[0]
    const script = [{ ask: request?.ask, subject: request?.subject, choose: { option: 'death-star' } }]
    const answer = await a.post(`/games/${id}/decisions`, { submissionId: 'x', answers: request?.id, script })
    expect(answer.status).toBe(422)
    expect(codeOf(answer)).toBe('no-such-option')
    expect(await pageOf(a, id)).toEqual(before)
  })

  test('used in part gives the rest back with the reason', async () => {
    const { a, b, id } = await running()
    await answerOne(b, id)
    const request = await questionOf(a, id)
    const stray = { ask: 'ship.activate', subject: 'nothing', choose: { option: 'x' } }
    const answer = await a.post(`/games/${id}/decisions`, {
      submissionId: 'p',
      answers: request.id,
      script: [answerTo(request), stray],
    })
    const { used, rest, stopped } = answer.json as SubmissionResult
    expect({ used, rest }).toEqual({ used: 1, rest: [stray] })
    expect(stopped).toMatchObject({ code: 'question-gone', message: expect.any(String) })
  })

  test('to a game that is over is refused', async () => {
    const { a, b, id } = await running()
    const over = (await a.post(`/games/${id}/resign`, { submissionId: 'r' })).json as GamePage
    expect(over.result).toMatchObject({ winner: 'b', reason: 'resigned' })
    expect(codeOf(await b.post(`/games/${id}/resign`, { submissionId: 'r' }))).toBe('game-over')
  })

  test('claims the game only after the time of the other seat is over', async () => {
    const { a, b, id, clock, deps } = await running()
    await answerOne(b, id)
    expect(codeOf(await b.post(`/games/${id}/claim`, { submissionId: 'c' }))).toBe('time-not-up')
    const until = (at: number) => {
      clock.at = at
    }
    await timePasses(deps, until, 48 * 3_600_000 + 60_000)
    expect((await pageOf(a, id)).mayClaim).toBe(false)
    expect((await pageOf(b, id)).mayClaim).toBe(true)
    const over = (await b.post(`/games/${id}/claim`, { submissionId: 'c' })).json as GamePage
    expect(over.result).toMatchObject({ winner: 'b', reason: 'time' })
  })
})

describe('Reading a game', () => {
  test('again without news is answered without a body (design 12)', async () => {
    const { a, b, id } = await running()
    const first = await a.get(`/games/${id}?since=0`)
    const etag = first.headers.get('etag') ?? ''
    const again = await a.get(`/games/${id}?since=0`, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    await answerOne(b, id)
    const news = await a.get(`/games/${id}?since=0`, { 'if-none-match': etag })
    expect(news.status).toBe(200)
  })

  test('has another ETag for each viewer, and no cache may share it', async () => {
    const { a, b, browser, id } = await running()
    const answers = await Promise.all([a, b, browser()].map((each) => each.get(`/games/${id}`)))
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3)
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('private, no-cache')
      expect(headers.get('vary')).toContain('Cookie')
    }
  })

  test('never writes', async () => {
    const { a, id, deps } = await running()
    const writes: string[] = []
    for (const store of [deps.games, deps.players]) {
      for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(store))) {
        if (!/^(put|commit|write|end|claim|settle|use|count)/.test(name)) continue
        Object.assign(store, { [name]: async () => void writes.push(name) })
      }
    }
    for (const path of ['', '/log']) expect((await a.get(`/games/${id}${path}`)).status).toBe(200)
    expect((await a.get('/games')).status).toBe(200)
    expect((await a.get('/players/me')).status).toBe(200)
    expect(writes).toEqual([])
  })

  test('gives the log after a step, dials as commitments only (R17.7a)', async () => {
    const { a, b, id } = await running()
    const start = await pageOf(b, id)
    await answerOne(a, id)
    const since = start.log.at(-1)?.step ?? 0
    const { log } = (await b.get(`/games/${id}/log?since=${since}`)).json as GamePage
    expect(log.map(({ event }) => event.type)).toContain('dialsSet')
    expect(log[0]?.step).toBe(since + 1)
    expect(JSON.stringify(log)).not.toContain('navigate')
    const own = (await a.get(`/games/${id}/log?since=${since}`)).text
    expect(own).toContain('navigate')
  })

  test('shows when the time of each awaited seat ends', async () => {
    const { a, b, id, clock } = await running()
    const due = new Date(clock.at + 48 * 3_600_000).toISOString()
    const time = 48 * 3_600_000
    expect((await pageOf(a, id)).deadlines).toEqual([
      { seat: 'a', due, time },
      { seat: 'b', due, time },
    ])
    await answerOne(b, id)
    expect((await pageOf(b, id)).deadlines).toEqual([{ seat: 'a', due, time }])
  })
})

describe('Every answer', () => {
  test('carries the headers that keep pages safe', async () => {
    const { a, id } = await running()
    for (const path of [`/games/${id}`, '/nowhere']) {
      const { headers } = await a.get(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
    }
  })

  test('that failed inside says so without telling what', async () => {
    const service = testApp()
    const browser = await service.signedIn('a@example.org')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    service.deps.games.listRows = async () => {
      throw new Error('a secret of the table')
    }
    const answer = await browser.get('/games')
    expect(answer.status).toBe(500)
    expect(codeOf(answer)).toBe('internal')
    expect(answer.text).not.toContain('secret')
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
})

describe('The tables of the page of the API', () => {
  test('name every route that the application has', () => {
    const { app } = testApp()
    const served = app.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
      .map(({ method, path }) => `\`${method} ${path}\``)
    const table = routesTable()
    for (const route of served) expect(table).toContain(`| ${route} |`)
    expect(table.split('\n')).toHaveLength(served.length + 2)
  })

  test('name every reason code with its status and its sentence', () => {
    const table = reasonsTable()
    for (const [code, status] of Object.entries(REASONS)) expect(table).toContain(`| \`${code}\` | ${status} | `)
  })
})
