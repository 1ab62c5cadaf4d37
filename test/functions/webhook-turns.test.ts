import { expect, test, vi } from 'vitest'
import type { WebhookAnswer } from '#functions/ports/webhook-sender'
import { tick } from '#functions/use-cases/clock/tick'
import { Lane } from '#functions/use-cases/notices/lane'
import { MINUTE, startTiny, T, type World } from '#test/support/store-world'
import { HOOK, OTHER, posted, worldWith } from '#test/support/webhook-world'

const AT_ONCE = 16

/** A lane of work that ends when it is told to. */
function laneOf(most: number, mostOfOne: number) {
  const lane = new Lane(most, mostOfOne)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    add(person: string, due: number, hook = String(due)) {
      const name = `${person} ${due}${hook === String(due) ? '' : ` ${hook}`}`
      const work = () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }
      void lane.add({ person, due, channel: `webhook:${hook}` }, work)
    },
    async end(name: string) {
      const known = begun.length
      ends.get(name)?.()
      await new Promise(setImmediate)
      return begun.slice(known)
    },
  }
}

test('One person never has more under way than a few, however many wait and however empty the lane is', async () => {
  const { add, begun, end } = laneOf(AT_ONCE, 2)
  for (let due = 0; due < 400; due++) add('anne', due)
  expect(begun).toEqual(['anne 0', 'anne 1'])
  expect(await end('anne 0')).toEqual(['anne 2'])
  add('ben', 1000)
  expect(begun).toEqual(['anne 0', 'anne 1', 'anne 2', 'ben 1000'])
})

test('What one person is owed goes out in the order in which it is due', async () => {
  const { add, end } = laneOf(1, 1)
  for (const due of [5, 3, 9, 1]) add('anne', due)
  expect(await end('anne 5')).toEqual(['anne 1'])
  expect(await end('anne 1')).toEqual(['anne 3'])
})

test('A webhook that hangs lets the others of its owner go first whenever there is room', async () => {
  const { add, begun, end } = laneOf(AT_ONCE, 2)
  for (const due of [1, 2]) for (const hook of ['slow', 'quick']) add('anne', due, hook)
  expect(begun).toEqual(['anne 1 slow', 'anne 1 quick'])
  expect(await end('anne 1 quick')).toEqual(['anne 2 quick'])
  expect(await end('anne 2 quick')).toEqual(['anne 2 slow'])
  for (const hook of ['slow', 'quick']) add('anne', 3, hook)
  expect(await end('anne 1 slow')).toEqual(['anne 3 quick'])
})

test('A full lane goes on with whoever has least under way, and among those by turns', async () => {
  const { add, begun, end } = laneOf(3, 2)
  for (let due = 1; due <= 3; due++) for (const person of ['anne', 'ben']) add(person, due)
  expect(begun).toEqual(['anne 1', 'ben 1', 'anne 2'])
  for (const due of [9, 8]) add('cid', due)
  expect(await end('anne 1')).toEqual(['cid 8'])
  expect(await end('cid 8')).toEqual(['cid 9'])
  expect(await end('cid 9')).toEqual(['ben 2'])
  expect(await end('ben 1')).toEqual(['anne 3'])
  expect(await end('anne 2')).toEqual(['ben 3'])
})

test('Work that fails makes room like any other, and whoever added it learns why', async () => {
  const lane = new Lane(1, 1)
  const place = { person: 'anne', due: 1, channel: 'email' } as const
  const failing = lane.add(place, () => Promise.reject(new Error('broken')))
  const next = lane.add(place, async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

/** Anne's webhooks hang until they are let go; Ben's answers. */
async function tarpitted(games: number): Promise<World & { hanging: (() => void)[] }> {
  const w = await worldWith([HOOK, { ...HOOK, id: 'cccccccccccccccc' }, { ...HOOK, id: 'dddddddddddddddd' }])
  const ben = await w.deps.players.load('ben')
  if (!ben) throw new Error('there is no Ben')
  await w.deps.players.commit({ ...ben, revision: ben.revision + 1, webhooks: [OTHER] }, ben.revision)
  const hanging: (() => void)[] = []
  w.answering(({ url }) =>
    url === HOOK.url
      ? new Promise<WebhookAnswer>((resolve) => hanging.push(() => resolve({ status: 204 })))
      : { status: 204 },
  )
  for (let i = 1; i < games; i++)
    await startTiny(w.deps, [['a', 'b'], ['a'], ['b']], 14 * 24, i.toString(16).padStart(32, '0'))
  return { ...w, hanging }
}

test('Who is owed by far more messages than go out at once, to servers that hang, keeps nobody waiting', async () => {
  const games = 2 * AT_ONCE
  const w = await tarpitted(games)
  const begun = (host: string) => posted(w).filter((one) => one === host).length
  w.at(T + MINUTE)
  const ticking = tick(w.deps)
  await vi.waitFor(() => expect(begun('two.example')).toBe(games))
  expect(begun('one.example')).toBe(2)
  for (let i = 0; i < 3 * games; i++) {
    await vi.waitFor(() => expect(w.hanging.length).toBeGreaterThan(i), { interval: 1 })
    expect(w.hanging.length).toBeLessThanOrEqual(i + 2)
    w.hanging[i]?.()
  }
  await ticking
  expect([begun('one.example'), begun('two.example')]).toEqual([3 * games, games])
})
