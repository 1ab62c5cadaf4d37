import * as keys from '#functions/adapters/dynamodb/keys'
import { tick } from '#functions/use-cases/clock/tick'
import { pending } from '#shared/game'
import { SEATS } from '#shared/game/engine/state'
import { type RandomNumber, randomChoice } from '#shared/play/bots/random'
import { REASONS } from '#shared/play/protocol/reasons'
import type { ErrorBody, GameList, GamePage } from '#shared/play/protocol/responses'
import { seededFor } from '#test/support/random-choice'
import { mutated, pick } from '../mutate'
import { reached } from '../reached'
import { later, putState, type Served, serve } from '../served'
import type { Target } from '../target'

/**
 * What lies in the store of one game is broken: that game says so in one word or goes on soundly, a read writes nothing, a
 * refusal leaves HEAD alone; lists, the tick and the other games go on.
 */
export const statesTarget: Target = {
  name: 'states',
  async run(seed) {
    const below = seededFor(seed, 'states')
    const served = await serve(seed)
    const other = await secondGame(served)
    if (below(4) > 0) await putState(served, reached(seed).run.state)
    const broken = breakRow(served, below)
    const silenced = console.error
    // The service tells its operator of each of these.
    console.error = () => {}
    try {
      const found = [
        ...(await readFaults(served)),
        ...(await writeFaults(served, below)),
        ...(await othersFaults(served, other, below)),
      ]
      return { tried: 1, found: found.map((what) => `${what}; broken: ${broken}`) }
    } finally {
      console.error = silenced
    }
  },
}

/** A game of the same two players that nobody breaks. */
async function secondGame({ seats: { a, b } }: Served): Promise<string> {
  const salt = '03'.repeat(16)
  const made = await a.post('/games', { submissionId: 'other', wish: 'rebel', salt, hoursPerHandOff: 24 })
  const { id, invitation = '' } = made.json as GamePage
  await b.post(invitation.replace(/^\/i\//, '/invitations/'), { wish: 'imperial', salt })
  return id
}

// — what is broken —

interface Row {
  key: keys.Key
  text: string
}

const UNREADABLE = ['', '{', 'null', '[]', '7', '"x"', '\u0000\u0001', '{"revision":']

/** Breaks one row of the game or about it, mostly HEAD. @returns what was done to it */
function breakRow({ games, game }: Served, below: RandomNumber): string {
  const rows = games.rows
    .all()
    .flatMap(([pk, sk, text]): Row[] => (pk.includes(game) || sk.includes(game) ? [{ key: { pk, sk }, text }] : []))
  const head = rows.find(({ key }) => key.sk === keys.HEAD)
  const { key, text } = below(3) > 0 && head ? head : pick(rows, below)
  // HEAD is kept behind its revision.
  const start = key.sk === keys.HEAD ? text.indexOf(' ') + 1 : 0
  const broken = brokenText(text.slice(start), below)
  games.rows.putText(key, text.slice(0, start) + broken.text)
  return `${key.sk}: ${broken.how}`
}

function brokenText(text: string, below: RandomNumber): { text: string; how: string } {
  switch (below(6)) {
    case 0: {
      const cut = below(text.length)
      return { text: text.slice(0, cut), how: `cut after ${cut}` }
    }
    case 1: {
      const garbage = pick(UNREADABLE, below)
      return { text: garbage, how: JSON.stringify(garbage) }
    }
    case 2: {
      const how = pick(FOREIGN, below)
      return { text: text.replace(how[0], how[1]), how: how.map(String).join(' → ') }
    }
    default: {
      let row: unknown = JSON.parse(text)
      for (let times = 1 + below(3); times > 0; times -= 1) row = mutated(row, below)
      const broken = JSON.stringify(row)
      return { text: broken, how: differences(JSON.parse(text), JSON.parse(broken)) }
    }
  }
}

/** Of other code than this, or of nobody's. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/"schema":\d+/, '"schema":99'],
  [/"schema":\d+/, '"schema":"2"'],
  [/"schema":\d+,/, ''],
  [/"rulesVersion":\d+/, '"rulesVersion":99'],
  [/"rulesVersion":\d+/, '"rulesVersion":0'],
  [/"card":"[a-z-]+"/, '"card":"no-such-card"'],
  [/"card":"[a-z-]+"/g, '"card":"__proto__"'],
  [/"kind":"round"/, '"kind":"rounds"'],
  [/"step":"[a-z-]+"/g, '"step":"no-such-step"'],
  [/"stack":\[.*?\],"/, '"stack":[],"'],
  [/"round":\d+/g, '"round":"1"'],
]

function differences(one: unknown, other: unknown, path = ''): string {
  if (JSON.stringify(one) === JSON.stringify(other)) return ''
  const both = [one, other].every((value) => typeof value === 'object' && value !== null)
  if (!both) return `${path} = ${String(JSON.stringify(other)).slice(0, 80)} `
  const names = new Set([...Object.keys(one as object), ...Object.keys(other as object)])
  return [...names]
    .map((name) => differences((one as never)[name], (other as never)[name], `${path}.${name}`))
    .join('')
    .slice(0, 400)
}

// — what must hold —

const rowsOfGame = ({ games, game }: Served): string =>
  JSON.stringify(games.rows.all().filter(([pk]) => pk === keys.gameKey(game)))
const headText = ({ games, game }: Served): string | undefined => games.rows.text(keys.headKey(game))

/** An answer that is one of the list, and says no more than that. */
function answerFaults(what: string, { status, text }: { status: number; text: string }): string[] {
  if (status < 400) return []
  const { code, message, ...more } = JSON.parse(text) as ErrorBody
  const extra = Object.keys(more).filter((name) => status >= 500 || (name !== 'subject' && name !== 'faults'))
  return REASONS[code] === status && message !== '' && extra.length === 0
    ? []
    : [`${what} answers ${status} ${text.slice(0, 300)}`]
}

async function readFaults(served: Served): Promise<string[]> {
  const { app, game, seats } = served
  const found: string[] = []
  const before = rowsOfGame(served)
  const readers = [seats.a, seats.b, app.browser()]
  for (const path of ['', '/log?since=0', '/at/1', '/at', '/orders', '/export'])
    for (const reader of readers) found.push(...answerFaults(`GET ${path}`, await reader.get(`/games/${game}${path}`)))
  if (rowsOfGame(served) !== before) found.push('a read wrote something')
  return found
}

async function writeFaults(served: Served, below: RandomNumber): Promise<string[]> {
  const { game, seats } = served
  const found: string[] = []
  for (const seat of SEATS) {
    const before = headText(served)
    later(served)
    const page = await seats[seat].get(`/games/${game}`)
    const { view } = page.status === 200 ? (page.json as GamePage) : {}
    const request = view?.requests?.[0]
    const script = [{ ask: request?.ask ?? 'x', subject: request?.subject ?? 'x', choose: choiceIn(view, below) }]
    const posted = [
      await seats[seat].post(`/games/${game}/decisions`, {
        submissionId: `d-${seat}`,
        answers: request?.id ?? 'f1.0.a',
        script,
      }),
      await seats[seat].put(`/games/${game}/orders`, { edition: 0, orders: { preset: 'cautious', orders: [] } }),
      await seats[seat].post(`/games/${game}/preview`, { script }),
    ]
    for (const reply of posted) found.push(...answerFaults('a decision', reply))
    if (posted.every(({ status }) => status >= 400 && status < 500) && headText(served) !== before)
      found.push('a refusal changed HEAD')
    // An edit of orders leaves the state as it was, and one that was sound stays so.
    const after = headFault(headText(served))
    if (after !== undefined && headFault(before) === undefined) found.push(`committed ${after}`)
  }
  return found
}

function choiceIn(view: GamePage['view'], below: RandomNumber): unknown {
  const request = view?.requests?.[0]
  try {
    return view && request ? randomChoice(view, request, below) : { option: 'done' }
  } catch {
    // What is shown of a broken table may have no answer.
    return { option: 'done' }
  }
}

/** Whether HEAD holds a state of rules that there are, that asks somebody or is over. */
function headFault(text = ''): string | undefined {
  try {
    const { state } = JSON.parse(text.slice(text.indexOf(' ') + 1))
    if (state === undefined) return undefined
    if (state.rulesVersion !== 1) return `a state of rules ${state.rulesVersion}`
    return state.result || pending(state).length > 0 ? undefined : 'a state that asks nobody'
  } catch (error) {
    return `what cannot be read: ${error instanceof Error ? error.stack : String(error)}`
  }
}

const HALF_HOUR = 30 * 60_000

async function othersFaults(served: Served, other: string, below: RandomNumber): Promise<string[]> {
  const { app, seats } = served
  const found: string[] = []
  for (const seat of SEATS) {
    const list = await seats[seat].get('/games')
    const games = list.status === 200 ? (list.json as GameList).games : []
    if (!games.some(({ id }) => id === other)) found.push(`the list of ${seat} lacks the other game: ${list.status}`)
  }
  app.clock.at += HALF_HOUR
  const mails = app.mails.mails.length
  const isReadable = await served.games.load(served.game).then(
    () => true,
    () => false,
  )
  const { failed } = await tick(app.deps)
  if (!isReadable && failed === 0) found.push('the tick does not report a game that cannot be read')
  if (!app.mails.mails.slice(mails).some(({ text }) => text.includes(other)))
    found.push('nobody was told of the other game')
  found.push(...(await goesOn(served, other, below)))
  return found
}

async function goesOn({ seats }: Served, game: string, below: RandomNumber): Promise<string[]> {
  for (const seat of SEATS) {
    const page = await seats[seat].get(`/games/${game}`)
    const { view } = page.json as GamePage
    const request = view?.requests?.find((one) => one.seat === seat)
    if (!view || !request) continue
    const script = [{ ask: request.ask, subject: request.subject, choose: randomChoice(view, request, below) }]
    const reply = await seats[seat].post(`/games/${game}/decisions`, {
      submissionId: 'on',
      answers: request.id,
      script,
    })
    if (reply.status !== 200) return [`the other game does not go on: ${reply.text}`]
  }
  return []
}
