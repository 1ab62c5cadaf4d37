import { expect, test } from 'vitest'
import { shipCard } from '#shared/game/cards/catalog/ships'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { Frame, FrameOf } from '#shared/game/engine/frame'
import type { GameState, Seat, Ship } from '#shared/game/engine/state'
import { tableState } from '#test/support/case-table'
import { HandOffCounter } from './hand-offs'
import { breaches, damageCards, shieldBreaches, tokenBreaches } from './invariants'
import { playGames } from './play'

const TABLE = {
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [200, 200] as [number, number] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [600, 600] as [number, number] },
  },
  squadrons: { tie: { card: 'tie-fighter-squadron', at: [400, 400] as [number, number] } },
}
const ASKED: DecisionRequest[] = [
  { id: 'f1.0.a', ask: 'ship.activate', subject: 'table', seat: 'a', kind: 'option', options: [{ id: 'cr90' }] },
]

test('whole games of the learning scenario keep every invariant', () => {
  const report = playGames({ games: 4, seed: 1, check: 4, fleets: 'learning', bot: 'random' })
  expect(report.violations).toEqual([])
  expect(report.decisions).toBeGreaterThan(200)
  expect(report.coverage.requests['displaced.place']).toBeGreaterThan(0)
  expect(report.coverage.requests['attack.next']).toBeGreaterThan(0)
})

test('so do games of the practice bot against itself, which hand over a few dozen times', () => {
  const report = playGames({ games: 3, seed: 1, check: 4, fleets: 'learning', bot: 'practice' })
  expect(report.violations).toEqual([])
  expect(report.turns + report.interrupts + report.returns).toBeGreaterThan(60)
  expect(report.interrupts).toBeGreaterThanOrEqual(report.returns)
  expect(report.returns).toBeGreaterThan(0)
})

test('so do battles of any fleets, from the coin to the score', () => {
  const report = playGames({ games: 5, seed: 1, check: 40, fleets: 'battle', bot: 'random' })
  expect(report.violations).toEqual([])
  const { requests, effects } = report.coverage
  for (const ask of ['deploy.place', 'obstacle.place', 'attack.modify', 'window.effect', 'effect.choose'])
    expect(requests[ask]).toBeGreaterThan(5)
  expect(Object.values(effects).filter((games) => games > 0).length).toBeGreaterThan(40)
})

test('and the practice bot finds its way through them', () => {
  const { violations, decisions } = playGames({ games: 2, seed: 3, check: 40, fleets: 'battle', bot: 'practice' })
  expect(violations).toEqual([])
  expect(decisions).toBeGreaterThan(100)
})

test('so do battles that begin crowded, with a short damage deck and worn hulls', () => {
  const { violations, coverage } = playGames({ games: 24, seed: 1, check: 60, fleets: 'crowded', bot: 'random' })
  expect(violations).toEqual([])
  const rare = ['R9.6', 'R9.13', 'R10.19', 'R5.3'].filter((rule) =>
    coverage.neverSeen.some((name) => name.startsWith(rule)),
  )
  expect(rare).toEqual([])
})

test('and ships alone, which attack in every round', () => {
  const { violations, coverage, decisions } = playGames({
    games: 70,
    seed: 100,
    check: 80,
    fleets: 'ships',
    bot: 'random',
  })
  expect(violations).toEqual([])
  expect(coverage.requests['attack.declare']).toBeGreaterThan(decisions / 10)
  // One commander alone asks for them, who is in few of these games: his case asks.
  const rare = ['card.dials']
  const unasked = Object.keys(coverage.requests).filter(
    (ask) => coverage.neverSeen.includes(ask) && !rare.includes(ask),
  )
  expect(unasked).toEqual([])
})

test('the same seed plays the same games', () => {
  const { decisionsPerSecond: _, ...first } = playGames({
    games: 2,
    seed: 5,
    check: 50,
    fleets: 'learning',
    bot: 'random',
  })
  const { decisionsPerSecond: __, ...again } = playGames({
    games: 2,
    seed: 5,
    check: 50,
    fleets: 'learning',
    bot: 'random',
  })
  expect(again).toEqual(first)
})

const ship = (id: string, patch: Partial<Ship>) => (state: GameState) => Object.assign(state.ships[id] ?? {}, patch)
const squadron = (id: string, x: number, y: number) => (state: GameState) =>
  Object.assign(state.squadrons[id] ?? {}, { at: { x, y } })

const BASE = { id: 90, answered: { a: 0, b: 0 } }
const REPAIR: Frame = { ...BASE, kind: 'repair', step: 'effects', ship: 'cr90', points: 2, gained: 2, cards: [] }
const activating = (patch: Partial<FrameOf<'activation'>>) => (state: GameState) =>
  state.stack.push({ ...BASE, kind: 'activation', ship: 'cr90', step: 'attack', ...patch })
const TWIN_DICE: Frame = {
  ...BASE,
  kind: 'attack',
  step: 'roll',
  seat: 'b',
  attacker: 'victory',
  zone: 'front',
  defender: 'cr90',
  defendingZone: 'front',
  range: 'long',
  obstructedBy: [],
  pool: [
    { id: 'd1', color: 'red' },
    { id: 'd1', color: 'red' },
  ],
  nextDie: 2,
  toRemove: 0,
  used: [],
  locked: [],
  spent: [],
  redirects: [],
  earlier: [],
}

test.each<[string, (state: GameState) => unknown]>([
  ['shields of cr90', ship('cr90', { shields: { front: 2, right: 2, rear: 2, left: 2 } })],
  ['shields of cr90', ship('cr90', { shields: { front: 2, right: 2, rear: -1, left: 2 } })],
  ['hull of cr90', ship('cr90', { damageWithoutCard: 4 })],
  ['speed of victory', ship('victory', { dialSpeed: 3 })],
  ['tokens of cr90', ship('cr90', { commandTokens: ['repair', 'repair'] })],
  ['cr90 overlaps victory', ship('cr90', { pose: { x: 600_000, y: 560_000, heading: 0 } })],
  ['cr90 lies outside', ship('cr90', { pose: { x: 600_000, y: 10_000, heading: 0 } })],
  ['victory overlaps tie', squadron('tie', 600_000, 600_000)],
  ['tie lies outside', squadron('tie', 10_000, 400_000)],
  [
    'defense tokens of cr90',
    (state) => state.ships.cr90?.defense.splice(0, 1, ...state.ships.cr90.defense.slice(1, 2)),
  ],
  ['frames are left over: game, round, repair, ship-phase', (state) => state.stack.splice(2, 0, REPAIR)],
  ['zones attack as front,left,front', activating({ attacked: ['front', 'left', 'front'] })],
  ['zones attack as front,left,rear', activating({ attacked: ['front', 'left', 'rear'] })],
  ['two dice of a pool have one id', (state) => state.stack.push(TWIN_DICE)],
  ['an effect or use has outlived its frame', (state) => state.uses.push({ key: 'u1.0', until: { frame: 99 } })],
  [
    'a look goes on without an effect',
    (state) => Object.assign(state, { look: { seat: 'a', source: 'u1', things: [] } }),
  ],
  ['damage cards came or went', (state) => state.deck.undealt.pop()],
  ['the state is not plain JSON', (state) => Object.assign(state, { extra: undefined })],
])('a state in which something is wrong is caught: %s', (what, spoil) => {
  const state = tableState(TABLE)
  const cards = damageCards(state)
  expect(breaches(state, ASKED, cards)).toEqual([])
  spoil(state)
  expect(breaches(state, ASKED, cards)).toContain(what)
})

test('what a card that is gone had given is not there any more', () => {
  const state = tableState(TABLE)
  const motti = { id: 'u1', card: 'admiral-motti', on: 'victory', seat: 'b', exhausted: false } as const
  state.cards.u1 = { ...motti, discarded: false }
  ship('victory', { damageWithoutCard: shipCard('victory-ii-class-star-destroyer').hull })(state)
  expect(breaches(state, ASKED, damageCards(state))).toEqual([])
  state.cards.u1.discarded = true
  expect(breaches(state, ASKED, damageCards(state))).toEqual(['hull of victory'])
})

test('a damage card that is revealed and not dealt yet is there (R9.5)', () => {
  const state = tableState(TABLE)
  const cards = damageCards(state)
  const revealed = state.deck.undealt.pop() ?? ''
  state.stack.push({ ...BASE, kind: 'faceup-card', ship: 'cr90', step: 'deal', revealed })
  expect(damageCards(state)).toEqual(cards)
  expect(damageCards(state, 'a')).toContain(revealed)
})

test('a defense token that comes back, or goes without a word, is caught (R8.13)', () => {
  const before = tableState(TABLE)
  const after = structuredClone(before)
  const gone = after.ships.cr90?.defense.pop()
  expect(tokenBreaches(before, before, [])).toEqual([])
  expect(tokenBreaches(before, after, [])).toEqual(['defense tokens of cr90 came or went'])
  expect(tokenBreaches(after, before, [])).toEqual(['defense tokens of cr90 came or went'])
  const told = { type: 'defenseDiscarded', unit: 'cr90', token: gone?.id ?? '', kind: 'redirect' } as const
  expect(tokenBreaches(before, after, [told])).toEqual([])
  const back = { ...told, type: 'defenseGained', how: 'recovered' } as const
  expect(tokenBreaches(after, before, [back])).toEqual([])
  expect(tokenBreaches(before, before, [back])).toEqual([`${told.token} of cr90 is told wrongly`])
  const replaced = structuredClone(after)
  replaced.ships.cr90?.defense.push({ id: 'evade-9', kind: 'evade', exhausted: false })
  const instead = {
    ...back,
    token: 'evade-9',
    kind: 'evade',
    how: 'new',
    instead: { token: told.token, kind: 'redirect' },
  } as const
  expect(tokenBreaches(before, replaced, [instead])).toEqual([])
  expect(tokenBreaches(before, replaced, [])).toEqual(['defense tokens of cr90 came or went'])
})

test('shields that change otherwise than events tell are caught (R9.1)', () => {
  const before = tableState(TABLE)
  if (before.ships.victory) before.ships.victory.shields.left -= 1
  const after = structuredClone(before)
  if (after.ships.cr90) after.ships.cr90.shields.front -= 1
  const lost = { type: 'shieldsLost', ship: 'cr90', zone: 'front', points: 1 } as const
  expect(shieldBreaches(before, after, [lost])).toEqual([])
  expect(shieldBreaches(before, after, [])).toEqual(['shields of cr90 are not as told'])
  expect(shieldBreaches(before, after, [lost, lost])).toEqual(['shields of cr90 are not as told'])
  if (after.ships.victory) after.ships.victory.shields.left += 1
  const moved = { type: 'shieldMoved', ship: 'cr90', from: 'front', to: 'left', other: 'victory' } as const
  expect(shieldBreaches(before, after, [moved])).toEqual([])
  expect(shieldBreaches(before, after, [lost])).toEqual(['shields of victory are not as told'])
})

test('more shields than are printed are caught, unless a card brings them (R7.11, FQ.aspiration.1)', () => {
  const before = tableState(TABLE)
  const after = structuredClone(before)
  if (after.ships.cr90) Object.assign(after.ships.cr90.shields, { front: 3, left: 1 })
  const moved = { type: 'shieldMoved', ship: 'cr90', from: 'left', to: 'front' } as const
  const used = { type: 'effectUsed', source: 'u1', card: 'aspiration', seat: 'a' } as const
  expect(shieldBreaches(before, after, [moved])).toEqual(['too many shields of cr90'])
  expect(shieldBreaches(before, after, [used, moved])).toEqual([])
  expect(breaches(after, ASKED, damageCards(after))).toEqual(['shields of cr90'])
  after.cards.u1 = { id: 'u1', card: 'aspiration', on: 'cr90', seat: 'a', exhausted: false, discarded: true }
  expect(breaches(after, ASKED, damageCards(after))).toEqual([])
  if (after.ships.cr90) after.ships.cr90.shields.front = 7
  expect(breaches(after, ASKED, damageCards(after))).toEqual(['shields of cr90'])
})

test('a game that asks nobody and is not over is caught', () => {
  const state = tableState(TABLE)
  expect(breaches(state, [], damageCards(state))).toEqual(['nobody is asked and the game is not over'])
})

test('hand-offs are turns, interrupts of the seat whose turn it is not, and returns to whose turn it is', () => {
  const counter = new HandOffCounter()
  const state = tableState({ ...TABLE, activating: { ship: 'cr90' } })
  const asks = (seat: Seat): DecisionRequest[] => ASKED.map((request) => ({ ...request, seat }))
  counter.note(state, asks('a'))
  counter.note(state, asks('b'))
  counter.note(state, asks('a'))
  counter.note(state, asks('a'))
  counter.note(tableState(TABLE), [])
  counter.note(tableState(TABLE), asks('a'))
  expect(counter.counts).toEqual({ turns: 1, interrupts: 1, returns: 1 })
})

test('an attack that breaks into a turn of two squadrons is an interrupt, and the next turn is none (R11.2)', () => {
  const counter = new HandOffCounter()
  const turnOf = (turn: Seat): GameState => {
    const state = tableState(TABLE)
    state.stack = [{ ...BASE, kind: 'squadron-phase', step: 'turns', turn, left: 2, cloaked: [] }]
    return state
  }
  const asks = (seat: Seat): DecisionRequest[] => ASKED.map((request) => ({ ...request, seat }))
  counter.note(turnOf('a'), asks('a'))
  counter.note(turnOf('a'), asks('b'))
  counter.note(turnOf('a'), asks('a'))
  counter.note(turnOf('b'), asks('b'))
  counter.note(turnOf('a'), asks('a'))
  expect(counter.counts).toEqual({ turns: 2, interrupts: 1, returns: 1 })
})
