import type { Submission } from '#shared/play/protocol/request-bodies'
import type { Account, GameList, GamePage, OrdersPage, SubmissionResult } from '#shared/play/protocol/responses'
import { ME } from '#test/support/me'
import { NOTHING_PREPARED } from '#test/web/support/nothing-prepared'
import { played, SITUATIONS } from './situations'

/** The whole client in front of a game that is played in the page itself. */
const query = new URLSearchParams(location.search)
const situation = SITUATIONS[query.get('situation') ?? 'declare']
if (situation === undefined) throw new Error('no such situation')
const game = played(situation)
const { viewer = 'a', coached = false } = situation
const againstBot = (page: GamePage): GamePage => ({
  ...page,
  seats: { ...page.seats, b: { name: 'Bot', bot: 'practice' } },
})

function answer(path: string, init: RequestInit): Account | GameList | OrdersPage | GamePage | SubmissionResult {
  if (path.startsWith('/players/me')) return ME
  if (path === '/games') return { games: [] }
  if (path.endsWith('/orders')) return NOTHING_PREPARED
  const isRead = init.method !== 'POST' || viewer === 'spectator'
  if (isRead) return coached ? againstBot(game.page(viewer)) : game.page(viewer)
  return game.submit(viewer, JSON.parse(String(init.body)) as Submission)
}
const ofPage = window.fetch
window.fetch = async (input, init = {}) =>
  typeof input === 'string' && input.startsWith('/') ? Response.json(answer(input, init)) : ofPage(input, init)

localStorage.clear()
localStorage.setItem('armada.device', JSON.stringify({ theme: query.get('theme') ?? 'dark' }))
history.replaceState(undefined, '', '/g/g1')
await import('#web/main')
