import { expect, test } from 'vitest'
import { giveHeld } from '#functions/use-cases/clock/answer-held'
import type { HeldTurn } from '#functions/use-cases/clock/held-turn'
import { tick } from '#functions/use-cases/clock/tick'
import type { Orders } from '#shared/play/orders/standing-order'
import { pageOf } from '#test/support/duel'
import { minute } from '#test/support/minute'
import { beatAll } from '#test/support/passing-time'
import { order, ordersOf, playBoth, playOne, type Twin, twin } from '#test/support/prepared-duel'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DISGUISED: Orders = { preset: 'cautious', orders: [], disguised: true }

/** Both play until `b` is asked something in the turn of `a`. */
async function untilInterrupt({ a, b, id }: Twin): Promise<void> {
  await playBoth([a, b], id, ({ page }) => page.view?.awaited.some(({ ask }) => ask.startsWith('defense.')) === true)
}

async function held(orders: Orders = DISGUISED, ending?: number): Promise<Twin> {
  const game = await twin(ending)
  await order(game.b, game.id, orders)
  await untilInterrupt(game)
  return game
}

const heldIn = async ({ head }: Twin) => (await head()).desk.commands?.b?.held
const turnsTold = ({ service }: Twin) => service.mails.mails.filter(({ to }) => to === 'b@example.org').length

test('a question that orders answer in disguise stays open, and to others it is as if there were none (design 10)', async () => {
  const [one, other] = [await held(), await held({ preset: 'ask', orders: [] })]
  expect(await heldIn(one)).toBeDefined()
  expect(await heldIn(other)).toBeUndefined()
  for (const path of ['', '/log', '/at']) {
    const [x, y] = await Promise.all([one, other].map(({ a, id }) => a.get(`/games/${id}${path}`)))
    expect(x?.text).toBe(y?.text)
    expect(x?.headers.get('etag')).toBe(y?.headers.get('etag'))
  }
  // Its owner knows.
  expect((await pageOf(one.b, one.id)).held).toBe(true)
  expect(await pageOf(one.a, one.id)).not.toHaveProperty('held')
  expect((await pageOf(one.a, one.id)).view?.awaited.map(({ seat }) => seat)).toEqual(['b'])
  expect((await pageOf(one.b, one.id)).held).toBe(true)
  expect((await pageOf(other.b, other.id)).held).toBeUndefined()
})

test('nobody is told of it, until it is answered at its moment: once, however often the tick comes', async () => {
  const game = await held()
  const { service, a, b, id } = game
  const { at, request } = (await heldIn(game)) ?? { at: 0, request: '' }
  const before = { mails: turnsTold(game), step: (await pageOf(a, id)).view?.step ?? 0 }
  expect(at).toBeGreaterThan(service.clock.at)
  expect(at).toBeLessThanOrEqual(service.clock.at + 24 * HOUR)
  service.clock.at = at - 2 * MINUTE
  await minute(service)
  expect((await pageOf(b, id)).view?.requests[0]?.id).toBe(request)
  expect(turnsTold(game)).toBe(before.mails)

  service.clock.at = at
  await Promise.all([minute(service), minute(service)])
  await minute(service)
  const decided = (await service.deps.games.wholeLog(id)).flatMap(({ decisions }) => decisions)
  const answers = decided.filter((one) => one.kind === 'answer' && one.request === request)
  // In the record, too, which all may read after the end, it came by hand.
  expect(answers).toMatchObject([{ by: 'player' }])
  const { log, view } = await pageOf(a, id)
  expect(view?.step).toBeGreaterThan(before.step)
  expect(log.some(({ by }) => by !== undefined)).toBe(false)
  expect((await pageOf(b, id)).log.some(({ told }) => told?.by === 'order')).toBe(true)
  expect((await ordersOf(b, id)).told.length).toBeGreaterThan(0)
})

/** The minute ticks at the same second of each minute; `a` looks again and again, and answers when they first saw an answer. */
async function lookedFor(game: Twin, { from, every }: { from: number; every: number }) {
  const { service, a, id } = game
  const step = (await pageOf(a, id)).view?.step ?? 0
  service.clock.at = from
  await beatAll(service.deps.games, from)
  const held: HeldTurn[] = []
  let ticks = Math.floor(from / MINUTE) * MINUTE + 17_000
  for (let looks = 0; looks < 100; looks += 1) {
    const page = await pageOf(a, id, step)
    const [entry] = page.log
    if (entry) return { entry: Date.parse(entry.at), without: service.clock.at - every, page }
    const until = service.clock.at + every
    for (let next = 0; next < until; ) {
      const given = held.toSorted((x, y) => x.at - y.at)[0]
      next = Math.min(ticks, given?.at ?? until, until)
      service.clock.at = Math.max(service.clock.at, next)
      if (given && next === given.at) {
        held.splice(held.indexOf(given), 1)
        await giveHeld(service.deps, given)
      } else if (next === ticks) {
        ticks += MINUTE
        await tick(service.deps, (one) => held.push(one))
      }
    }
  }
  throw new Error('nothing was answered')
}

test.each([5_000, 20_000])(
  'does whoever looks every %i ms see each answer at once, as one that is given by hand?',
  async (every) => {
    for (const ending of [200, 150, 100]) {
      const game = await held(DISGUISED, ending)
      const { at } = (await heldIn(game)) ?? { at: 0 }
      const { entry, without, page } = await lookedFor(game, { from: at - 3 * MINUTE, every })
      expect(entry).toBeGreaterThan(without)
      expect(entry).toBe(at)
      expect(page.deadlines).toMatchObject([{ seat: 'a', due: new Date(entry + 48 * HOUR).toISOString() }])
    }
  },
)

test('is an answer whose moment no run was there for given at no second of the minute that tells it?', async () => {
  const seconds = new Set<number>()
  for (const ending of [200, 150, 100]) {
    const game = await held(DISGUISED, ending)
    const { at } = (await heldIn(game)) ?? { at: 0 }
    const { entry, without } = await lookedFor(game, { from: at + HOUR, every: 5_000 })
    expect(entry).toBeGreaterThan(without)
    expect(entry).toBeGreaterThanOrEqual(at + HOUR)
    seconds.add(Math.floor(entry / 1000) % 60)
  }
  expect(seconds.size).toBe(3)
})

test('if the orders of that moment say nothing of it, its player is told that they are asked, and nobody else anything', async () => {
  const game = await held()
  const { service, a, b, id } = game
  const mails = turnsTold(game)
  const { at } = (await heldIn(game)) ?? { at: 0 }
  await order(b, id, { preset: 'ask', orders: [] })
  const before = await a.get(`/games/${id}`)
  const list = (await a.get('/games')).text
  service.clock.at = at - MINUTE
  await minute(service)
  expect(service.clock.at).toBe(at)
  expect(await heldIn(game)).toBeUndefined()
  service.clock.at = at + 2 * 60_000
  await tick(service.deps)
  expect(turnsTold(game)).toBe(mails + 1)
  const after = await a.get(`/games/${id}`)
  expect([after.text, after.headers.get('etag')]).toEqual([before.text, before.headers.get('etag')])
  expect((await a.get('/games')).text).toBe(list)
})

test('its player may still answer by hand: then nothing is left to be answered', async () => {
  const game = await held()
  const { service, b, id } = game
  const { at } = (await heldIn(game)) ?? { at: 0 }
  await playOne(b, id)
  const now = await heldIn(game)
  expect(now?.at).not.toBe(at)
  const { step } = (await pageOf(b, id)).view ?? {}
  if (now === undefined) {
    service.clock.at = at
    await minute(service)
    expect((await pageOf(b, id)).view?.step).toBe(step)
  }
})

test('its moment is another one for each question, and nobody can foresee it who does not know the secret of the game', async () => {
  const game = await held()
  const { service, a, b, id } = game
  const first = await heldIn(game)
  const moments = new Set<number>()
  for (let questions = 0; questions < 3; questions += 1) {
    const now = await heldIn(game)
    if (!now) throw new Error('nothing is held back')
    moments.add(now.at - service.clock.at)
    while ((await heldIn(game))?.request === now.request) await playOne(b, id)
    while (!(await heldIn(game))) await playBoth([a, b], id, () => true)
  }
  expect(moments.size).toBe(3)

  // Other secrets bring other dice: one of them that leads to the same question.
  for (const ending of [200, 150, 100, 50, 25]) {
    const other = await heldIn(await held(DISGUISED, ending))
    if (other?.request !== first?.request) continue
    expect(other?.at).not.toBe(first?.at)
    return
  }
  throw new Error('no other game comes to the same question')
})
