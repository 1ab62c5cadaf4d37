import type { Head } from '#functions/ports/head'
import type { Fleet } from '#shared/fleet/fleet'
import { PRESETS, type PresetId } from '#shared/fleet/game-presets'
import type { Faction, Seat } from '#shared/game/engine/state'
import { hex, type RandomNumber } from '#shared/play/bots/random'
import type { Account, GamePage } from '#shared/play/protocol/responses'
import type { Viewer } from '#shared/play/view/game-view'
import { randomFleet } from '#test/programs/sim/random-fleet'
import type { Browser } from '#test/support/browser'
import { browserAt, type Door, type Leak, newHouse } from './house'
import type { Person } from './look'

/** The learning scenario, or what two fleets are brought to. */
export const GAMES = ['learning', 'casual-400', 'core-set', 'tournament'] as const satisfies readonly (
  | 'learning'
  | PresetId
)[]
export type MatchKind = (typeof GAMES)[number]

/** Two players, somebody who only looks, and somebody who is not even signed in. */
export interface Match {
  id: string
  door: Door
  seats: Record<Seat, Person>
  people: readonly Person[]
}
/** A game that waits for fleets or for its second player; `act` is what somebody does in it, something else in each house. */
export interface Lobby {
  match: Match
  /** Whose doing is hidden from others. */
  actor: Seat
  act(browser: Browser, below: RandomNumber, house: number): Promise<void>
  below: RandomNumber
}

const HOOKS: Record<Seat, string> = {
  a: 'https://receiver.example/armada',
  b: 'https://discord.com/api/webhooks/1234567890/token',
}

/** Who may see what a viewer may. */
export const peopleOf = ({ people }: Match, viewer: Viewer): Person[] =>
  people.filter((person) => person.viewer === viewer)

/** Opens a game up to its first question. `lobby` is called while something hidden is done before it begins. */
export async function openMatch(
  kind: MatchKind,
  below: RandomNumber,
  leak: Leak | undefined,
  lobby: (lobby: Lobby) => Promise<void>,
): Promise<Match> {
  const door: Door = { house: newHouse(leak) }
  const a = await somebody(door, 'a', HOOKS.a)
  const b = await somebody(door, 'b', HOOKS.b)
  const people: Person[] = [a, b, await somebody(door, 'spectator'), stranger(door)]
  const terms = {
    submissionId: 'new',
    salt: hex(16, below),
    hoursPerHandOff: 1 + below(300),
    whenTimeIsUp: kind === 'tournament' ? 'play-on' : 'claim',
  }
  const make = async (browser: Browser, wish: string) => {
    const what = kind === 'learning' ? { wish } : { kind: 'fleets', options: kind }
    return (await browser.post('/games', { ...terms, ...what })).json as GamePage
  }
  const before = door.house.fork()
  const made = await make(a.browser, 'any')
  const match: Match = { id: made.id, door, seats: { a, b }, people }
  const opened = door.house
  door.house = before
  // Whether somebody has a wish is nobody's business until both have chosen.
  await lobby({
    match,
    actor: 'a',
    below,
    act: async (browser, _luck, house) => void (await make(browser, house === 0 ? 'rebel' : 'imperial')),
  })
  door.house = opened
  await need(b.browser, `/invitations/${made.invitation?.slice(3)}`, { salt: hex(16, below) })
  if (kind === 'learning') return match
  const [first, second]: [Seat, Seat] = below(2) === 0 ? ['a', 'b'] : ['b', 'a']
  const factions: [Faction, Faction] = below(2) === 0 ? ['rebel', 'imperial'] : ['imperial', 'rebel']
  await lobby({
    match,
    actor: first,
    below,
    act: (browser, luck) => bring(browser, match, randomFleet(factions[0], PRESETS[kind], luck)),
  })
  for (const [i, seat] of [first, second].entries())
    await bring(match.seats[seat].browser, match, randomFleet(factions[i] ?? 'rebel', PRESETS[kind], below))
  return match
}

let brought = 0
async function bring(browser: Browser, { id }: Match, fleet: Fleet): Promise<void> {
  brought += 1
  await need(browser, `/games/${id}/fleet`, { submissionId: `fleet${brought}`, fleet })
}

async function need(browser: Browser, path: string, body: object): Promise<void> {
  const { status, text } = await browser.post(path, body)
  if (status >= 300) throw new Error(`POST ${path}: ${text}`)
}

async function somebody(door: Door, viewer: Viewer, hook?: string): Promise<Person> {
  const email = `${viewer}@example.org`
  const browser = browserAt(door)
  await browser.post('/sign-in-links', { email })
  const mail = door.house.mails.findLast(({ to }) => to === email)
  const token = mail?.text.match(/\/sign-in\/([A-Za-z0-9_-]+)/)?.[1]
  await browser.post('/sessions', { token })
  if (hook) await need(browser, '/players/me/webhooks', { url: hook })
  const { id: player } = (await browser.get('/players/me')).json as Account
  return { name: viewer, viewer, browser, player, email, hooks: hook ? [hook] : [] }
}

const stranger = (door: Door): Person => ({
  name: 'stranger',
  viewer: 'spectator',
  browser: browserAt(door),
  hooks: [],
})

export async function headIn({ door }: Match, id: string): Promise<Head> {
  const loaded = await door.house.games.load(id)
  if (!loaded) throw new Error('there is no game')
  return loaded.head
}
