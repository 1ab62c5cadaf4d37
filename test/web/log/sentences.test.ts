import { expect, test } from 'vitest'
import { logSentence } from '#messages/log'
import type { GameEvent } from '#shared/game/engine/event'
import { plain } from '#shared/messages/sentence'
import { sentences } from '#web/log/sentences'
import { nameOf } from '#web/words/names'
import { CR90, entries, gameView, NEBULON, VICTORY } from '../support/game-pages'

const view = gameView()
const told = (...events: GameEvent[]) =>
  sentences(entries(events), view).map(({ sentence }) => plain(sentence, (unit) => nameOf(view, unit)))
const pose = { x: 0, y: 0, heading: 0 }
const use = { dial: true, token: true, speed: 2, yaw: 1 } as const

test.each<[string, GameEvent]>([
  [
    'Initiative: Rebels.',
    { type: 'sidesSettled', wishes: { a: 'any', b: 'any' }, factions: view.factions, drawn: false, firstPlayer: 'a' },
  ],
  [
    'The sides are drawn at random. Initiative: Rebels.',
    { type: 'sidesSettled', wishes: { a: 'any', b: 'any' }, factions: view.factions, drawn: true, firstPlayer: 'a' },
  ],
  ['Round 2 begins; initiative: Rebels.', { type: 'roundBegan', round: 2, firstPlayer: 'a' }],
  [
    'Empire: 1 dial set in secret.',
    { type: 'dialsSet', seat: 'b', dials: [{ ship: VICTORY, n: 0, commitment: 'c0' }] },
  ],
  ['Empire: nothing left to activate.', { type: 'passed', seat: 'b' }],
  ['X-wing x1 is activated.', { type: 'squadronActivated', squadron: 'x-wing-1', forced: false }],
  [
    'X-wing x1 is activated (the only one that can be).',
    { type: 'squadronActivated', squadron: 'x-wing-1', forced: true },
  ],
  ['X-wing x1 is activated by CR90 "A".', { type: 'squadronActivated', squadron: 'x-wing-1', forced: false, by: CR90 }],
  [
    'X-wing x1 is activated by CR90 "A", relayed by X-wing x2.',
    { type: 'squadronActivated', squadron: 'x-wing-1', forced: false, by: CR90, relay: 'x-wing-2' },
  ],
  [
    'X-wing x1 moves 50 mm.',
    { type: 'squadronMoved', squadron: 'x-wing-1', from: { x: 0, y: 0 }, to: { x: 30_000, y: 40_000 } },
  ],
  [
    'X-wing x1 stays where it is.',
    { type: 'squadronMoved', squadron: 'x-wing-1', from: { x: 9, y: 9 }, to: { x: 9, y: 9 } },
  ],
  ['X-wing x1 neither moves nor attacks.', { type: 'squadronEnded', squadron: 'x-wing-1', idle: true }],
  [
    'CR90 "A" leaves 1 activation of its Squadron command unused.',
    { type: 'squadronCommandEnded', ship: CR90, left: 1 },
  ],
  ['X-wing x1 uses Swarm.', { type: 'keywordUsed', unit: 'x-wing-1', keyword: 'swarm' }],
  ['X-wing x1 does not use Counter.', { type: 'counterDeclined', squadron: 'x-wing-1' }],
  [
    'X-wing x1 moves objective token 1 by 20 mm.',
    {
      type: 'objectiveTokenMoved',
      token: 'o1',
      squadron: 'x-wing-1',
      from: { x: 0, y: 0 },
      to: { x: 20_000, y: 0 },
    },
  ],
  ['CR90 "A" is activated (the only one that can be).', { type: 'shipActivated', ship: CR90, forced: true }],
  [
    'CR90 "A" reveals Concentrate Fire.',
    { type: 'dialRevealed', ship: CR90, n: 0, command: 'concentrate-fire', salt: '' },
  ],
  ['CR90 "A" takes a Repair token for its dial.', { type: 'dialSpent', ship: CR90, command: 'repair', use: 'token' }],
  [
    'CR90 "A" already has a Repair token; the new one is discarded.',
    { type: 'tokenDiscarded', ship: CR90, command: 'repair', why: 'duplicate' },
  ],
  [
    'CR90 "A" discards a Repair token: too many.',
    { type: 'tokenDiscarded', ship: CR90, command: 'repair', why: 'limit' },
  ],
  [
    'CR90 "A" navigates by dial and token: speed +2 and one more click at joint 1.',
    { type: 'navigated', ship: CR90, use },
  ],
  [
    'Nebulon-B "B" sets its course at speed 3: straight, 1 right, 2 left; tool on its right.',
    { type: 'courseSet', ship: NEBULON, speed: 3, clicks: [0, 1, -2], side: 'right' },
  ],
  [
    'Nebulon-B "B" stays where it is, at speed 0.',
    { type: 'courseSet', ship: NEBULON, speed: 0, clicks: [], side: 'right' },
  ],
  [
    'Nebulon-B "B" has no room and moves at speed 1 this time.',
    { type: 'moved', ship: NEBULON, from: pose, to: pose, speed: 1, tried: [pose] },
  ],
  [
    'Nebulon-B "B" would overlap Victory II "C".',
    { type: 'overlapped', ship: NEBULON, ships: [VICTORY], closest: VICTORY },
  ],
  [
    'Nebulon-B "B" would overlap CR90 "A" and Victory II "C"; the closest is CR90 "A".',
    { type: 'overlapped', ship: NEBULON, ships: [CR90, VICTORY], closest: CR90 },
  ],
  [
    'Rebels: X-wing x1 and X-wing x2 placed beside Victory II "C".',
    {
      type: 'squadronsPlaced',
      seat: 'a',
      ship: VICTORY,
      places: [
        { squadron: 'x-wing-1', x: 0, y: 0 },
        { squadron: 'x-wing-2', x: 0, y: 0 },
      ],
    },
  ],
  [
    'CR90 "A" leaves the play area and is destroyed: 44 points.',
    { type: 'destroyed', unit: CR90, card: 'cr90-corvette-a', seat: 'a', points: 44, cause: 'left-area' },
  ],
  [
    'The game is over in round 6: Empire wins 44–0; the last round is over.',
    { type: 'gameOver', result: { winner: 'b', reason: 'rounds', score: { a: 0, b: 44 }, round: 6 } },
  ],
  [
    'The game is over in round 3: Rebels win; the other side resigned.',
    { type: 'gameOver', result: { winner: 'a', reason: 'resigned', score: { a: 83, b: 173 }, round: 3 } },
  ],
  [
    'The game is over in round 1: Empire wins; the other side resigned.',
    { type: 'gameOver', result: { winner: 'b', reason: 'resigned', score: { a: 8, b: 0 }, round: 1 } },
  ],
])('%s', (sentence, event) => {
  expect(told(event)).toEqual([sentence])
})

test.each<[string, GameEvent]>([
  [
    'Draw 0 decides the order of the damage deck (51 numbers, below 52 … 2).',
    { type: 'drawn', n: 0, purpose: 'damage-deck', ranges: Array.from({ length: 51 }, (_, i) => 52 - i) },
  ],
  ['Draw 1 decides who plays which side (a number below 2).', { type: 'drawn', n: 1, purpose: 'sides', ranges: [2] }],
  ['Draw 2 decides the dice (3 numbers below 8).', { type: 'drawn', n: 2, purpose: 'dice', ranges: [8, 8, 8] }],
])('how luck is proved stands beside its seal, not in the log: %s', (sentence, event) => {
  expect(told(event)).toEqual([])
  const words = logSentence(event, view)
  expect(words && plain(words, (unit) => nameOf(view, unit))).toBe(sentence)
})

test('an event that another sentence tells already makes none of its own', () => {
  expect(told({ type: 'activationEnded', ship: CR90 }, { type: 'tokensReadied', tokens: [] })).toEqual([])
})

test('a unit that is lost keeps its name', () => {
  const { [CR90]: _, ...ships } = view.ships
  const lost = {
    ...view,
    ships,
    lost: [
      { id: CR90, tag: 'A', card: 'cr90-corvette-a', seat: 'a', points: 44, cause: 'left-area', round: 2 } as const,
    ],
  }
  expect(nameOf(lost, CR90)).toBe('CR90 "A"')
})
