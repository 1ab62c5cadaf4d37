import type { Submission } from '#shared/protocol/requests'
import { played, SITUATIONS } from './situations'

/** The whole client in front of a game that is played in the page itself. */
const query = new URLSearchParams(location.search)
const situation = SITUATIONS[query.get('situation') ?? 'declare']
if (situation === undefined) throw new Error('no such situation')
const game = played(situation)
const viewer = situation.viewer ?? 'a'

function answer(path: string, init: RequestInit): unknown {
  if (path.startsWith('/players/me')) return { id: 'p1', name: 'Red Leader', email: '', zone: 'UTC' }
  if (path === '/games') return { games: [] }
  if (init.method !== 'POST' || viewer === 'spectator') return game.page(viewer)
  return game.submit(viewer, JSON.parse(String(init.body)) as Submission)
}
const ofPage = window.fetch
window.fetch = async (input, init = {}) =>
  typeof input === 'string' && input.startsWith('/') ? Response.json(answer(input, init)) : ofPage(input, init)

localStorage.clear()
localStorage.setItem('armada.device', JSON.stringify({ theme: query.get('theme') ?? 'dark' }))
history.replaceState(undefined, '', '/g/g1')
await import('#web/main')
