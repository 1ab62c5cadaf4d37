import { expect, test } from 'vitest'
import { later } from '#functions/http/route'
import { once } from '#functions/ports/once'

/** Loads at its second try. */
function stumbling<T>(value: T) {
  let tries = 0
  return {
    load: async () => {
      tries += 1
      if (tries === 1) throw new Error('EMFILE')
      return value
    },
    tries: () => tries,
  }
}

test('What is loaded once is loaded once for all who ask at the same time', async () => {
  let tries = 0
  const load = once(async () => {
    tries += 1
    return { tries }
  })
  const all = await Promise.all([load(), load(), load()])
  expect(all).toEqual([{ tries: 1 }, { tries: 1 }, { tries: 1 }])
  expect(await load()).toBe(all[0])
})

test('A load that failed is told to all who waited for it, and tried again by the next', async () => {
  const { load, tries } = stumbling('rules')
  const loaded = once(load)
  const both = await Promise.allSettled([loaded(), loaded()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await loaded()).toBe('rules')
  expect(tries()).toBe(2)
})

test('A handler that could not be loaded answers the next request', async () => {
  const handle = later(stumbling(async (name: string) => new Response(name)).load)
  await expect(handle('first')).rejects.toThrow('EMFILE')
  expect(await (await handle('second')).text()).toBe('second')
})
