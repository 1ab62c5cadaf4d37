import { expect, test } from 'vitest'
import type { GameEvent, RolledDie } from '#shared/game/engine/event'
import { plain } from '#shared/messages/sentence'
import { sentences } from '#web/log/sentences'
import { nameOf } from '#web/words/names'
import { CR90, entries, gameView, NEBULON, VICTORY } from '../support/game-pages'

const view = gameView()
const told = (events: readonly GameEvent[]) =>
  sentences(entries(events), view).map(({ sentence }) => plain(sentence, (unit) => nameOf(view, unit)))

const red: RolledDie = { id: 'd1', color: 'red', face: 'double-hit' }
const blue: RolledDie = { id: 'd2', color: 'blue', face: 'accuracy' }
const black: RolledDie = { id: 'd3', color: 'black', face: 'hit-critical' }

test('a whole attack reads as a story', () => {
  expect(
    told([
      {
        type: 'attackDeclared',
        attacker: VICTORY,
        zone: 'front',
        defender: CR90,
        defendingZone: 'rear',
        range: 'medium',
        obstructedBy: [NEBULON],
      },
      { type: 'diceGathered', attacker: VICTORY, dice: [red, blue, black] },
      { type: 'dieRemoved', attacker: VICTORY, die: { id: 'd4', color: 'red' } },
      { type: 'diceRolled', attacker: VICTORY, dice: [red, { ...red, id: 'd5', face: 'blank' }, blue] },
      { type: 'commandResolved', ship: VICTORY, use: { command: 'concentrate-fire', dial: true, token: true } },
      { type: 'dieAdded', attacker: VICTORY, die: { id: 'd6', color: 'blue', face: 'critical' } },
      {
        type: 'diceRerolled',
        attacker: VICTORY,
        dice: [{ from: { ...red, id: 'd5', face: 'blank' }, to: 'hit' }],
      },
      { type: 'dieSpent', attacker: VICTORY, die: blue },
      { type: 'tokenLocked', unit: CR90, token: 't1', kind: 'evade' },
      { type: 'poolFinal', attacker: VICTORY, pool: [red] },
      { type: 'defenseSpent', unit: CR90, token: 't2', kind: 'redirect', becomes: 'exhausted' },
      { type: 'redirectNamed', ship: CR90, zone: 'left' },
      { type: 'defenseSpent', unit: CR90, token: 't3', kind: 'brace', becomes: 'discarded' },
      { type: 'defenseEnded', unit: CR90 },
      { type: 'criticalResolved', attacker: VICTORY, effect: 'standard' },
      { type: 'damageDetermined', attacker: VICTORY, defender: CR90, icons: 7, total: 4 },
      { type: 'damageSplit', ship: CR90, zone: 'left', points: 1 },
      { type: 'shieldsLost', ship: CR90, zone: 'left', points: 1 },
      { type: 'shieldsLost', ship: CR90, zone: 'rear', points: 2 },
      { type: 'damageDealt', ship: CR90, slot: 1, faceup: true, card: 'power-failure' },
      { type: 'destroyed', unit: CR90, card: 'cr90-corvette-a', seat: 'a', points: 44, cause: 'damage' },
      { type: 'attacksEnded', attacker: VICTORY },
    ]),
  ).toEqual([
    'Victory II "C" attacks CR90 "A": front at rear, medium range, obstructed by Nebulon-B "B".',
    'A red die is removed before the roll.',
    'Roll: red double hit, red blank, blue accuracy.',
    'Victory II "C" resolves Concentrate Fire by dial and token.',
    'Added: blue critical.',
    'Rerolled: red blank becomes hit.',
    'Victory II "C" spends a blue accuracy.',
    'The evade token of CR90 "A" is locked.',
    'CR90 "A" spends redirect: exhausted.',
    'CR90 "A" may redirect damage to its left.',
    'CR90 "A" spends brace: discarded.',
    'CR90 "A" ends its defense.',
    'Critical: the first damage card will be faceup.',
    'Damage: 7, reduced to 4.',
    'CR90 "A" redirects 1 to its left.',
    'CR90 "A" loses 1 left shield.',
    'CR90 "A" loses 2 rear shields.',
    'CR90 "A" is dealt a faceup damage card: Power Failure.',
    'CR90 "A" is destroyed: 44 points.',
    'Victory II "C" chooses no target.',
  ])
})

test.each<[string, GameEvent]>([
  [
    'Victory II "C" attacks X-wing x1: from the left, close range, clear.',
    {
      type: 'attackDeclared',
      attacker: VICTORY,
      zone: 'left',
      defender: 'x-wing-1',
      range: 'close',
      obstructedBy: [],
    },
  ],
  [
    'X-wing x1 attacks Victory II "C": at the front, clear.',
    {
      type: 'attackDeclared',
      attacker: 'x-wing-1',
      defender: VICTORY,
      defendingZone: 'front',
      range: 'close',
      obstructedBy: [],
    },
  ],
  [
    'The attack of CR90 "A" on Victory II "C" is canceled: no dice are left.',
    { type: 'attackCanceled', attacker: CR90, defender: VICTORY },
  ],
  ['Changed: red double hit becomes accuracy.', { type: 'dieChanged', attacker: CR90, die: red, to: 'accuracy' }],
  ['Canceled: red double hit, black hit and critical.', { type: 'diceCanceled', attacker: CR90, dice: [red, black] }],
  ['CR90 "A" loses its brace token.', { type: 'defenseDiscarded', unit: CR90, token: 't1', kind: 'brace' }],
  ['CR90 "A" resolves no critical effect.', { type: 'criticalDeclined', attacker: CR90 }],
  ['CR90 "A" resolves the critical effect of a card.', { type: 'criticalResolved', attacker: CR90, effect: 'u1.0' }],
  ['Damage: 2.', { type: 'damageDetermined', attacker: CR90, defender: VICTORY, icons: 2, total: 2 }],
  ['A card changes the damage from 3 to 2.', { type: 'damageChanged', attacker: CR90, from: 3, to: 2 }],
  ['The attack does no damage.', { type: 'damageDetermined', attacker: CR90, defender: VICTORY, icons: 0, total: 0 }],
  ['CR90 "A" redirects nothing to its left.', { type: 'damageSplit', ship: CR90, zone: 'left', points: 0 }],
  ['CR90 "A" takes the damage on its front.', { type: 'zoneChosen', ship: CR90, zone: 'front' }],
  ['X-wing x1 loses 1 hull point.', { type: 'hullLost', squadron: 'x-wing-1', points: 1 }],
  [
    'CR90 "A" is destroyed: 44 points; objective token 1 goes with it.',
    {
      type: 'destroyed',
      unit: CR90,
      card: 'cr90-corvette-a',
      seat: 'a',
      points: 44,
      cause: 'damage',
      tokens: ['token-1'],
    },
  ],
  [
    'X-wing x1 loses 2 hull points; 3 more damage has no effect.',
    { type: 'hullLost', squadron: 'x-wing-1', points: 2, beyond: 3 },
  ],
  ['CR90 "A" is dealt a facedown damage card.', { type: 'damageDealt', ship: CR90, slot: 1, faceup: false }],
  ['CR90 "A" suffers damage; no damage card is left.', { type: 'damageWithoutCard', ship: CR90 }],
  [
    'CR90 "A" turns Comm Noise facedown.',
    { type: 'damageFlipped', ship: CR90, slot: 1, faceup: false, card: 'comm-noise' },
  ],
  [
    'CR90 "A" turns a damage card faceup: Comm Noise.',
    { type: 'damageFlipped', ship: CR90, slot: 1, faceup: true, card: 'comm-noise' },
  ],
  [
    'CR90 "A" discards a damage card: Injured Crew.',
    { type: 'damageDiscarded', ship: CR90, slot: 1, card: 'injured-crew' },
  ],
])('%s', (sentence, event) => {
  expect(told([event])).toEqual([sentence])
})

test('repairs are told one by one, unspent points only if there are any (R7.10, R7.13)', () => {
  expect(
    told([
      { type: 'commandResolved', ship: CR90, use: { command: 'repair', dial: true, token: false } },
      { type: 'dialSpent', ship: CR90, command: 'repair', use: 'resolve' },
      { type: 'shieldRecovered', ship: CR90, zone: 'front' },
      { type: 'shieldMoved', ship: CR90, from: 'rear', to: 'left' },
      { type: 'repairEnded', ship: CR90, unspent: 1 },
      { type: 'repairEnded', ship: CR90, unspent: 0 },
    ]),
  ).toEqual([
    'CR90 "A" resolves Repair by dial.',
    'CR90 "A" recovers 1 front shield.',
    'CR90 "A" moves 1 rear shield to the left.',
    'CR90 "A" leaves 1 engineering point unspent.',
  ])
})

test('what cards do is told by their titles', () => {
  expect(
    told([
      { type: 'effectUsed', source: `${CR90}#1`, card: 'crew-panic', seat: 'a' },
      { type: 'effectUsed', source: 'u1', card: 'test-card', seat: 'b' },
      { type: 'dialLost', ship: CR90, n: 0, command: 'navigate', salt: '' },
      { type: 'granted', unit: CR90, what: 'maneuver', source: 'u1' },
      { type: 'granted', unit: CR90, what: 'attack', source: 'u1' },
    ]),
  ).toEqual([
    'Crew Panic on CR90 "A" takes effect.',
    'Empire: Test Card is used.',
    'CR90 "A" loses its dial before it is revealed: Navigate.',
    'CR90 "A" is granted another maneuver.',
    'CR90 "A" is granted another attack.',
  ])
})

test('what an effect is about is told where no other sentence tells it', () => {
  const used = {
    type: 'effectUsed',
    source: `early-warning-system@${CR90}`,
    card: 'early-warning-system',
    seat: 'a',
  } as const
  expect(
    told([
      { ...used, chosen: ['left'] },
      { ...used, source: 'u1', card: 'test-card', chosen: [CR90, VICTORY] },
    ]),
  ).toEqual([
    'CR90 "A" uses Early Warning System at its left.',
    'Rebels: Test Card is used on CR90 "A" and Victory II "C".',
  ])
})

test('of readied cards those are told whose ship is there (R9.17, R14.3)', () => {
  const [own, lost] = [`early-warning-system@${CR90}`, 'gunnery-team@nebulon']
  expect(
    told([
      { type: 'cardsReadied', cards: [own, lost], gone: [lost] },
      { type: 'cardsReadied', cards: [lost], gone: [lost] },
    ]),
  ).toEqual(['Readied: Early Warning System (CR90 "A").'])
})

test('who may read a secret reads it in the sentence, the others read that it happened (R17.7g, R17.8e)', () => {
  const replaced: GameEvent = { type: 'dialReplaced', ship: VICTORY, seat: 'a', n: 2, commitment: 'c0' }
  const looked: GameEvent = { type: 'cardsLookedAt', seat: 'a', source: 'u1', count: 2 }
  const things = [
    { id: 'top-1', card: 'crew-panic' },
    { id: 'top-2', card: 'comm-noise' },
  ]
  expect(
    told([
      { ...replaced, secret: { seats: ['a', 'b'], command: 'repair' } },
      { ...looked, secret: { seats: ['a'], things } },
      replaced,
      looked,
    ]),
  ).toEqual([
    'Rebels: the top dial of Victory II "C" is set again: Repair.',
    'Rebels: 2 cards looked at: Crew Panic and Comm Noise.',
    'Rebels: the top dial of Victory II "C" is set again.',
    'Rebels: 2 cards looked at.',
  ])
})
