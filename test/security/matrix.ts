import type { ReasonCode } from '#shared/play/protocol/reasons'
import { EMPIRE, REBELS } from '#test/support/battle'
import type { Caller, Things, WorldCall } from './world'

/** A status, and with a refusal its code. */
export type Expected = number | `${number} ${ReasonCode}`

/** One request and what each kind of caller is answered. */
export interface Row {
  /** What the request is about. */
  about: string
  ask: (things: Things) => Omit<WorldCall, 'method'>
  answers: Record<Caller, Expected>
}

/** The four who are not signed in are nobody, all alike. */
const row = (
  about: string,
  ask: Row['ask'],
  [out, stranger, owner, a, b]: [out: Expected, stranger: Expected, owner: Expected, a: Expected, b: Expected],
): Row => ({
  about,
  ask,
  answers: { nobody: out, forged: out, expired: out, ended: out, stranger, owner, a, b },
})
/** The same to everybody. */
const open = (about: string, ask: Row['ask'], all: Expected): Row => row(about, ask, [all, all, all, all, all])
/** The own things of whoever is signed in. */
const own = (about: string, ask: Row['ask'], all: Expected): Row => row(about, ask, [OUT, all, all, all, all])
/** A thing of seat a that does not exist to anybody else. */
const onlyA = (about: string, ask: Row['ask'], a: Expected, others: Expected): Row =>
  row(about, ask, [OUT, others, others, a, others])
/** A thing of both seats. */
const members = (about: string, ask: Row['ask'], both: Expected, others: Expected): Row =>
  row(about, ask, [OUT, others, others, both, both])

const OUT = '401 not-signed-in'
const ALIEN = '403 not-a-member'
const NO_GAME = '404 no-such-game'
const NO_FLEET = '404 no-such-fleet'
const NO_HOOK = '404 no-such-webhook'
const salt = 'c'.repeat(32)
const submissionId = 'try'
const ORDERS = { edition: 0, orders: { preset: 'cautious', orders: [] } }
const PLANS = (things: Things) => ({
  edition: 0,
  plans: [{ id: 'p', lines: [line(things)], unless: [], plays: 'by-button' }],
})
const line = ({ asked: { ask, subject } }: Things) => ({ ask, subject, choose: { option: 'x' } })
const anything = (game: string, what: string, body: unknown) => ({ path: `/games/${game}/${what}`, body })

/** Every route of the service: who may do what with whose things. */
export const MATRIX: Record<string, Row[]> = {
  'POST /sign-in-links': [
    open('an address', () => ({ path: '/sign-in-links', body: { email: 'new@example.org' } }), 204),
  ],
  'POST /sessions': [
    open('a link that was sent', ({ token }) => ({ path: '/sessions', body: { token } }), 201),
    open('one that was not', () => ({ path: '/sessions', body: { token: 'x'.repeat(43) } }), '410 link-expired'),
  ],
  'POST /sessions/by-code': [
    open(
      'a code in a browser that asked for none',
      () => ({ path: '/sessions/by-code', body: { code: 'ABC234' } }),
      '410 code-gone',
    ),
  ],
  'DELETE /sessions': [open('this browser', () => ({ path: '/sessions' }), 204)],
  'GET /players/me': [own('oneself', () => ({ path: '/players/me' }), 200)],
  'PATCH /players/me': [own('oneself', () => ({ path: '/players/me', body: { name: 'Ackbar' } }), 200)],

  'GET /players/me/leave': [own('the own', () => ({ path: '/players/me/leave' }), 200)],
  'POST /players/me/leave': [
    own('a day that is over', () => ({ path: '/players/me/leave', body: { last: '2000-01-01' } }), '422 no-such-day'),
  ],
  'DELETE /players/me/leave/:leave': [
    own('what nobody has', () => ({ path: '/players/me/leave/0123456789abcdef' }), '404 no-such-leave'),
  ],
  'GET /players/me/discord': [own('the own', () => ({ path: '/players/me/discord' }), 200)],
  'POST /players/me/discord/code': [own('the own', () => ({ path: '/players/me/discord/code' }), 201)],
  'DELETE /players/me/discord': [own('the own', () => ({ path: '/players/me/discord' }), 204)],
  'POST /discord/interactions': [
    open('what Discord has not signed', () => ({ path: '/discord/interactions', body: '{"id":"1","type":1}' }), OUT),
  ],
  'GET /players/me/calendar': [own('the own', () => ({ path: '/players/me/calendar' }), 200)],
  'POST /players/me/calendar': [own('the own', () => ({ path: '/players/me/calendar' }), 201)],
  'DELETE /players/me/calendar': [own('the own', () => ({ path: '/players/me/calendar' }), 204)],
  'GET /players/:player/calendar/:key': [
    open('a key that nobody made', () => ({ path: `/players/${'0'.repeat(32)}/calendar/key` }), '404 no-such-page'),
  ],
  'GET /players/me/webhooks': [own('the own', () => ({ path: '/players/me/webhooks' }), 200)],
  'POST /players/me/webhooks': [
    own('a new one', () => ({ path: '/players/me/webhooks', body: { url: 'https://hooks.example.org/new' } }), 201),
  ],
  'PATCH /players/me/webhooks/:webhook': [
    onlyA('one of seat a', (t) => ({ path: `/players/me/webhooks/${t.webhook}`, body: { on: false } }), 200, NO_HOOK),
  ],
  'POST /players/me/webhooks/:webhook/test': [
    onlyA('one of seat a', (t) => ({ path: `/players/me/webhooks/${t.webhook}/test` }), 200, NO_HOOK),
  ],
  'POST /players/me/webhooks/:webhook/secret': [
    onlyA('one of seat a', (t) => ({ path: `/players/me/webhooks/${t.webhook}/secret` }), 200, NO_HOOK),
  ],
  // What is gone, or was never there, is deleted: nothing is told and nothing of others is lost.
  'DELETE /players/me/webhooks/:webhook': [
    own('one of seat a', (t) => ({ path: `/players/me/webhooks/${t.webhook}` }), 204),
  ],

  'GET /fleets': [own('the own', () => ({ path: '/fleets' }), 200)],
  'POST /fleets': [
    own('a new one', () => ({ path: '/fleets', body: { submissionId, name: 'New', fleet: REBELS } }), 201),
  ],
  'GET /fleets/:id': [onlyA('one of seat a', (t) => ({ path: `/fleets/${t.fleet}` }), 200, NO_FLEET)],
  'PUT /fleets/:id': [
    onlyA(
      'one of seat a',
      (t) => ({ path: `/fleets/${t.fleet}`, body: { version: 1, name: 'Taken', fleet: EMPIRE } }),
      200,
      NO_FLEET,
    ),
  ],
  'POST /fleets/:id/copy': [
    onlyA('one of seat a', (t) => ({ path: `/fleets/${t.fleet}/copy`, body: { submissionId } }), 201, NO_FLEET),
  ],
  'DELETE /fleets/:id': [
    onlyA('one of seat a', (t) => ({ path: `/fleets/${t.fleet}`, body: { version: 1 } }), 204, NO_FLEET),
  ],
  'GET /fleets/:id/versions': [onlyA('one of seat a', (t) => ({ path: `/fleets/${t.fleet}/versions` }), 200, NO_FLEET)],
  'GET /fleets/:id/versions/:version': [
    onlyA('one of seat a', (t) => ({ path: `/fleets/${t.fleet}/versions/1` }), 200, NO_FLEET),
  ],

  'GET /games': [own('the own', () => ({ path: '/games' }), 200)],
  'POST /games': [
    own('a new one', () => ({ path: '/games', body: { submissionId, wish: 'any', salt, hoursPerHandOff: 24 } }), 201),
  ],
  'GET /games/:id': [
    open('a running one', (t) => ({ path: `/games/${t.game}` }), 200),
    row('one with a free seat', (t) => ({ path: `/games/${t.open}` }), [NO_GAME, NO_GAME, NO_GAME, 200, NO_GAME]),
    row('one that waits for fleets', (t) => ({ path: `/games/${t.battle}` }), [NO_GAME, NO_GAME, NO_GAME, 200, 200]),
  ],
  'GET /games/:id/log': [
    open('a running one', (t) => ({ path: `/games/${t.game}/log` }), 200),
    row('one with a free seat', (t) => ({ path: `/games/${t.open}/log` }), [NO_GAME, NO_GAME, NO_GAME, 200, NO_GAME]),
  ],
  'POST /games/:id/live': [
    open('a running one', (t) => anything(t.game, 'live', undefined), 200),
    row('one with a free seat', (t) => anything(t.open, 'live', undefined), [NO_GAME, NO_GAME, NO_GAME, 200, NO_GAME]),
    open('one that is over', (t) => anything(t.over, 'live', undefined), '409 game-over'),
  ],
  'POST /games/:id/decisions': [
    row(
      'a question of seat a',
      (t) => anything(t.game, 'decisions', { submissionId, answers: t.asked.id, script: [line(t)] }),
      [OUT, ALIEN, ALIEN, '422 wrong-form', '409 question-gone'],
    ),
    row(
      'a game with a free seat',
      (t) => anything(t.open, 'decisions', { submissionId, answers: t.asked.id, script: [line(t)] }),
      [OUT, NO_GAME, NO_GAME, '409 game-not-started', NO_GAME],
    ),
  ],
  'POST /games/:id/fleet': [
    members(
      'a game that waits for fleets',
      (t) => anything(t.battle, 'fleet', { submissionId, fleet: REBELS }),
      200,
      NO_GAME,
    ),
    members(
      'a running one',
      (t) => anything(t.game, 'fleet', { submissionId, fleet: REBELS }),
      '409 scenario-forces',
      ALIEN,
    ),
  ],
  'DELETE /games/:id': [
    members('a running game', (t) => ({ path: `/games/${t.game}` }), '409 game-begun', ALIEN),
    members('one that waits for fleets', (t) => ({ path: `/games/${t.battle}` }), 204, NO_GAME),
  ],
  'POST /games/:id/resign': [
    members('a running game', (t) => anything(t.game, 'resign', { submissionId }), 200, ALIEN),
    members(
      'one that waits for fleets',
      (t) => anything(t.battle, 'resign', { submissionId }),
      '409 game-not-started',
      NO_GAME,
    ),
  ],
  'POST /games/:id/pause': [
    members('one that nobody offered', (t) => anything(t.game, 'pause', { do: 'agree' }), '409 pause-changed', ALIEN),
  ],
  'POST /games/:id/time': [
    members('a running game', (t) => anything(t.game, 'time', { submissionId, hours: 1 }), 200, ALIEN),
  ],
  'POST /games/:id/nudge': [
    members('a running game', (t) => ({ path: `/games/${t.game}/nudge` }), '409 no-nudge', ALIEN),
  ],
  'POST /games/:id/autopilot': [
    members('a running game', (t) => ({ path: `/games/${t.game}/autopilot` }), '409 time-not-up', ALIEN),
  ],
  'POST /games/:id/claim': [
    members('a running game', (t) => anything(t.game, 'claim', { submissionId }), '409 time-not-up', ALIEN),
  ],

  'GET /games/:id/orders': [
    members('a running game', (t) => anything(t.game, 'orders', undefined), 200, ALIEN),
    members(
      'one that waits for fleets',
      (t) => anything(t.battle, 'orders', undefined),
      '409 game-not-started',
      NO_GAME,
    ),
  ],
  'PUT /games/:id/orders': [
    members('a running game', (t) => anything(t.game, 'orders', ORDERS), 200, ALIEN),
    members('one that is over', (t) => anything(t.over, 'orders', ORDERS), '409 game-over', ALIEN),
  ],
  'PUT /games/:id/plans': [
    members('a running game', (t) => anything(t.game, 'plans', PLANS(t)), 200, ALIEN),
    members('one that waits for fleets', (t) => anything(t.battle, 'plans', PLANS(t)), '409 game-not-started', NO_GAME),
  ],
  'POST /games/:id/plans/:plan/play': [
    members(
      'a plan that there is not',
      (t) => anything(t.game, 'plans/p/play', { submissionId, answers: t.asked.id }),
      '404 no-such-plan',
      ALIEN,
    ),
  ],
  'POST /games/:id/answer-by-order': [
    row('a question of seat a', (t) => anything(t.game, 'answer-by-order', { submissionId, answers: t.asked.id }), [
      OUT,
      ALIEN,
      ALIEN,
      '409 no-order-answers',
      '409 question-gone',
    ]),
  ],
  'POST /games/:id/cards/:card/switch': [
    members(
      'a card that there is not',
      (t) => anything(t.game, 'cards/gunnery-team@x-1/switch', { submissionId, on: false }),
      '422 not-switchable',
      ALIEN,
    ),
  ],
  'POST /games/:id/preview': [
    members('a running game', (t) => anything(t.game, 'preview', { script: [line(t)] }), 200, ALIEN),
    members(
      'one that waits for fleets',
      (t) => anything(t.battle, 'preview', { script: [] }),
      '409 game-not-started',
      NO_GAME,
    ),
  ],

  'GET /games/:id/at': [
    open('a running one', (t) => ({ path: `/games/${t.game}/at` }), 200),
    row('one with a free seat', (t) => ({ path: `/games/${t.open}/at` }), [
      NO_GAME,
      NO_GAME,
      NO_GAME,
      '409 game-not-started',
      NO_GAME,
    ]),
  ],
  'GET /games/:id/at/:step': [
    open('a running one', (t) => ({ path: `/games/${t.game}/at/0` }), 200),
    row('one with a free seat', (t) => ({ path: `/games/${t.open}/at/0` }), [
      NO_GAME,
      NO_GAME,
      NO_GAME,
      '409 game-not-started',
      NO_GAME,
    ]),
  ],
  'GET /games/:id/export': [
    open('one that is over', (t) => ({ path: `/games/${t.over}/export` }), 200),
    open('a running one', (t) => ({ path: `/games/${t.game}/export` }), '409 game-not-over'),
    row('one with a free seat', (t) => ({ path: `/games/${t.open}/export` }), [
      NO_GAME,
      NO_GAME,
      NO_GAME,
      '409 game-not-over',
      NO_GAME,
    ]),
  ],

  'GET /invitations/:code': [open('a free seat', (t) => ({ path: `/invitations/${t.code}` }), 200)],
  'POST /invitations/:code': [
    row('a free seat', (t) => ({ path: `/invitations/${t.code}`, body: { salt } }), [
      OUT,
      201,
      201,
      '409 own-invitation',
      201,
    ]),
  ],

  // Whoever has the link of a mail may stop the mails: programs call it without being signed in.
  'GET /mails/:key': [open('the mails of seat a', (t) => ({ path: `/mails/${t.mailsKey}` }), 200)],
  'POST /mails/:key': [
    open('the mails of seat a', (t) => ({ path: `/mails/${t.mailsKey}`, body: '' }), 200),
    open('of nobody', () => ({ path: `/mails/${'0'.repeat(32)}`, body: '' }), '404 no-such-page'),
  ],
}
