import type { Method, Route } from '#functions/http/route'
import { ROUTES } from '#functions/http/routes/index'
import type { Head } from '#functions/ports/head'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { RandomNumber } from '#shared/play/bots/random'
import type { Viewer } from '#shared/play/view/game-view'

/** What everybody may know of a game, enough to ask for anything in it. */
export interface Scene {
  id: string
  viewer: Viewer
  step: number
  /** The step before the newest commit that told anything. */
  before: number
  /** Of the viewer. */
  requests: readonly DecisionRequest[]
  /** Open questions of others: their ids are made of public numbers, so anybody can name them. */
  others: readonly string[]
  invitation: string
  /** A ship or squadron of somebody else. */
  foreign: string
  lobby: boolean
  over: boolean
  /** A claim would end the game. */
  mayClaim: boolean
  /** Steps that a replay is asked for. */
  at: readonly number[]
}
export interface Probe {
  method: Method
  path: string
  body?: unknown
}

type Place = `${Method} ${string}`
export const placeOf = ({ method, path }: Pick<Route, 'method' | 'path'>): Place => `${method} ${path}`

/** Requests by which nothing changes, or why a route tells nothing of a game to whoever may call it. */
type Visits = ((scene: Scene) => Probe[]) | string

const get = (path: string): Probe => ({ method: 'get', path })
const post = (path: string, body: unknown): Probe => ({ method: 'post', path, body })
const LINE = { ask: 'ship.activate', subject: 'table', choose: { option: 'nobody' } }
const NOBODYS = 'f1.0'

/** A question that is long gone, one of somebody else, and of the own ones an answer that is none. */
function illegal({ id, viewer, requests, others }: Scene): Probe[] {
  const to = (answers: string, line: object) =>
    post(`/games/${id}/decisions`, { submissionId: `probe ${answers}`, answers, script: [line] })
  const own = requests.flatMap(({ id: request, ask, subject }) => [
    to(request, { ask, subject, choose: { option: 'nothing-like-that' } }),
    to(request, { ...LINE, ask: 'attack.declare' }),
  ])
  const seat = viewer === 'spectator' ? 'a' : viewer
  return [to(`${NOBODYS}.${seat}`, LINE), ...others.slice(0, 2).map((request) => to(request, LINE)), ...own]
}

const tries = (path: string, body: unknown) => (): Probe[] => [{ method: 'post', path, body }]

/** Every route; a new one must say how it is visited, or why it cannot tell anything (design 5). */
export const VISITS: Record<Place, Visits> = {
  'post /sign-in-links': 'it knows addresses and no games',
  'post /sessions': tries('/sessions', { token: 'x'.repeat(30) }),
  'post /sessions/by-code': tries('/sessions/by-code', { code: 'ABC234' }),
  'delete /sessions': 'it ends a session and reads no game',
  'get /players/me': () => [get('/players/me')],
  'patch /players/me': 'the own profile; it reads no game',
  'get /players/me/leave': () => [get('/players/me/leave')],
  'post /players/me/leave': tries('/players/me/leave', { last: '2000-01-01' }),
  'delete /players/me/leave/:leave': () => [{ method: 'delete', path: '/players/me/leave/0123456789abcdef' }],
  'get /players/me/discord': () => [get('/players/me/discord')],
  'post /players/me/discord/code': 'it makes a code and reads no game',
  'delete /players/me/discord': 'it ends a link and reads no game',
  'post /discord/interactions': 'what Discord has signed: discord-hides.test.ts compares all that it answers',
  'get /players/me/calendar': () => [get('/players/me/calendar')],
  'post /players/me/calendar': 'it makes an address and reads no game',
  'delete /players/me/calendar': 'it ends an address and reads no game',
  // Without the key, which only the hash of is kept; what it opens is compared by calendar.test.ts
  'get /players/:player/calendar/:key': () => [get(`/players/${'0'.repeat(32)}/calendar/key`)],
  'get /players/me/webhooks': () => [get('/players/me/webhooks')],
  'post /players/me/webhooks': tries('/players/me/webhooks', { url: 7 }),
  'patch /players/me/webhooks/:webhook': () => [
    { method: 'patch', path: '/players/me/webhooks/0123456789abcdef', body: { on: true } },
  ],
  'post /players/me/webhooks/:webhook/test': tries('/players/me/webhooks/0123456789abcdef/test', undefined),
  'post /players/me/webhooks/:webhook/secret': tries('/players/me/webhooks/0123456789abcdef/secret', undefined),
  'delete /players/me/webhooks/:webhook': () => [{ method: 'delete', path: '/players/me/webhooks/0123456789abcdef' }],
  'get /fleets': () => [get('/fleets')],
  'post /fleets': tries('/fleets', { name: 7 }),
  'get /fleets/:id': ({ id }) => [get(`/fleets/${id}`)],
  'put /fleets/:id': ({ id }) => [{ method: 'put', path: `/fleets/${id}`, body: { version: 1 } }],
  'post /fleets/:id/copy': ({ id }) => [post(`/fleets/${id}/copy`, { submissionId: 'probe', name: 'copy' })],
  'delete /fleets/:id': ({ id }) => [{ method: 'delete', path: `/fleets/${id}`, body: { version: 1 } }],
  'get /fleets/:id/versions': ({ id }) => [get(`/fleets/${id}/versions`)],
  'get /fleets/:id/versions/:version': ({ id }) => [get(`/fleets/${id}/versions/1`)],
  'get /games': ({ id }) => [get('/games'), get(`/games?after=${id}`), get(`/games?after=${'0'.repeat(32)}`)],
  'post /games': tries('/games', { kind: 'learning' }),
  'get /games/:id': ({ id, step, before }) =>
    [0, before, step - 1, step, step + 1].map((since) => get(`/games/${id}?since=${Math.max(0, since)}`)),
  'get /games/:id/log': ({ id, step, before }) =>
    [0, before, step].map((since) => get(`/games/${id}/log?since=${since}`)),
  'post /games/:id/live': ({ id }) => [post(`/games/${id}/live`, undefined)],
  'post /games/:id/decisions': illegal,
  'post /games/:id/fleet': ({ id, lobby }) =>
    lobby ? [post(`/games/${id}/fleet`, { submissionId: 'probe' })] : [post(`/games/${id}/fleet`, fleetOf('probe'))],
  'delete /games/:id': ({ id, lobby }) => (lobby ? [] : [{ method: 'delete', path: `/games/${id}` }]),
  'post /games/:id/resign': ({ id, viewer, lobby, over }) =>
    viewer === 'spectator' || lobby || over ? [post(`/games/${id}/resign`, { submissionId: 'probe' })] : [],
  'post /games/:id/pause': ({ id }) => [post(`/games/${id}/pause`, { do: 'agree' })],
  'post /games/:id/time': ({ id }) => [post(`/games/${id}/time`, { submissionId: 'probe', hours: 0 })],
  'post /games/:id/nudge': ({ id }) => [post(`/games/${id}/nudge`, undefined)],
  'post /games/:id/autopilot': ({ id, mayClaim }) => (mayClaim ? [] : [post(`/games/${id}/autopilot`, undefined)]),
  'post /games/:id/claim': ({ id, mayClaim }) =>
    mayClaim ? [] : [post(`/games/${id}/claim`, { submissionId: 'probe' })],
  'get /games/:id/orders': ({ id }) => [get(`/games/${id}/orders`)],
  'put /games/:id/orders': ({ id }) => [
    { method: 'put', path: `/games/${id}/orders`, body: { edition: 99_999, orders: { preset: 'ask', orders: [] } } },
  ],
  'put /games/:id/plans': ({ id }) => [
    { method: 'put', path: `/games/${id}/plans`, body: { edition: 99_999, plans: [] } },
  ],
  'post /games/:id/plans/:plan/play': ({ id, requests, others }) =>
    [...requests.map((request) => request.id), ...others, NOBODYS]
      .slice(0, 2)
      .map((answers, i) => post(`/games/${id}/plans/twins-plan/play`, { submissionId: `plan ${i}`, answers })),
  'post /games/:id/answer-by-order': ({ id, others }) =>
    [...others, NOBODYS]
      .slice(0, 1)
      .map((answers) => post(`/games/${id}/answer-by-order`, { submissionId: 'order', answers })),
  'post /games/:id/cards/:card/switch': ({ id, foreign }) =>
    ['structural-damage@1', foreign].map((card, i) =>
      post(`/games/${id}/cards/${card}/switch`, { submissionId: `switch ${i}`, on: false }),
    ),
  'post /games/:id/preview': previews,
  'get /games/:id/at': ({ id }) => [get(`/games/${id}/at`)],
  'get /games/:id/at/:step': ({ id, at }) => at.map((step) => get(`/games/${id}/at/${step}`)),
  'get /games/:id/export': ({ id }) => [get(`/games/${id}/export`)],
  'get /invitations/:code': ({ invitation }) => [get(`/invitations/${invitation}`), get('/invitations/nothing')],
  'post /invitations/:code': ({ invitation, lobby }) =>
    lobby ? [] : [post(`/invitations/${invitation}`, { salt: '0'.repeat(32) })],
  'get /mails/:key': ({ id }) => [get(`/mails/${id}`)],
  'post /mails/:key': tries(`/mails/${'0'.repeat(32)}`, ''),
}

const fleetOf = (submissionId: string) => ({
  submissionId,
  fleet: { faction: 'rebel', ships: [], squadrons: [], objectives: {} },
})

/** As far as luck and the other one let it, and on by nothing but blanks. */
function previews({ id, requests }: Scene): Probe[] {
  const lines = requests.flatMap((request) => {
    const { ask, subject } = request
    if (request.kind !== 'option') return []
    return request.options.slice(0, 3).map((option) => ({ ask, subject, choose: { option: option.id } }))
  })
  const scripts = [[], ...lines.map((line) => [line])]
  return scripts.flatMap((script) => [
    post(`/games/${id}/preview`, { script }),
    post(`/games/${id}/preview`, { script, suppose: 'blank' }),
  ])
}

/** All requests of a look; of many each has its chance. */
export function probesOf(scene: Scene, isWanted: (place: string) => boolean): (Probe & { place: string })[] {
  return Object.entries(VISITS).flatMap(([place, visits]) =>
    typeof visits === 'string' || !isWanted(place) ? [] : visits(scene).map((probe) => ({ ...probe, place })),
  )
}

/** What a viewer may know of a game as it is stored, by public facts alone. */
export function sceneOf(
  head: Head,
  viewer: Viewer,
  { requests, mayClaim }: Pick<Scene, 'requests' | 'mayClaim'>,
  below: RandomNumber,
): Scene {
  const { state, out } = head
  const step = state?.step ?? 0
  const units = [...Object.values(state?.ships ?? {}), ...Object.values(state?.squadrons ?? {})]
  return {
    id: head.id,
    viewer,
    step,
    before: out.steps.after,
    requests,
    others: out.awaited.after.filter(({ seat }) => seat !== viewer).map(({ request }) => request),
    invitation: head.invitation,
    foreign: units.find(({ seat }) => seat !== viewer)?.id ?? 'nobody',
    lobby: state === undefined,
    over: state?.result !== undefined,
    mayClaim,
    at: [0, step, 1 + below(Math.max(1, step)), 999_999],
  }
}

/** Routes that no look visits, and visits of routes that there are not. */
export function unvisited(): string[] {
  const routes = new Set<string>(ROUTES.map(placeOf))
  const lost = [...routes].filter((place) => !(place in VISITS))
  const untold = ROUTES.filter((route) => route.method === 'get' && typeof VISITS[placeOf(route)] === 'string')
  return [
    ...lost.map((place) => `${place} is not visited`),
    ...untold.map((route) => `${placeOf(route)} reads, and is not visited`),
    ...Object.keys(VISITS).flatMap((place) => (routes.has(place) ? [] : [`${place} is no route`])),
  ]
}
