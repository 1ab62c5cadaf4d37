import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '#test/support/app'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const EMAIL = 'anne@example.org'

describe('while mails do not go out', () => {
  test('is no address of anybody in the log, whatever the sender says?', async () => {
    const service = testApp()
    service.mails.send = async () => {
      throw new Error(`Email address is not verified: <${EMAIL}>, ${EMAIL}.`)
    }
    await service.browser().post('/sign-in-links', { email: EMAIL })
    const logged = vi.mocked(console.error).mock.calls.flat().join(' ')
    expect(logged).toContain('Email address is not verified: (an address) (an address)')
    expect(logged).not.toContain(EMAIL)
  })

  test('who asks for a link is told to try again, and has all tries left when they do', async () => {
    const service = testApp()
    const { mails } = service
    const send = mails.send.bind(mails)
    mails.send = async () => {
      throw new Error('paused')
    }
    const ask = () => service.browser().post('/sign-in-links', { email: EMAIL })
    for (let n = 0; n < 8; n++) {
      const { status, json, headers } = await ask()
      expect([status, headers.get('retry-after')]).toEqual([503, '60'])
      expect(json).toMatchObject({ code: 'mail-not-sent', message: expect.stringContaining('try again') })
    }
    mails.send = send
    const after: number[] = []
    for (let n = 0; n < 6; n++) after.push((await ask()).status)
    expect(after).toEqual([204, 204, 204, 204, 204, 429])
  })
})

describe('a table that refuses for now', () => {
  const failing = (error: Error) => {
    const games = Object.assign(new MemoryGameStore(), {
      load: async () => {
        throw error
      },
    })
    return testApp({ games })
      .browser()
      .get(`/games/${'0'.repeat(32)}`)
  }

  test.each([
    'ProvisionedThroughputExceededException',
    'ThrottlingException',
    'RequestLimitExceeded',
    'TimeoutError',
    'InternalServerError',
  ])('by %s is answered 503 with a time to try again', async (name) => {
    const { status, json, headers } = await failing(Object.assign(new Error('not now'), { name }))
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(json).toMatchObject({ code: 'too-busy' })
  })

  test('is not taken for a mistake of ours, which stays 500', async () => {
    const { status, json, headers } = await failing(new TypeError('x is undefined'))
    expect([status, headers.get('retry-after')]).toEqual([500, null])
    expect(json).toMatchObject({ code: 'internal' })
  })
})
