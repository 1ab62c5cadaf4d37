import { describe, expect, test } from 'vitest'
import { LIMITS } from '#functions/http/limits'
import { networkOf } from '#functions/http/network'
import { ORIGIN, testApp } from '#test/support/app'
import { Browser } from '#test/support/browser'

const GAME = 'ab'.repeat(16)
const BOUNDS: [route: string, path: string, name: string, of: 'person' | 'network', most: number, minutes: number][] = [
  ['POST /sign-in-links', '/sign-in-links', 'links', 'network', 60, 60],
  ['POST /sessions', '/sessions', 'sessions', 'network', 200, 60],
  ['POST /sessions/by-code', '/sessions/by-code', 'sessions', 'network', 200, 60],
  ['PATCH /players/me', '/players/me', 'profile', 'person', 100, 60],
  ['DELETE /players/me/webhooks/:webhook', `/players/me/webhooks/${GAME.slice(16)}`, 'profile', 'person', 100, 60],
  ['POST /players/me/leave', '/players/me/leave', 'profile', 'person', 100, 60],
  ['DELETE /players/me/leave/:leave', `/players/me/leave/${GAME.slice(16)}`, 'profile', 'person', 100, 60],
  ['POST /players/me/calendar', '/players/me/calendar', 'profile', 'person', 100, 60],
  ['DELETE /players/me/calendar', '/players/me/calendar', 'profile', 'person', 100, 60],
  ['POST /games', '/games', 'games', 'person', 100, 60],
  ['POST /invitations/:code', '/invitations/none', 'joins', 'person', 100, 60],
  ['POST /games/:id/fleet', `/games/${GAME}/fleet`, 'edits', 'person', 30, 1],
  ['PUT /games/:id/orders', `/games/${GAME}/orders`, 'edits', 'person', 30, 1],
  ['PUT /games/:id/plans', `/games/${GAME}/plans`, 'edits', 'person', 30, 1],
  ['POST /games/:id/cards/:card/switch', `/games/${GAME}/cards/none/switch`, 'edits', 'person', 30, 1],
  ['POST /games/:id/pause', `/games/${GAME}/pause`, 'edits', 'person', 30, 1],
  ['POST /games/:id/time', `/games/${GAME}/time`, 'edits', 'person', 30, 1],
  ['POST /games/:id/nudge', `/games/${GAME}/nudge`, 'edits', 'person', 30, 1],
  ['POST /games/:id/autopilot', `/games/${GAME}/autopilot`, 'edits', 'person', 30, 1],
  ['POST /games/:id/live', `/games/${GAME}/live`, 'live', 'network', 1200, 60],
  ['POST /games/:id/preview', `/games/${GAME}/preview`, 'previews', 'person', 600, 10],
]

/** Two people who are signed in and from now on in one network; and what is counted. */
async function callers() {
  const { app, clock, deps, mails } = testApp()
  let env = {}
  const counted: string[] = []
  const signedIn = async (email: string) => {
    const browser = new Browser((url, init) => app.request(url, init, env), ORIGIN)
    await browser.post('/sign-in-links', { email })
    await browser.post('/sessions', { token: mails.tokenFor(email) })
    return browser
  }
  const [anne, ben] = [await signedIn('anne@example.org'), await signedIn('ben@example.org')]
  env = { incoming: { socket: { remoteAddress: '198.51.100.7' } } }
  const { players } = deps
  const count = players.count.bind(players)
  players.count = (key, ...rest) => {
    counted.push(key)
    return count(key, ...rest)
  }
  /** As if it had been asked for that often. */
  const use = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await count(key, clock.at, clock.at + 1)
  }
  return { anne, ben, clock, counted, use }
}

describe('How often one caller may ask', () => {
  test('is stated for every route that is counted', () => {
    expect(BOUNDS.map(([route]) => route)).toEqual(Object.keys(LIMITS))
  })

  test.each(BOUNDS)('%s: within so long so often', async (route, path, name, of, most, minutes) => {
    const { anne, ben, clock, counted, use } = await callers()
    const method = (route.split(' ')[0] ?? '').toLowerCase() as 'post' | 'put' | 'patch' | 'delete'
    const isRefused = async (who: Browser) => (await who[method](path, {})).status === 429
    expect(await isRefused(anne)).toBe(false)
    const [key = ''] = counted
    expect(key).toMatch(new RegExp(`^${name}#${of}#`))
    await use(key, most - 2)
    expect(await isRefused(anne)).toBe(false)
    const { status, headers } = await anne[method](path, {})
    expect([status, headers.get('retry-after')]).toEqual([429, String(minutes * 60)])
    // People are told apart, callers who are not signed in are not.
    expect(await isRefused(ben)).toBe(of === 'network')
    clock.at += minutes * 60_000 - 1
    expect(await isRefused(anne)).toBe(true)
    clock.at += 1
    expect(await isRefused(anne)).toBe(false)
  })
})

describe('The network of a caller is the first half of an IPv6 address, however it is written', () => {
  test.each([
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001::2:3:4:5:6:7', '2001:0:2:3'],
    ['2001:db8::3:4:5:6:7', '2001:db8:0:3'],
    ['::2:3:4:5:6:7:8', '0:2:3:4'],
    ['::4:5:6:7:8', '0:0:0:4'],
    ['::5:6:7:8', '0:0:0:0'],
    ['64:ff9b::198.51.100.7', '64:ff9b:0:0'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4'],
  ])('%s is in %s', (remoteAddress, network) => {
    expect(networkOf({ incoming: { socket: { remoteAddress } } }, new Headers(), {})).toBe(network)
  })

  test('all addresses of the own machine are one', () => {
    const from = (remoteAddress: string) => networkOf({ incoming: { socket: { remoteAddress } } }, new Headers(), {})
    expect(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.8.9.10'].map(from)).toEqual(Array(4).fill(undefined))
    expect(from('128.0.0.1')).toBe('128.0.0.1')
  })
})

describe('What is kept of an address', () => {
  const origin = ORIGIN
  /** Under what a try to sign in is counted that comes from that address. */
  async function countedFor(address: string, settings: { origin: string; edgeKey?: string }): Promise<string[]> {
    const { app, deps } = testApp({ settings: { build: 'test', noticeGraceMs: 0, ...settings } })
    const counted: string[] = []
    deps.players.count = async (key, _now, until) => {
      counted.push(key)
      return { uses: 1, until }
    }
    const { edgeKey } = settings
    const shown = edgeKey === undefined ? {} : { 'armada-edge-key': edgeKey, 'armada-viewer-address': address }
    const headers = { origin: settings.origin, ...shown }
    const env = edgeKey === undefined ? { incoming: { socket: { remoteAddress: address } } } : {}
    await app.request(`${settings.origin}/sessions`, { method: 'POST', headers, body: '{}' }, env)
    return counted
  }

  test('is 128 bits, the same each time', async () => {
    const [key] = await countedFor('198.51.100.7', { origin })
    expect(key).toMatch(/^sessions#network#[0-9a-f]{32}$/)
    expect(await countedFor('198.51.100.7', { origin })).toEqual([key])
  })

  test('tells nothing to whoever has the table and tries all addresses: the key of the hash is the content network’s', async () => {
    const [one, other] = ['k'.repeat(43), 'l'.repeat(43)]
    const keys = await Promise.all([
      countedFor('198.51.100.7', { origin, edgeKey: one }),
      countedFor('198.51.100.7', { origin, edgeKey: other }),
      countedFor('198.51.100.7', { origin }),
      countedFor('198.51.100.7', { origin: 'https://elsewhere.example' }),
    ])
    expect(new Set(keys.flat()).size).toBe(4)
  })

  test('is nothing where callers cannot be told apart: nobody uses up what others may', async () => {
    expect(await countedFor('127.0.0.1', { origin })).toEqual([])
    expect(await countedFor('no address', { origin, edgeKey: 'k'.repeat(43) })).toEqual([])
  })
})
