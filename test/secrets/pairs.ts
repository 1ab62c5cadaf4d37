import type { Head } from '#functions/ports/head'
import { tick } from '#functions/use-cases/clock/tick'
import type { Decision } from '#shared/game/engine/decision'
import { otherSeat, SEATS, type Seat } from '#shared/game/engine/state'
import type { RandomNumber } from '#shared/play/bots/random'
import { deadline, LATE_AFTER_MS, reminderTime } from '#shared/play/clock/time-control'
import type { Orders } from '#shared/play/orders/standing-order'
import type { OrdersPage } from '#shared/play/protocol/responses'
import type { Viewer } from '#shared/play/view/game-view'
import { decidedUnseen, reveals, VIEWERS } from '#test/support/non-interference'
import type { House } from './house'
import { type Alike, ask, differences, look, type Person, type Sight } from './look'
import { headIn, type Lobby, type Match, peopleOf } from './match'
import type { Probe } from './probes'
import { hiddenHead, hide, putHead } from './twins'

/** Two houses that somebody must not be able to tell from each other. */
export interface Twins {
  compared: number
  differences: string[]
}
interface Pair {
  match: Match
  head: Head
  below: RandomNumber
  /** Of so many kinds of requests one is made. */
  oneIn: number
}
export interface Decided extends Pair {
  /** The house before the decision. */
  before: House
  decision: Decision & { kind: 'answer' }
  after: Head
}

const NOTHING: Twins = { compared: 0, differences: [] }
const oneOf = <T>(things: readonly T[], below: RandomNumber): T => {
  const thing = things[below(things.length)]
  if (thing === undefined) throw new Error('nothing to choose from')
  return thing
}
/** The same numbers for both. */
function twice(below: RandomNumber): () => RandomNumber {
  const seed = below(1_000_000_000) + 1
  return () => {
    let state = seed
    return (k) => {
      state = (state * 48_271) % 2_147_483_647
      return state % k
    }
  }
}

const toldIn = ({ out }: Head): Viewer[] => out.notices.map(({ seat }) => seat)
/** Rather somebody who is told something, for that is seldom. */
const anyViewer = (head: Head, below: RandomNumber): Viewer => {
  const told = toldIn(head)
  return told.length > 0 && below(2) === 0 ? oneOf(told, below) : oneOf(VIEWERS, below)
}

/** What all who may know the same see in both houses, compared. */
async function compare(
  match: Match,
  houses: readonly [House, House],
  viewer: Viewer,
  { below, oneIn }: Pick<Pair, 'below' | 'oneIn'>,
  alike: Alike = {},
): Promise<Twins> {
  const luck = twice(below)
  const sights: [Sight[], Sight[]] = [[], []]
  match.door.house = houses[0]
  const head = await headIn(match, match.id)
  for (const [i, house] of houses.entries()) {
    match.door.house = house
    const numbers = luck()
    for (const person of peopleOf(match, viewer))
      sights[i === 0 ? 0 : 1].push(...(await look({ door: match.door, person, head, below: numbers, oneIn })))
  }
  return { compared: sights[0].length, differences: differences(...sights, alike) }
}

async function inTurn(all: readonly (() => Promise<Twins>)[]): Promise<Twins> {
  const sum: Twins = { compared: 0, differences: [] }
  for (const one of all) {
    const { compared, differences: found } = await one()
    sum.compared += compared
    sum.differences.push(...found)
  }
  return sum
}

/** Runs `work` on the door's two houses, and leaves it at the one where it stood. */
async function atHome(match: Match, work: () => Promise<Twins>): Promise<Twins> {
  const home = match.door.house
  try {
    return await work()
  } finally {
    match.door.house = home
  }
}

/** The table as it lies, and as it may lie behind what a viewer knows; now, and after the time has gone on. */
export const hiddenTwins = (pair: Pair): Promise<Twins> =>
  atHome(pair.match, async () => {
    const { match, head, below } = pair
    const viewer = anyViewer(head, below)
    const houses = [match.door.house.fork(), match.door.house.fork()] as const
    hide(houses[1], head, viewer, below)
    const isTold = toldIn(head).includes(viewer)
    const later = timesOf(head).filter((_, i) => below(3) === 0 || (i === 0 && isTold))
    return inTurn([
      () => compare(match, houses, viewer, pair),
      ...later.map((at) => async () => {
        for (const house of houses) await tickAt(match, house, at)
        return compare(match, houses, viewer, { ...pair, oneIn: pair.oneIn * 3 })
      }),
    ])
  })

/** When notices, the reminder and the end of the time of the first awaited seat are due. */
function timesOf({ desk, hoursPerHandOff: hours, out, whenTimeIsUp }: Head): number[] {
  const held = SEATS.some((seat) => desk.commands?.[seat]?.held)
  const since = SEATS.flatMap((seat) => desk.clocks[seat]?.since ?? [])
  if (held || whenTimeIsUp === 'play-on' || since.length === 0) return []
  const time = { since: Math.min(...since), time: hours * 3_600_000 }
  return [out.at + 61_000, reminderTime(time, []), deadline(time, []) + LATE_AFTER_MS]
}

async function tickAt({ door }: Match, house: House, at: number): Promise<void> {
  door.house = house
  house.clock.at = Math.max(house.clock.at, at)
  await tick(house.deps)
}

/** What all others prepare is there, or is not: nobody else can tell, neither by what comes nor by what is done for it. */
export const editedTwins = (pair: Pair): Promise<Twins> =>
  atHome(pair.match, async () => {
    const { match, below } = pair
    const viewer = oneOf(VIEWERS, below)
    const houses = [match.door.house.fork(), match.door.house.fork()] as const
    for (const house of houses) house.clock.at += 7_000
    match.door.house = houses[1]
    for (const seat of SEATS.filter((each) => each !== viewer))
      for (let n = 0; n <= below(4); n += 1) await prepare(match, seat, below)
    return compare(match, houses, viewer, pair, { rows: true })
  })

const PLAN = {
  id: 'twins-plan',
  lines: [{ ask: 'ship.activate', subject: 'table', choose: { option: 'ship-1' } }],
  unless: [],
  plays: 'by-button',
}

async function prepare(match: Match, seat: Seat, below: RandomNumber): Promise<void> {
  if (below(2) === 0) return order(match, seat, { preset: oneOf(['ask', 'cautious', 'stubborn'], below), orders: [] })
  return plan(match, seat, below)
}

/** What is there and does nothing by itself. */
async function plan(match: Match, seat: Seat, below: RandomNumber): Promise<void> {
  const { edition } = await ordersOf(match, seat)
  await put(match, seat, 'plans', { edition, plans: below(3) === 0 ? [] : [PLAN] })
}

async function order(match: Match, seat: Seat, orders: Orders): Promise<void> {
  const { edition } = await ordersOf(match, seat)
  await put(match, seat, 'orders', { edition, orders })
}

const ordersOf = async ({ id, seats }: Match, seat: Seat): Promise<OrdersPage> =>
  (await seats[seat].browser.get(`/games/${id}/orders`)).json as OrdersPage

async function put({ id, seats }: Match, seat: Seat, what: string, body: object): Promise<void> {
  const { status, text } = await seats[seat].browser.put(`/games/${id}/${what}`, body)
  if (status !== 200) throw new Error(`PUT ${what}: ${text}`)
}

let sent = 0

function answer(head: Head, { request, choice }: Decided['decision']): Probe {
  const open = head.out.awaited.after.find((one) => one.request === request)
  const line = { ask: open?.ask ?? '', subject: open?.subject ?? '', choose: choice }
  sent += 1
  const body = { submissionId: `twin${sent}`, answers: request, script: [line] }
  return { method: 'post', path: `/games/${head.id}/decisions`, body }
}

/**
 * A decision in a game and in another one that is the same to the viewer; others' dials may be any, too. Nothing may tell
 * them apart before something is revealed, or orders answer.
 */
export const stepTwins = (pair: Decided): Promise<Twins> =>
  atHome(pair.match, async () => {
    const { match, head, before, decision, after, below } = pair
    const viewer = anyViewer(after, below)
    const ordered = after.out.told?.some(({ seat }) => seat !== viewer)
    if (!head.state || ordered || after.out.events.some((event) => reveals(event, viewer))) return NOTHING
    const hidden = hiddenHead(head, viewer, { below })
    if (!hidden.state) return NOTHING
    const houses = [before.fork(), before.fork()] as const
    putHead(houses[1], hidden)
    match.door.house = houses[1]
    const rows = below(2) === 0
    if (rows) for (const seat of SEATS.filter((each) => each !== viewer)) await plan(match, seat, below)
    const otherwise = decidedUnseen(head.state, hidden.state, decision, viewer, below)
    const probes = [answer(head, decision), answer(head, otherwise as Decided['decision'])] as const
    const alike: Alike = { seals: otherwise !== decision, rows }
    const own = match.seats[decision.seat]
    const answers = await both(match, houses, own, probes)
    const shared = own.viewer === viewer ? answers : answers.map(accepted)
    const first = { compared: 1, differences: differences([shared[0] ?? FAIL], [shared[1] ?? FAIL], alike) }
    if (first.differences.length > 0) return first
    return inTurn([
      async () => first,
      () => compare(match, houses, viewer, pair, alike),
      async () => {
        for (const house of houses) await tickAt(match, house, after.out.at + 61_000)
        return compare(match, houses, viewer, { ...pair, oneIn: pair.oneIn * 3 }, alike)
      },
    ])
  })

const FAIL: Sight = { what: 'nothing', seen: '', work: [] }

async function both(
  match: Match,
  houses: readonly [House, House],
  person: Person,
  probes: readonly [Probe, Probe],
): Promise<[Sight, Sight]> {
  const sights: Sight[] = []
  for (const [i, house] of houses.entries()) {
    match.door.house = house
    const sight = await ask(match.door, person, probes[i === 0 ? 0 : 1])
    sights.push({ ...sight, what: 'the answer to a decision' })
  }
  return [sights[0] ?? FAIL, sights[1] ?? FAIL]
}

/** Whether it was, is all that others may hold against each other. */
const accepted = ({ what, seen }: Sight): Sight => ({ what, seen: seen.slice(0, seen.indexOf('\n')), work: [] })

/**
 * The other one has disguised orders that will answer, or none and answers by hand at the same moment (design 10): whoever
 * made the decision that asks them cannot tell which, neither from the answer to it, nor until that moment, nor after it.
 */
export const disguiseTwins = (pair: Decided): Promise<Twins> =>
  atHome(pair.match, async () => {
    const { match, head, before, decision, below } = pair
    const { seat } = decision
    const other = otherSeat(seat)
    const viewer = oneOf([seat, 'spectator'] as const, below)
    const houses = [before.fork(), before.fork()] as const
    for (const [i, house] of houses.entries()) {
      match.door.house = house
      await order(match, other, { preset: i === 0 ? 'stubborn' : 'ask', orders: [], disguised: i === 0 })
    }
    const probe = answer(head, decision)
    const answers = await both(match, houses, match.seats[seat], [probe, probe])
    match.door.house = houses[0]
    const held = (await headIn(match, match.id)).desk.commands?.[other]?.held
    if (!held) return NOTHING
    return inTurn([
      async () => ({ compared: 1, differences: differences([answers[0]], [answers[1]], { waits: true }) }),
      () => compare(match, houses, viewer, pair),
      async () => ((await answerBoth(match, houses, other, held.at)) ? compare(match, houses, viewer, pair) : NOTHING),
    ])
  })

/** In the one house orders answer what was held back, in the other one their player does. */
async function answerBoth(match: Match, houses: readonly [House, House], seat: Seat, at: number): Promise<boolean> {
  const [one, other] = houses
  const minute = Math.ceil((at + 1) / 60_000) * 60_000
  match.door.house = other
  const asked = (await headIn(match, match.id)).out.awaited.after
  await tickAt(match, one, minute)
  const { out } = await headIn(match, match.id)
  const given = out.decisions.filter((each) => each.seat === seat)
  const [first] = given
  if (given.length !== 1 || first?.kind !== 'answer' || out.decisions.length > 1) return false
  const open = asked.find(({ request }) => request === first.request)
  if (!open) return false
  match.door.house = other
  other.clock.at = at
  const line = { ask: open.ask, subject: open.subject, choose: first.choice }
  const { browser } = match.seats[seat]
  sent += 1
  const body = { submissionId: `hand${sent}`, answers: first.request, script: [line] }
  const { status, text } = await browser.post(`/games/${match.id}/decisions`, body)
  if (status !== 200) throw new Error(`what orders answer is refused by hand: ${text}`)
  await tickAt(match, other, minute)
  for (const house of houses) await tickAt(match, house, minute + 120_000)
  return true
}

/** Whatever somebody brings before the game begins, and how often they change it, others see that something is there. */
export const lobbyTwins = ({ match, actor, act, below }: Lobby, luck: RandomNumber, oneIn: number): Promise<Twins> =>
  atHome(match, async () => {
    const houses = [match.door.house.fork(), match.door.house.fork()] as const
    for (const [i, house] of houses.entries()) {
      match.door.house = house
      for (let n = 0; n <= i; n += 1) await act(match.seats[actor].browser, below, i)
    }
    const viewers: Viewer[] = [otherSeat(actor), 'spectator']
    return inTurn([
      ...viewers.map((viewer) => () => compare(match, houses, viewer, { below: luck, oneIn }, { rows: true })),
      async () => {
        for (const house of houses) await tickAt(match, house, house.clock.at + 61_000)
        return compare(match, houses, otherSeat(actor), { below: luck, oneIn }, { rows: true })
      },
    ])
  })
