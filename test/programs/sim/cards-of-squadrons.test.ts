import { expect, test } from 'vitest'
import type { GameEvent } from '#shared/game/engine/event'
import type { Frame } from '#shared/game/engine/frame'
import type { GameState } from '#shared/game/engine/state'
import { reachOf } from '#shared/game/geometry/squadron-rest'
import { STATE, withCard } from './audited-table'
import { SquadronAudit } from './squadron-audit'

/** What audits know of cards and keywords, as far as squadrons go. */

const granted = (unit: string, source: string): GameEvent => ({ type: 'granted', unit, what: 'attack', source })
const BEGIN: GameEvent = { type: 'phaseBegan', round: 1, phase: 'squadron' }
const activated = (squadron: string, by?: string): GameEvent => ({
  type: 'squadronActivated',
  squadron,
  forced: false,
  ...(by && { by }),
})
const ended = (squadron: string): GameEvent => ({ type: 'squadronEnded', squadron, idle: false })
const moved = (squadron: string, by: number): GameEvent => {
  const from = STATE.squadrons[squadron]?.at ?? { x: 0, y: 0 }
  return { type: 'squadronMoved', squadron, from, to: { x: from.x + by * 1000, y: from.y } }
}
const attacks = (attacker: string, defender: string): GameEvent => ({
  type: 'attackDeclared',
  attacker,
  defender,
  range: 'close',
  obstructedBy: [],
})
const squadronFaults = (...events: GameEvent[]): string[] => new SquadronAudit(STATE).follow(events, STATE)

test('a squadron with Rogue moves and attacks (R11.31); one that only heavy ones engage moves (R11.30)', () => {
  expect(squadronFaults(BEGIN, activated('rogue'), moved('rogue', 50), attacks('rogue', 'held'))).toEqual([])
  expect(squadronFaults(activated('held', 'victory'), moved('held', 50))).toEqual([])
  expect(squadronFaults(activated('x1', 'cr90'), moved('x1', 50))).toEqual(['x1 moves while engaged'])
})

test('a squadron that a card gives Rogue for the round moves and attacks (R11.31)', () => {
  const lasting = [
    { id: 'l1', source: 'hera', card: 'hera-syndulla', seat: 'a', on: 'bomber', until: 'round' } as const,
  ]
  const events = [BEGIN, activated('bomber'), attacks('bomber', 'victory'), moved('bomber', -50)]
  const free: GameState = { ...STATE, squadrons: { ...STATE.squadrons } }
  delete free.squadrons.held
  expect(new SquadronAudit(free).follow(events, { ...free, lasting })).toEqual([])
  expect(new SquadronAudit(free).follow(events, free)).toEqual(['bomber moves, too'])
})

test('a card moves a squadron once, as far as it says, engaged or not (R11.13)', () => {
  const used: GameEvent = { type: 'effectUsed', source: 'cloak', card: 'whisper', seat: 'b' }
  const frame = { kind: 'squadron-move', id: 9, answered: { a: 0, b: 0 }, squadron: 'cloak', step: 'place' } as const
  const state: GameState = { ...STATE, stack: [...STATE.stack, { ...frame, reach: reachOf(1) }] }
  const faults = (...events: GameEvent[]) => {
    const answered = { a: 0, b: 0 }
    const under: Frame = { kind: 'window', id: 8, answered, point: 'attack.after', subject: 'x1', used: [], passed: [] }
    return new SquadronAudit(STATE).follow(events, { ...state, stack: [under, ...state.stack.slice(-1)] })
  }
  expect(faults(used, moved('cloak', 76))).toEqual([])
  expect(faults(used, moved('cloak', 120))).toEqual(['cloak moves too far'])
  expect(faults(used, moved('cloak', 10), moved('cloak', 10))).toEqual(['no card moves cloak'])
  expect(faults(moved('cloak', 10))).toEqual(['no card moves cloak'])
  expect(squadronFaults(used, moved('cloak', 10))).toEqual(['cloak moves and is not activated'])
})

test('a card activates its squadron in the Ship Phase as a command would (R7.7)', () => {
  const used = (source: string): GameEvent => ({ type: 'effectUsed', source, card: 'han-solo', seat: 'a' })
  const both = [activated('x2'), moved('x2', 50), attacks('x2', 'guard'), ended('x2')]
  expect(squadronFaults(used('x2'), ...both)).toEqual([])
  expect(squadronFaults(used('x1'), ...both)).toEqual([
    'a squadron is activated outside the Squadron Phase',
    'x2 attacks, too',
  ])
})

test('a squadron moves though it is engaged where a card says so (R11.13)', () => {
  const events = [activated('x1', 'cr90'), moved('x1', 50)]
  const free = withCard('admiral-chiraneau', 'cr90')
  expect(new SquadronAudit(free).follow(events, free)).toEqual([])
  const other = withCard('admiral-chiraneau', 'victory')
  expect(new SquadronAudit(other).follow(events, other)).toEqual(['x1 moves while engaged'])
})

test('a squadron attacks twice where the card of the ship that commands it says so, if it does not move', () => {
  const faults = (on: string, ...events: GameEvent[]) => {
    const state = withCard('yavaris', on)
    return new SquadronAudit(state).follow([activated('x2', 'cr90'), ...events], state)
  }
  const attack = attacks('x2', 'guard')
  expect(faults('cr90', attack, attack)).toEqual([])
  expect(faults('cr90', attack, attack, attack)).toEqual(['x2 attacks, too'])
  expect(faults('cr90', moved('x2', 50), attack, attack)).toEqual(['x2 attacks, too'])
  expect(faults('cr90', attack, attack, moved('x2', 50))).toEqual(['x2 moves, too'])
  expect(faults('victory', attack, attack)).toEqual(['x2 attacks, too'])
})

test('a squadron that a card lets attack needs no activation, and the one whose attack it was has none (R11.5)', () => {
  const instead = [activated('x1', 'cr90'), granted('x2', 'x1'), attacks('x2', 'guard')]
  expect(squadronFaults(...instead)).toEqual([])
  expect(squadronFaults(...instead, attacks('x1', 'guard'))).toEqual(['x1 attacks, too'])
  expect(squadronFaults(...instead, attacks('x2', 'guard'))).toEqual(['x2 attacks and is not activated'])
})

test('Cloak moves once, by distance 1, when all have been activated (R11.8, R11.35)', () => {
  const all = Object.keys(STATE.squadrons).flatMap((id) => [activated(id, 'cr90'), ended(id)])
  expect(squadronFaults(...all, BEGIN, moved('cloak', 76))).toEqual([])
  expect(squadronFaults(...all, BEGIN, moved('cloak', 120))).toEqual(['cloak moves too far'])
  expect(squadronFaults(...all, BEGIN, moved('cloak', 10), moved('cloak', 10))).toEqual(['cloak uses Cloak twice'])
  expect(squadronFaults(BEGIN, moved('cloak', 10))).toEqual(['cloak uses Cloak too early'])
  expect(squadronFaults(...all, BEGIN, moved('x2', 10))).toEqual(['x2 moves and is not activated'])
})

test('a squadron that is deployed in the middle of the game has not been activated (R3.27)', () => {
  const { x2, ...others } = STATE.squadrons
  if (!x2) throw new Error('x2 expected')
  const reserve = { ships: {}, squadrons: { x2 }, obstacles: [], setAside: { x2: 'u1' } }
  const state: GameState = { ...STATE, squadrons: others, reserve }
  const comes: GameEvent = { type: 'squadronDeployed', squadron: 'x2', at: x2.at, by: 'u1' }
  const faults = (...events: GameEvent[]) => new SquadronAudit(state).follow(events, state)
  expect(faults(comes, activated('x2', 'cr90'))).toEqual([])
  expect(faults(activated('x2', 'cr90'))).toEqual(['x2 is activated twice in a round'])
})
