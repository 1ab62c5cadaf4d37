import type { Hono } from 'hono'
import { assemble } from '#functions/entry/assemble'
import { createApp } from '#functions/http/app'
import type { Deps, Settings } from '#functions/ports/deps'
import { MemoryFleetStore } from '#test/support/memory/memory-fleet-store'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { MemoryPlayerStore } from '#test/support/memory/memory-player-store'
import { Browser } from './browser'
import { MailBox } from './mail-box'
import { seededEntropy } from './seeded-entropy'

export const ORIGIN = 'https://armada.example'

/** The whole application over stores in memory, with a clock that stands until it is moved and the same dice each time. */
export interface TestApp {
  app: Hono
  deps: Deps
  mails: MailBox
  /** ms since 1970. */
  clock: { at: number }
  browser(): Browser
  /** A browser that is signed in by a link. */
  signedIn(email: string): Promise<Browser>
}

export function testApp({
  settings: more,
  ...rest
}: Partial<Omit<Deps, 'settings'>> & { settings?: Partial<Settings> } = {}): TestApp {
  const mails = new MailBox()
  const clock = { at: Date.UTC(2026, 10, 26, 12) }
  const stores = { games: new MemoryGameStore(), players: new MemoryPlayerStore(), fleets: new MemoryFleetStore() }
  const settings = { build: 'test', origin: ORIGIN, noticeGraceMs: 60_000, liveKey: 'l'.repeat(43), ...more }
  const deps = assemble(stores, mails, settings, {
    clock: { now: () => clock.at },
    entropy: seededEntropy(1),
    ...rest,
  })
  const app = createApp(deps)
  const browser = () => new Browser((url, init) => app.request(url, init), ORIGIN)
  const signedIn = async (email: string) => {
    const own = browser()
    await own.post('/sign-in-links', { email })
    await own.post('/sessions', { token: mails.tokenFor(email) })
    return own
  }
  return { app, deps, mails, clock, browser, signedIn }
}
