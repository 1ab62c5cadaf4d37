import { inspect } from 'node:util'
import * as keys from '#functions/adapters/dynamodb/keys'
import type { ListRow, NoticeRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import type { RandomNumber } from '#shared/play/bots/random'
import type { GamePage } from '#shared/play/protocol/responses'
import type { Viewer } from '#shared/play/view/game-view'
import type { Browser } from '#test/support/browser'
import type { Door, House } from './house'
import { type Probe, probesOf, sceneOf } from './probes'

/** Somebody who looks, and what of a game is theirs to know. */
export interface Person {
  name: string
  viewer: Viewer
  browser: Browser
  /** Absent: of somebody who is not signed in. */
  player?: string
  email?: string
  /** Addresses of their webhooks. */
  hooks: readonly string[]
}

/** One thing that somebody can get: `seen` byte for byte, `work` that was done for it. */
export interface Sight {
  what: string
  seen: string
  work: readonly string[]
}

/** Of an answer everything that reaches whoever asked. */
export async function ask(
  { house }: Door,
  { browser, name }: Person,
  probe: Probe,
): Promise<Sight & { json: unknown }> {
  const { method, path, body } = probe
  house.work.length = 0
  const reply = await request(browser, probe)
  const headers = [...reply.headers]
  return {
    what: `${name}: ${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body).slice(0, 120)}`}`,
    seen: [reply.status, inspect(headers, { breakLength: Number.POSITIVE_INFINITY }), reply.text].join('\n'),
    work: [...house.work],
    json: reply.json,
  }
}

function request(browser: Browser, { method, path, body }: Probe) {
  switch (method) {
    case 'get':
      return browser.get(path)
    case 'post':
      return browser.post(path, body)
    case 'put':
      return browser.put(path, body)
    case 'patch':
      return browser.patch(path, body)
    case 'delete':
      return browser.delete(path, body)
  }
}

interface Look {
  door: Door
  person: Person
  head: Head
  below: RandomNumber
  /** Of so many kinds of requests one is made; 1: all. */
  oneIn: number
}

/** Everything that a person can get of a game at this moment. */
export async function look({ door, person, head, below, oneIn }: Look): Promise<Sight[]> {
  const { house } = door
  const page = `/games/${head.id}`
  const whole = await ask(door, person, { method: 'get', path: page })
  const shown = whole.json as Partial<GamePage>
  const requests = (shown.view?.requests ?? []).filter(({ seat }) => seat === person.viewer)
  const scene = sceneOf(head, person.viewer, { requests, mayClaim: shown.mayClaim === true }, below)
  const probes = probesOf(scene, () => below(oneIn) === 0)
  const sights: Sight[] = [whole]
  for (const probe of probes) sights.push(await ask(door, person, probe))
  return [...sights, ...sent(house, person), ...rowsFor(house, person)]
}

/** What came to a person over the other ways, and what functions wrote down meanwhile. */
function sent({ mails, posts, said }: House, { name, email, hooks }: Person): Sight[] {
  const own = mails.filter(({ to }) => to === email)
  const called = posts.filter(({ url }) => hooks.includes(url))
  return [
    ...own.map((mail, i) => ({ what: `${name}: mail ${i}`, seen: JSON.stringify(mail), work: [] })),
    ...called.map((post, i) => ({ what: `${name}: webhook ${i}`, seen: JSON.stringify(post), work: [] })),
    { what: `${name}: numbers of mails and webhooks`, seen: `${own.length} ${called.length}`, work: [] },
    { what: 'the log of the functions', seen: said.join('\n'), work: [] },
  ]
}

/** Rows of which a person sees something, or their number, or their times; revisions stay inside. */
function rowsFor({ games }: House, { name, player }: Person): Sight[] {
  if (player === undefined) return []
  const user = keys.userKey(player)
  const all = games.rows.all()
  const lists = all.filter(([pk]) => pk === user).map(([, sk, text]) => [sk, withoutRevision<ListRow>(text)])
  const notices = all
    .filter(([pk, sk]) => pk.startsWith('GAME#') && sk.startsWith('NOTICE#'))
    .map(([, , text]) => withoutRevision<NoticeRow>(text))
    .filter((row) => row.person === player)
    .map(({ claim: _, ...row }) => row)
  return [
    { what: `${name}: rows of the lists`, seen: JSON.stringify(lists), work: [] },
    { what: `${name}: notices`, seen: JSON.stringify(notices), work: [] },
  ]
}

function withoutRevision<Row extends { revision: number }>(text: string): Omit<Row, 'revision'> {
  const { revision: _, ...row } = JSON.parse(text) as Row
  return row
}

/** Seals of dials that differ must differ, and with them the tag of an answer; they tell nothing, and their size is one. */
const unsealed = (seen: string): string =>
  seen.replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":""').replace(/\[ 'etag', '[^']*' \],?/, '')
/** A change of what somebody has prepared leaves a row of its own in the record, and a reader of the log passes it by. */
const callOf = (step: string): string => step.split(' ')[0] ?? ''

export interface Alike {
  /** Dials that the viewer has not seen differ. */
  seals?: boolean
  /** One game has more commits that tell nothing. */
  rows?: boolean
  /**
   * In one of them somebody's orders were looked at: that there are some may be inferred (design 5), and a notice that is
   * not written was to be written beside other rows, so that nobody waits for it.
   */
  waits?: boolean
}
const WAITED_FOR = /^(?!rules\.|games\.putNotice)/

/** What differs between two looks at what must be the same to whoever looks. */
export function differences(
  one: readonly Sight[],
  other: readonly Sight[],
  { seals, rows, waits }: Alike = {},
): string[] {
  const shown = seals ? unsealed : (seen: string) => seen
  const done = rows ? callOf : (step: string) => step
  const counts = (step: string) => !waits || WAITED_FOR.test(step)
  const found = one.flatMap((sight, i): string[] => {
    const twin = other[i]
    if (twin?.what !== sight.what) return [`${sight.what} and ${twin?.what ?? 'nothing'} stand at one place`]
    const [seen, seenToo] = [shown(sight.seen), shown(twin.seen)]
    const [work, workToo] = [sight.work, twin.work].map((steps) => steps.filter(counts).map(done).join(', '))
    return [
      ...(seen === seenToo ? [] : [`${sight.what} differs: ${firstDifference(seen, seenToo)}`]),
      ...(sight.seen.length === twin.seen.length ? [] : [`the size of ${sight.what} differs`]),
      ...(work === workToo
        ? []
        : [`the work for ${sight.what} differs: ${firstDifference(work ?? '', workToo ?? '')}`]),
    ]
  })
  return one.length === other.length ? found : [...found, 'one sees more things than the other']
}

function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const from = Math.max(0, at - 60)
  return `…${one.slice(from, at + 80)}… and …${other.slice(from, at + 80)}…`
}
