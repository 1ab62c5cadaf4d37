import type { Head } from '#functions/ports/head'
import { nextHead } from '#functions/use-cases/commit/next-head'
import { project } from '#functions/use-cases/commit/project'
import { pending } from '#shared/game'
import type { GameState, Seat } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { seededEntropy } from '#test/support/seeded-entropy'

/** The whole service with one running game in it, whose state may be any. */
export interface Served {
  app: TestApp
  games: MemoryGameStore
  game: string
  seats: Record<Seat, Browser>
}

const HOURS = 24 * 14
const MINUTE = 60_000

/** Its secrets and ids follow from the seed, so that what is found once is found again. */
export async function serve(seed: number): Promise<Served> {
  const games = new MemoryGameStore()
  const app = testApp({ games, entropy: seededEntropy(seed) })
  const [a, b] = [await app.signedIn('a@example.org'), await app.signedIn('b@example.org')]
  const salt = (byte: string) => byte.repeat(16)
  const made = await a.post('/games', { submissionId: 'made', wish: 'rebel', salt: salt('01'), hoursPerHandOff: HOURS })
  const { id: game, invitation = '' } = made.json as GamePage
  await b.post(invitation.replace(/^\/i\//, '/invitations/'), { wish: 'imperial', salt: salt('02') })
  return { app, games, game, seats: { a, b } }
}

/** From now on the game stands like this, as after a commit that is written out. */
export async function putState({ app, games, game }: Served, state: GameState): Promise<void> {
  const at = app.clock.at
  const loaded = await games.load(game)
  if (!loaded) throw new Error('the game is gone')
  await project(loaded, games, at)
  const open = pending(state)
  const happened = { state, decisions: [], draws: [], events: [], open }
  const next = nextHead(loaded.head, happened, app.deps.settings, at)
  if ((await games.commit(next, loaded.head.revision)) !== 'done') throw new Error('the state could not be put')
  await project({ head: next }, games, at)
}

/** All rows of games as they lie there, to be compared. */
export const rowsOf = ({ games }: Served): string => JSON.stringify(games.rows.all())

export async function headOf({ games, game }: Served): Promise<Head | undefined> {
  return (await games.load(game))?.head
}

/** A minute passes, so that nobody is too quick. */
export const later = ({ app }: Served): void => {
  app.clock.at += MINUTE
}
