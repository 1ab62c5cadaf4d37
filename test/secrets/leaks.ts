import { createHash } from 'node:crypto'
import type { Rules } from '#functions/ports/deps'
import type { GameStore } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { type Game, SEATS } from '#shared/game/engine/state'
import type { GameView, Viewer } from '#shared/play/view/game-view'
import type { Known, Leak } from './house'

/** The topmost dial of somebody else that is not revealed. */
function hiddenDial({ ships }: Game, viewer: Viewer): string {
  const dials = Object.values(ships).flatMap(({ seat, dials: own }) => (seat === viewer ? [] : own.slice(0, 1)))
  return dials.map(({ command }) => command).join('+')
}
const facedown = ({ ships, deck }: Game): string =>
  Object.values(ships)
    .flatMap(({ damage }) => damage.flatMap(({ faceup, card }) => (faceup ? [] : [card])))
    .at(0) ?? String(deck.undealt.at(-1))
const hasOrders = ({ head }: Known): boolean => SEATS.some((seat) => (head?.desk.commands?.[seat]?.edition ?? 0) > 0)

type Show = Rules['viewFor']
/** A view to which something is done. */
const showing = (name: string, change: (view: GameView, state: Game, known: Known) => GameView): Leak => ({
  name,
  rules: (rules, known) => ({
    ...functionsOf(rules),
    viewFor: (...[state, viewer, ...rest]: Parameters<Show>) =>
      change(rules.viewFor(state, viewer, ...rest), state as Game, known),
  }),
})
/** Spread, so that one can be put in place of another. */
const functionsOf = (rules: Rules): Rules => ({
  startGame: rules.startGame,
  startBattle: rules.startBattle,
  judgeFleet: rules.judgeFleet,
  begin: rules.begin,
  pending: rules.pending,
  viewFor: rules.viewFor,
  scoreNow: rules.scoreNow,
  logFor: rules.logFor,
  valuesThrough: rules.valuesThrough,
  hmacChance: rules.hmacChance,
  chanceCommitment: rules.chanceCommitment,
  bot: rules.bot,
})

/** A store of which one call is another. */
const storing = (name: string, replace: (games: GameStore, known: Known) => Partial<GameStore>): Leak => ({
  name,
  games: (games, known) => {
    const other = replace(games, known)
    return new Proxy(games, {
      get: (target, key) => Reflect.get(key in other ? other : target, key) as unknown,
    })
  },
})

/** An answer to which something is done on its way out. */
const answering = (
  name: string,
  concerns: (method: string, path: string, status: number) => boolean,
  change: (body: object, head: Head, headers: Headers) => object | string,
): Leak => ({
  name,
  async answer(response, method, path, { head }) {
    if (!head?.state || !concerns(method.toLowerCase(), path, response.status)) return response
    const text = await response.text()
    const headers = new Headers(response.headers)
    const changed = change(text === '' ? {} : (JSON.parse(text) as object), head, headers)
    const { status } = response
    return new Response(typeof changed === 'string' ? changed : JSON.stringify(changed), { status, headers })
  },
})
const isPage = (method: string, path: string, status: number): boolean =>
  method === 'get' && status === 200 && /^\/games\/[0-9a-f]{32}$/.test(path)

/** Faults of every kind by which something slips; each is put into the service and must be found. */
export const LEAKS: readonly Leak[] = [
  showing('a dial in an option list', (view, state) => {
    const [request, ...rest] = view.requests
    if (request?.kind !== 'option') return view
    const option = { id: hiddenDial(state, view.viewer) }
    return { ...view, requests: [{ ...request, options: [...request.options, option] }, ...rest] }
  }),
  showing('a counter that counts secret commits', (view, _state, { head }) => ({
    ...view,
    step: view.step + (head?.revision ?? 0),
  })),
  showing('a window that opens depending on a hidden dial', (view, state) =>
    hiddenDial(state, view.viewer).startsWith('navigate') ? { ...view, requests: [] } : view,
  ),
  {
    name: 'a notice id with the revision in it',
    pair: 'decided',
    writer: (writer) => ({
      ...writer,
      async mail(notice, game, player) {
        const mail = await writer.mail(notice, game, player)
        return mail && { ...mail, messageId: `${notice.revision}.${mail.messageId}` }
      },
    }),
  },
  answering(
    'an error text that names a facedown card',
    (method, path, status) => method === 'post' && path.endsWith('/decisions') && status >= 400,
    (body, { state }) => ({ ...body, message: `not while ${state && facedown(state)} lies there` }),
  ),
  storing('an order that shows in the calls of a GET', (games, known) => ({
    async load(id) {
      const loaded = await games.load(id)
      if (hasOrders(known)) await games.heartbeats()
      return loaded
    },
  })),
  {
    name: 'an order that shows in what is evaluated for a GET',
    rules: (rules, known) => ({
      ...functionsOf(rules),
      viewFor: (...asked: Parameters<Show>) => {
        if (hasOrders(known)) rules.viewFor(...asked)
        return rules.viewFor(...asked)
      },
    }),
  },
  answering(
    'an answer that is padded by a secret',
    isPage,
    (body, { state }) => `${JSON.stringify(body)}${' '.repeat(state ? facedown(state).length : 0)}`,
  ),
  showing('a dial in the log of the functions', (view, state) => {
    console.log('shown', hiddenDial(state, view.viewer))
    return view
  }),
  storing('a line of a list that moves when orders are edited', (games, known) => ({
    putListRow: (row) => games.putListRow({ ...row, updated: known.now() }),
  })),
  answering('a tag over the whole HEAD', isPage, (body, head, headers) => {
    headers.set('etag', `"${createHash('sha256').update(JSON.stringify(head)).digest('hex')}"`)
    return body
  }),
  answering(
    'a preview that runs on the real state',
    (method, path) => method === 'post' && path.endsWith('/preview'),
    (body, { state }) => ({ ...body, next: state?.deck.undealt.at(-1) }),
  ),
  answering(
    'a facedown card in an export before the end',
    (_method, path) => path.endsWith('/export'),
    (body, { state }) => ({ ...body, card: state && facedown(state) }),
  ),
  {
    name: 'a spectator who sees what a seat sees',
    rules: (rules) => ({
      ...functionsOf(rules),
      viewFor: (...[state, viewer, ...rest]: Parameters<Show>) =>
        rules.viewFor(state, viewer === 'spectator' ? 'a' : viewer, ...rest),
    }),
  },
  {
    name: 'a log that keeps its secrets',
    rules: (rules) => ({ ...functionsOf(rules), logFor: (events) => [...events] }),
  },
  {
    name: 'a webhook with a dial of the other one',
    pair: 'hidden',
    writer: (writer) => ({
      ...writer,
      async webhook(notice, game, webhook, language) {
        const post = await writer.webhook(notice, game, webhook, language)
        const { state } = game.head
        return post && { ...post, body: `${post.body}${state && hiddenDial(state, notice.seat)}` }
      },
    }),
  },
  answering('how often somebody has edited their orders', isPage, (body, { desk }) => ({
    ...body,
    editions: SEATS.map((seat) => desk.commands?.[seat]?.edition ?? 0),
  })),
  {
    ...answering('when an answer in disguise will come', isPage, (body, { desk }) => ({
      ...body,
      held: SEATS.map((seat) => desk.commands?.[seat]?.held?.at ?? 0),
    })),
    pair: 'disguised',
  },
  answering('a header that names how much is stored', isPage, (body, head, headers) => {
    headers.set('x-stored', String(JSON.stringify(head.desk).length))
    return body
  }),
]

/** These slip before a game has begun. */
export const LOBBY_LEAKS: readonly Leak[] = [
  storing('how many ships a fleet has that is brought', (games, known) => ({
    putListRow: (row) => games.putListRow({ ...row, round: row.round + shipsIn(known.head) }),
  })),
  {
    name: 'what the maker of a game wishes, on its invitation',
    async answer(response, _method, path, { head }) {
      if (!path.startsWith('/invitations/') || response.status !== 200) return response
      return Response.json({ ...((await response.json()) as object), wish: head?.seats.a.wish })
    },
  },
]
const shipsIn = (head: Head | undefined): number =>
  SEATS.reduce((sum, seat) => sum + (head?.battle?.fleets[seat]?.ships.length ?? 0), 0)
