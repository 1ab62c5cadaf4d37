import { expect, test } from 'vitest'
import type { EventOf, GameEvent } from '#shared/game/engine/event'
import { tableState } from '#test/support/case-table'
import { SquadronAudit } from './squadron-audit'

const STATE = tableState({
  phase: 'squadron',
  squadrons: {
    x1: { card: 'x-wing-squadron', at: [100, 100] },
    x2: { card: 'x-wing-squadron', at: [200, 100] },
    x3: { card: 'x-wing-squadron', at: [600, 600] },
    t1: { card: 'tie-fighter-squadron', at: [600, 700] },
    t2: { card: 'tie-fighter-squadron', at: [300, 800] },
  },
})
const BEGIN: GameEvent = { type: 'phaseBegan', round: 1, phase: 'squadron' }
const END: GameEvent = { type: 'phaseBegan', round: 1, phase: 'status' }
const activated = (squadron: string, by?: string): GameEvent => ({
  type: 'squadronActivated',
  squadron,
  forced: false,
  ...(by && { by }),
})
const ended = (squadron: string): GameEvent => ({ type: 'squadronEnded', squadron, idle: false })
const idle = (...squadrons: string[]): GameEvent[] => squadrons.flatMap((id) => [activated(id), ended(id)])
const moved = (squadron: string, y: number): EventOf<'squadronMoved'> => {
  const from = STATE.squadrons[squadron]?.at ?? { x: 0, y: 0 }
  return { type: 'squadronMoved', squadron, from, to: { x: from.x, y: y * 1000 } }
}
const attacks = (attacker: string, defender: string): GameEvent => ({
  type: 'attackDeclared',
  attacker,
  defender,
  range: 'close',
  obstructedBy: [],
})

const faultsOf = (...events: GameEvent[]): string[] => new SquadronAudit(STATE).follow(events, STATE)

test('a Squadron Phase by the book has no fault (R11.2-5)', () => {
  const move = [activated('x1'), moved('x1', 284), ended('x1')]
  const attack = [activated('x3'), attacks('x3', 't1'), ended('x3')]
  expect(faultsOf(BEGIN, ...move, ...idle('x2', 't1', 't2'), ...attack, END)).toEqual([])
})

test('nor has a squadron that a ship commands to move and attack (R7.7)', () => {
  expect(faultsOf(activated('x1', 'cr90'), moved('x1', 200), attacks('x1', 't1'), ended('x1'))).toEqual([])
})

test.each<[string, string, GameEvent[]]>([
  ['a squadron activated twice (R11.6)', 'x1 is activated twice', [BEGIN, ...idle('x1', 'x1')]],
  ['three in a turn (R11.2)', 'a activates too many', [BEGIN, ...idle('x1', 'x2', 'x3')]],
  ['one in a turn (R11.2)', 'b begins before a is done', [BEGIN, ...idle('x1', 't1')]],
  ['the second player first (R11.2)', 'b begins before a is done', [BEGIN, ...idle('t1')]],
  [
    'the second before the first is done (R11.3)',
    'x2 is activated before x1',
    [BEGIN, activated('x1'), activated('x2')],
  ],
  ['a pass with squadrons left (R11.4)', 'a passes with', [BEGIN, { type: 'passed', seat: 'a' }]],
  ['squadrons left over (R11.4)', 'never activated: x3, t1, t2', [BEGIN, ...idle('x1', 'x2'), END]],
  ['a move and an attack (R11.5)', 'x1 attacks, too', [BEGIN, activated('x1'), moved('x1', 200), attacks('x1', 't1')]],
  ['an attack and a move (R11.5)', 'x1 moves, too', [BEGIN, activated('x1'), attacks('x1', 't1'), moved('x1', 200)]],
  ['two attacks (R11.5)', 'x3 attacks, too', [BEGIN, activated('x3'), attacks('x3', 't1'), attacks('x3', 't2')]],
  ['a move too far (R11.10)', 'x1 moves too far', [BEGIN, activated('x1'), moved('x1', 285)]],
  ['a move while engaged (R11.13)', 'x3 moves while engaged', [BEGIN, activated('x3'), moved('x3', 500)]],
  ['a move out of turn', 'x1 moves and is not activated', [BEGIN, moved('x1', 200)]],
  ['an attack out of turn', 'x1 attacks and is not activated', [BEGIN, attacks('x1', 't1')]],
  ['an end out of turn', 'x1 ends and was not activated', [BEGIN, ended('x1')]],
  ['an activation in another phase', 'outside the Squadron Phase', [activated('x1')]],
])('%s is found', (_name, fault, events) => {
  expect(faultsOf(...events)).toContainEqual(expect.stringContaining(fault))
})

test('whose slider a card turns need not be activated any more (R11.4)', () => {
  const turned = ['x3', 't1', 't2'].map((squadron) => ({ type: 'sliderTurned', squadron, activated: true }) as const)
  expect(faultsOf(BEGIN, ...idle('x1', 'x2'), ...turned, END)).toEqual([])
})

test('nor has a squadron that gains Rogue in the step in which it is activated (R11.31)', () => {
  const hera = { source: 'x2', card: 'hera-syndulla', seat: 'a', on: 'x1', until: 'round', id: 'l1' } as const
  const audit = new SquadronAudit(STATE)
  expect(audit.follow([BEGIN, activated('x1')], STATE)).toEqual([])
  const after = { ...STATE, lasting: [hera] }
  expect(audit.follow([moved('x1', 200)], after)).toEqual([])
  expect(audit.follow([attacks('x1', 't1')], after)).toEqual([])
})
