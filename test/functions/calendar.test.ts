import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, test } from 'vitest'
import type { CalendarAddress, GamePage } from '#shared/play/protocol/responses'
import { ORIGIN, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { answering, duel, pageOf, questionOf } from '#test/support/duel'

const newAddress = async (player: Browser) =>
  ((await player.post('/players/me/calendar')).json as CalendarAddress).url.slice(ORIGIN.length)

async function running() {
  const service = testApp()
  const game = await duel(service)
  const read = async (path: string) => service.browser().get(path)
  const eventsAt = async (path: string) => convertIcsCalendar(undefined, (await read(path)).text).events ?? []
  return { ...game, service, read, eventsAt }
}

describe('the calendar of a player', () => {
  test('shows when their time ends in each game that waits for them, to who knows the address', async () => {
    const { a, id, eventsAt } = await running()
    const [event, ...others] = await eventsAt(await newAddress(a))
    const { deadlines } = (await pageOf(a, id)) as GamePage
    const due = new Date(deadlines.find(({ seat }) => seat === 'a')?.due ?? '')
    expect(others).toEqual([])
    expect(event).toMatchObject({ end: { date: due }, url: `${ORIGIN}/g/${id}` })
    expect(event?.summary).toMatch(/^Your time against Admiral \d+ ends$/)
  })

  test('moves with the deadline, under the same id, and loses what is answered', async () => {
    const { a, b, id, eventsAt } = await running()
    const address = await newAddress(b)
    const [before] = await eventsAt(address)
    await a.post(`/games/${id}/time`, { submissionId: 'gift', hours: 24 })
    const [after] = await eventsAt(address)
    expect(after?.uid).toBe(before?.uid)
    expect((after?.end?.date.getTime() ?? 0) - (before?.end?.date.getTime() ?? 0)).toBe(24 * 3_600_000)
    await b.post(`/games/${id}/decisions`, answering(await questionOf(b, id), 'b1'))
    expect(await eventsAt(address)).toEqual([])
  })

  test('is text/calendar, in the language of its player', async () => {
    const { a, read } = await running()
    await a.patch('/players/me', { language: 'pl' })
    const answer = await read(await newAddress(a))
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.text).toContain('Koniec twojego czasu')
  })

  test('has one address at a time, which ends when its player wants it', async () => {
    const { a, read } = await running()
    const first = await newAddress(a)
    const second = await newAddress(a)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await a.get('/players/me/calendar')).json).toHaveProperty('since')
    expect((await a.delete('/players/me/calendar')).status).toBe(204)
    expect((await read(second)).status).toBe(404)
    expect((await a.get('/players/me/calendar')).json).toEqual({})
  })

  test('keeps its key as a hash alone', async () => {
    const { a, service } = await running()
    const key = (await newAddress(a)).split('/').at(-1) ?? '-'
    const me = (await a.get('/players/me')).json as { id: string }
    expect(JSON.stringify(await service.deps.players.load(me.id))).not.toContain(key)
  })

  test('tells the same, whatever the player has prepared (R17.7a)', async () => {
    const shown = await Promise.all(
      ['navigate', 'repair'].map(async (command) => {
        const { a, b, id, read } = await running()
        const question = await questionOf(b, id)
        const said = answering(question, 'b1')
        await b.post(`/games/${id}/decisions`, JSON.parse(JSON.stringify(said).replaceAll('navigate', command)))
        return (await read(await newAddress(a))).text
      }),
    )
    expect(shown[0]).toBe(shown[1])
  })
})
