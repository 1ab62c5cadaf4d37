import { expect, test } from 'vitest'
import type { GameEvent } from '#shared/game/engine/event'
import type { GameState } from '#shared/game/engine/state'
import { tableState } from '#test/support/case-table'
import { ShipAudit } from './ship-audit'

const STATE = tableState({
  phase: 'ship',
  first: 'a',
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [300, 300] },
    nebulon: { card: 'nebulon-b-escort-frigate', at: [500, 300] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [400, 700] },
  },
})
const BEGIN: GameEvent = { type: 'phaseBegan', round: 1, phase: 'ship' }
const END: GameEvent = { type: 'phaseBegan', round: 1, phase: 'squadron' }
const activated = (ship: string): GameEvent => ({ type: 'shipActivated', ship, forced: false })
const courseOf = (ship: string, clicks: number[] = [0, 0]): GameEvent => ({
  type: 'courseSet',
  ship,
  speed: 2,
  clicks,
  side: 'left',
})
const ended = (ship: string): GameEvent => ({ type: 'activationEnded', ship })
const turn = (ship: string, clicks?: number[]): GameEvent[] => [activated(ship), courseOf(ship, clicks), ended(ship)]
const passed = (seat: 'a' | 'b'): GameEvent => ({ type: 'passed', seat })
const granted = (unit: string): GameEvent => ({ type: 'granted', unit, what: 'maneuver', source: 'u1' })

const faultsOf = (state: GameState, ...events: GameEvent[]): string[] => new ShipAudit().follow(events, state)

test('a Ship Phase by the book has no fault (R5.2-9)', () => {
  expect(faultsOf(STATE, BEGIN, ...turn('cr90'), ...turn('victory'), ...turn('nebulon'), END)).toEqual([])
})

test('a card may give a maneuver, hold a ship back, or raise a second yaw', () => {
  const twice = [activated('cr90'), courseOf('cr90'), granted('cr90'), courseOf('cr90'), ended('cr90')]
  expect(faultsOf(STATE, BEGIN, ...twice)).toEqual([])
  const withCard = (card: string, on: string, roundToken?: number): GameState => ({
    ...STATE,
    cards: {
      u1: { id: 'u1', card, on, seat: 'b', exhausted: false, discarded: false, ...(roundToken && { roundToken }) },
    },
  })
  const waits = [...turn('cr90'), passed('b'), ...turn('nebulon')]
  expect(faultsOf(withCard('governor-pryce', 'victory', STATE.round), BEGIN, ...waits)).toEqual([])
  expect(faultsOf(withCard('governor-pryce', 'victory'), BEGIN, ...waits)).toEqual(['b passes with ships left'])
  const adviser = withCard('strategic-adviser', 'victory')
  const byCard: GameEvent = { type: 'passed', seat: 'b', source: 'u1' }
  expect(faultsOf(adviser, BEGIN, ...turn('cr90'), byCard, ...turn('nebulon'))).toEqual([])
  expect(faultsOf(adviser, BEGIN, ...turn('cr90'), ...turn('victory'), ...turn('nebulon'), byCard)).toEqual([
    'b passes by victory, which could not activate',
  ])
  const called: GameEvent = { type: 'effectUsed', source: 'u1', card: 'bail-organa', seat: 'b' }
  expect(faultsOf(withCard('bail-organa', 'victory'), BEGIN, called, ...turn('victory'))).toEqual([])
  expect(faultsOf(withCard('nav-team', 'cr90'), BEGIN, ...turn('cr90', [2, 3]))).toEqual([])
})

test.each<[string, string, GameEvent[]]>([
  ['the second player first (R5.2)', 'victory is activated out of turn', turn('victory')],
  ['two in a row (R5.2)', 'nebulon is activated out of turn', [...turn('cr90'), ...turn('nebulon')]],
  ['a ship twice (R5.7)', 'cr90 is activated twice', [...turn('cr90'), ...turn('victory'), ...turn('cr90')]],
  ['a pass with ships left (R5.3)', 'b passes with ships left', [...turn('cr90'), passed('b')]],
  ['a pass out of turn (R5.3)', 'b passes out of turn', [passed('b')]],
  ['ships left over (R5.8)', 'never activated: nebulon', [...turn('cr90'), ...turn('victory'), END]],
  ['the next before it is done', 'victory is activated before', [activated('cr90'), activated('victory')]],
  ['no maneuver (R5.9)', 'cr90 executes no maneuver', [activated('cr90'), ended('cr90')]],
  ['two maneuvers (R5.9)', 'one maneuver too many', [activated('cr90'), courseOf('cr90'), courseOf('cr90')]],
  ['a maneuver out of turn', 'nebulon maneuvers and is not', [activated('cr90'), courseOf('nebulon')]],
  ['a turn too hard (R7.18)', 'cr90 turns too hard', turn('cr90', [2, 3])],
  ['a joint too many', '1 joints at speed 2', turn('cr90', [0])],
])('%s is found', (_name, fault, events) => {
  expect(faultsOf(STATE, BEGIN, ...events)).toContainEqual(expect.stringContaining(fault))
})
