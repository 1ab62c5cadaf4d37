import { expect, test } from 'vitest'
import type { Preview } from '#shared/play/orders/preview'
import type { SubmissionResult } from '#shared/play/protocol/responses'
import { pageOf } from '#test/support/duel'
import { playBoth, send, sensibleLine, twin } from '#test/support/prepared-duel'

test('a preview shows where a script leads, by what its player knows, and writes nothing', async () => {
  const { a, b, id, service, head } = await twin()
  const choosesShip = ({ page }: SubmissionResult) =>
    page.you === 'a' && page.view?.requests.some(({ ask }) => ask === 'ship.activate') === true
  await playBoth([a, b], id, choosesShip)
  const next = await sensibleLine(a, id)
  if (!next) throw new Error('nothing is asked')
  const { revision } = await head()
  const answer = await a.post(`/games/${id}/preview`, { script: [next.line] })
  expect(answer.status).toBe(200)
  const { used, end, view } = answer.json as Preview
  expect({ used, end }).toEqual({ used: 1, end: { at: 'end' } })
  expect((await head()).revision).toBe(revision)
  await send(a, id, next.answers, [next.line])
  const there = await pageOf(a, id)
  expect(view.requests.map(({ ask, subject }) => [ask, subject])).toEqual(
    there.view?.requests.map(({ ask, subject }) => [ask, subject]),
  )
  expect((await service.browser().post(`/games/${id}/preview`, { script: [] })).status).toBe(401)
  const missing = (await b.post(`/games/${id}/preview`, { script: [next.line] })).json as Preview
  expect(missing.used).toBe(0)
})

test('a preview does not depend on what its player does not know', async () => {
  const [one, other] = [await twin(), await twin()]
  const dials = { 'victory-1': Array(3).fill({ command: 'squadron', salt: '7'.repeat(32) }) }
  for (const { a, b, id } of [one, other]) {
    const own = await sensibleLine(a, id)
    if (own) await send(a, id, own.answers, [own.line])
    const theirs = await sensibleLine(b, id)
    if (!theirs) throw new Error('dials are asked first')
    const line = id === one.id && a === one.a ? theirs.line : { ...theirs.line, choose: { dials } }
    expect((await send(b, id, theirs.answers, [line as typeof theirs.line])).status).toBe(200)
  }
  const next = await sensibleLine(one.a, one.id)
  if (!next) throw new Error('nothing is asked')
  const [x, y] = await Promise.all(
    [one, other].map(({ a, id }) => a.post(`/games/${id}/preview`, { script: [next.line] })),
  )
  const withoutSeals = (text = '') => text.replaceAll(/"commitment":"[0-9a-f]{64}"/g, '')
  expect(withoutSeals(x?.text)).toBe(withoutSeals(y?.text))
})
