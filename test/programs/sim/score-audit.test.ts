import { expect, test } from 'vitest'
import { PRESETS } from '#shared/fleet/game-presets'
import type { EventOf, GameEvent } from '#shared/game/engine/event'
import type { GameState, Result } from '#shared/game/engine/state'
import { tableState } from '#test/support/case-table'
import { ScoreAudit } from './score-audit'

const STATE = tableState({
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [300, 300] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [600, 600] },
  },
})
const AFLOAT = { ...(STATE.ships.cr90 && { cr90: STATE.ships.cr90 }) }
/** The Victory of seat b is destroyed; without upgrades it costs 85. */
const DESTROYED: EventOf<'destroyed'> = {
  type: 'destroyed',
  unit: 'victory',
  card: 'victory-ii-class-star-destroyer',
  seat: 'b',
  points: 85,
  cause: 'damage',
}
const over = (result: Partial<Result> = {}): GameEvent => ({
  type: 'gameOver',
  result: { winner: 'a', reason: 'rounds', score: { a: 85, b: 0 }, round: 6, ...result },
})
const gained = (tokens: number): GameEvent => ({ type: 'victoryTokensGained', seat: 'a', tokens, source: 'table' })
const vipOn = (on: string | undefined): Partial<GameState> => ({
  objective: 'capture-the-vip',
  objectiveTokens: [{ id: 'token-1', at: { x: 0, y: 0 }, ...(on && { on }) }],
})

const faultsOf = (patch: Partial<GameState>, ...events: GameEvent[]): string[] =>
  new ScoreAudit().follow(events, { ...STATE, ...patch })

test('a score that is added up by the book has no fault (R15.5-6)', () => {
  expect(faultsOf({}, DESTROYED, over())).toEqual([])
})

test.each<[string, Partial<GameState>, number, GameEvent[]]>([
  ['victory tokens (R15.9)', { objective: 'precision-strike' }, 115, [gained(2)]],
  ['a doubled objective ship (R15.10)', { objective: 'most-wanted', objectiveShips: ['victory'] }, 170, []],
  ['more tokens of Intel Sweep', { objective: 'intel-sweep' }, 160, [gained(1)]],
  ['the VIP whom its ship carries (OB13)', vipOn('cr90'), 135, []],
  ['no VIP that lies on the table', vipOn(undefined), 85, []],
  ['the whole fleet of a tournament (R20.8)', { options: PRESETS['tournament-180'], ships: AFLOAT }, 180, []],
])('%s counts', (_name, patch, points, events) => {
  expect(faultsOf(patch, DESTROYED, ...events, over({ score: { a: points, b: 0 } }))).toEqual([])
  expect(faultsOf(patch, DESTROYED, ...events, over({ score: { a: points - 5, b: 0 } }))).toEqual([
    `a has ${points - 5} points instead of ${points}`,
  ])
})

test('the VIP scores for the side that carries it alone (OB13)', () => {
  expect(faultsOf(vipOn('victory'), DESTROYED, over({ score: { a: 85, b: 50 } }))).toEqual([])
  expect(faultsOf(vipOn('victory'), DESTROYED, over({ score: { a: 135, b: 0 } }))).toHaveLength(2)
})

test('a blockade scores for carriers that broke through, and for those that never came (OB5)', () => {
  const victory = STATE.ships.victory
  const cr90 = STATE.ships.cr90 && { ...STATE.ships.cr90, seat: 'b' as const }
  if (!victory || !cr90) throw new Error('two ships expected')
  const objectiveTokens = [{ id: 'token-1', at: cr90.pose, on: 'cr90' }]
  const run = { objective: 'blockade-run', firstPlayer: 'a', objectiveTokens } as const
  const at = (x: number): Partial<GameState> => ({
    ...run,
    ships: { victory, cr90: { ...cr90, pose: { ...cr90.pose, x } } },
  })
  const scored = (b: number) => over({ score: { a: 0, b }, winner: 'b' })
  expect(faultsOf(at(300_000), scored(20))).toEqual([])
  expect(faultsOf(at(700_000), scored(20))).toEqual(['b has 20 points instead of 0'])
  const never = { ...DESTROYED, cause: 'left-out' } as const
  expect(faultsOf({ ...run, objectiveTokens: [] }, never, over({ score: { a: 105, b: 0 } }))).toEqual([])
})

test.each<[string, string, GameEvent[]]>([
  ['a wrong cost (R15.6)', 'victory costs 80', [{ ...DESTROYED, points: 80 }]],
  ['a wrong sum (R15.6)', 'a has 90 points instead of 85', [DESTROYED, over({ score: { a: 90, b: 0 } })]],
  ['a winner with fewer points (R15.5)', 'b wins with fewer points', [DESTROYED, over({ winner: 'b' })]],
  ['a tie that the first player wins (R15.5)', 'a wins with fewer points', [over({ score: { a: 0, b: 0 } })]],
  ['a player beaten with ships (R15.1)', 'b is beaten and has ships', [DESTROYED, over({ reason: 'eliminated' })]],
])('%s is found', (_name, fault, events) => {
  expect(faultsOf({}, ...events)).toContain(fault)
})
