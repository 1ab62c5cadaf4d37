import { expect, test } from 'vitest'
import { standStill } from '#functions/use-cases/clock/stand-still'
import { tick } from '#functions/use-cases/clock/tick'
import { testApp } from '#test/support/app'
import { answerOne, duel, pageOf, questionOf } from '#test/support/duel'

const MINUTE = 60_000

test('while the service is looked after, may everybody read, and nobody change anything?', async () => {
  const service = testApp()
  const { a, id } = await duel(service)
  const { id: asked } = await questionOf(a, id)
  const settings = { ...service.deps.settings, maintenance: true as const }
  const looked = testApp({ ...service.deps, settings, clock: service.deps.clock })
  const through = (path: string, init: RequestInit = {}) =>
    looked.app.request(`${settings.origin}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', origin: settings.origin },
    })
  expect((await through(`/games/${id}`)).status).toBe(200)
  for (const [method, path] of [
    ['POST', `/games/${id}/decisions`],
    ['POST', '/sign-in-links'],
    ['PUT', `/games/${id}/orders`],
    ['DELETE', '/sessions'],
    ['PATCH', '/players/me'],
  ] as const) {
    const answer = await through(path, { method, body: '{}' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300'])
    expect(await answer.json()).toMatchObject({ code: 'maintenance' })
  }
  expect((await questionOf(a, id)).id).toBe(asked)
})

test('does no time run meanwhile, however short it is?', async () => {
  const service = testApp()
  const { a, b, id } = await duel(service)
  await answerOne(b, id)
  await tick(service.deps)
  const due = async () => Date.parse((await pageOf(a, id)).deadlines[0]?.due ?? '')
  const before = await due()
  for (let minutes = 0; minutes < 5; minutes += 1) {
    service.clock.at += MINUTE
    await standStill(service.deps)
  }
  service.clock.at += MINUTE
  await tick(service.deps)
  expect(await due()).toBe(before + 5 * MINUTE)
})
