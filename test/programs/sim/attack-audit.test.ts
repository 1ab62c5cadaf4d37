import { expect, test } from 'vitest'
import type { EventOf, GameEvent, RolledDie } from '#shared/game/engine/event'
import { tableState } from '#test/support/case-table'
import { AttackAudit } from './attack-audit'

const STATE = tableState({
  squadrons: {
    x: { card: 'x-wing-squadron', at: [600, 600] },
    t: { card: 'tie-fighter-squadron', at: [600, 680] },
  },
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [300, 300], heading: 180 },
    victory: { card: 'victory-ii-class-star-destroyer', at: [300, 150] },
  },
})
const DECLARED: EventOf<'attackDeclared'> = {
  type: 'attackDeclared',
  attacker: 'victory',
  zone: 'front',
  defender: 'cr90',
  defendingZone: 'front',
  range: 'long',
  obstructedBy: [],
}
const die = (id: string, face: RolledDie['face'], color: RolledDie['color'] = 'red'): RolledDie => ({ id, color, face })
const POOL = [die('d1', 'hit'), die('d2', 'double-hit'), die('d3', 'critical')]
const attacker = 'victory'

/** A whole attack by the book: four icons, three shields and a card. */
const BOOK: GameEvent[] = [
  { type: 'shipActivated', ship: 'victory', forced: false },
  DECLARED,
  { type: 'diceGathered', attacker, dice: POOL.map(({ id, color }) => ({ id, color })) },
  { type: 'diceRolled', attacker, dice: POOL },
  { type: 'damageDetermined', attacker, defender: 'cr90', icons: 4, total: 4 },
  { type: 'shieldsLost', ship: 'cr90', zone: 'front', points: 2 },
  { type: 'damageDealt', ship: 'cr90', slot: 1, faceup: false },
  { type: 'damageDealt', ship: 'cr90', slot: 2, faceup: false },
  { type: 'attacksEnded', attacker },
]

const instead = (type: GameEvent['type'], patch: object): GameEvent[] =>
  BOOK.map((event) => (event.type === type ? ({ ...event, ...patch } as GameEvent) : event))
const before = (type: GameEvent['type'], ...more: GameEvent[]): GameEvent[] =>
  BOOK.flatMap((event) => (event.type === type ? [...more, event] : [event]))
const spent = (token: string, kind: 'evade' | 'brace' | 'redirect'): GameEvent => ({
  type: 'defenseSpent',
  unit: 'cr90',
  token,
  kind,
  becomes: 'exhausted',
})

const LOCKED: GameEvent = { type: 'tokenLocked', unit: 'cr90', token: 'evade-1', kind: 'evade' }

test('an attack by the book has no fault', () => {
  expect(new AttackAudit().follow(BOOK, STATE)).toEqual([])
})

/** A squadron attacks all around, with all its dice. */
function bySquadron(by: 'x' | 't', icons: number, face: RolledDie['face'], count: number): GameEvent[] {
  const dice = Array.from({ length: count }, (_, i) => die(`d${i + 1}`, face, by === 'x' ? 'red' : 'blue'))
  return [
    {
      type: 'attackDeclared',
      attacker: by,
      defender: 'victory',
      defendingZone: 'rear',
      range: 'close',
      obstructedBy: [],
    },
    { type: 'diceGathered', attacker: by, dice: dice.map(({ id, color }) => ({ id, color })) },
    { type: 'diceRolled', attacker: by, dice },
    { type: 'damageDetermined', attacker: by, defender: 'victory', icons, total: icons },
    ...(icons > 0 ? [{ type: 'shieldsLost', ship: 'victory', zone: 'rear', points: icons } as const] : []),
    { type: 'squadronEnded', squadron: by, idle: false },
  ]
}

test('nor has that of a squadron: criticals count for bombers (R11.23, R11.25)', () => {
  expect(new AttackAudit().follow(bySquadron('x', 1, 'critical', 1), STATE)).toEqual([])
  expect(new AttackAudit().follow(bySquadron('t', 0, 'critical', 1), STATE)).toEqual([])
  expect(new AttackAudit().follow(bySquadron('t', 1, 'critical', 1), STATE)).toContainEqual(
    'the dice show 0 and 1 are counted',
  )
  expect(new AttackAudit().follow(bySquadron('t', 2, 'hit', 2), STATE)).toContainEqual(
    'other dice are gathered than are printed',
  )
})

test('what a card does after the damage is besides it (FQ.dutch-vander.1)', () => {
  const used: GameEvent = { type: 'effectUsed', source: 'x', card: 'dutch-vander', seat: 'a' }
  const more: GameEvent = { type: 'damageDealt', ship: 'cr90', slot: 3, faceup: false }
  expect(new AttackAudit().follow(before('attacksEnded', used, more), STATE)).toEqual([])
  const early = before('damageDetermined', used)
  const unexplained = [...early.slice(0, -1), more, ...early.slice(-1)]
  expect(new AttackAudit().follow(unexplained, STATE)).toEqual(['cr90 suffers 5 instead of 4 damage'])
})

test('a token of another unit with the name of a locked one is not locked', () => {
  const unlocked = before(
    'damageDetermined',
    { type: 'dieAdded', attacker, die: die('d4', 'accuracy') },
    { type: 'dieSpent', attacker, die: die('d4', 'accuracy') },
    LOCKED,
    { ...spent('evade-1', 'evade'), unit: 'x' } as GameEvent,
  )
  expect(new AttackAudit().follow(unlocked, STATE)).toEqual([])
})

test('nor has a second one from another hull zone', () => {
  expect(new AttackAudit().follow([...BOOK, { ...DECLARED, zone: 'left' }], STATE)).toEqual([])
})

test('damage that is void because the defender is destroyed is accounted for (R9.16)', () => {
  const gone: EventOf<'destroyed'> = {
    type: 'destroyed',
    unit: 'cr90',
    card: 'cr90-corvette-a',
    seat: 'a',
    points: 44,
    cause: 'damage',
  }
  const [card] = BOOK.filter(({ type }) => type === 'damageDealt')
  const events = BOOK.flatMap((event): GameEvent[] =>
    event.type === 'damageDealt' ? (event === card ? [event, gone] : []) : [event],
  )
  expect(new AttackAudit().follow(events, STATE)).toEqual([])
})

test('and so is that of a ship that answers by Counter before it goes (R11.27)', () => {
  const first = BOOK.findIndex(({ type }) => type === 'damageDealt')
  const answer: GameEvent = { ...DECLARED, attacker: 'cr90', defender: 'victory', manner: 'counter' }
  const shotDown = structuredClone(STATE)
  if (shotDown.ships.cr90) shotDown.ships.cr90.damageWithoutCard = 4
  const answered = (state: typeof STATE) => {
    const audit = new AttackAudit()
    return [...audit.follow(BOOK.slice(0, first + 1), STATE), ...audit.follow([answer], state)]
  }
  expect(answered(shotDown)).toEqual([])
  expect(answered(STATE)).toEqual([expect.stringMatching(/^cr90 suffers . of 4 damage$/)])
})

test.each<[string, string, GameEvent[]]>([
  [
    'dice that the range does not allow (R6.10)',
    'other dice are gathered',
    instead('attackDeclared', { range: 'close' }),
  ],
  ['a pool counted wrongly (R6.30)', 'show 4 and 5 are counted', instead('damageDetermined', { icons: 5, total: 5 })],
  ['a brace that was not spent (R8.10)', '4 icons make 2 damage', instead('damageDetermined', { total: 2 })],
  ['a brace that is forgotten (R8.10)', '4 icons make 4 damage', before('damageDetermined', spent('brace-1', 'brace'))],
  ['a lost point (R9.1)', 'cr90 suffers 3 of 4', instead('shieldsLost', { points: 1 })],
  ['a point too many (R9.1)', 'cr90 suffers 5 instead of 4', instead('shieldsLost', { points: 3 })],
  ['the same hull zone again (R6.2)', 'the front zone attacks twice', [...BOOK, DECLARED]],
  [
    'a third attack (R6.2)',
    'one attack too many',
    [...BOOK, { ...DECLARED, zone: 'left' }, { ...DECLARED, zone: 'right' }],
  ],
  [
    'the same squadron twice in one attack (R6.35)',
    'tie is attacked twice',
    ['tie', 'x', 'tie'].map((defender): GameEvent => {
      const { defendingZone: _, ...rest } = DECLARED
      return { ...rest, defender }
    }),
  ],
  [
    'a die id used twice',
    'd3 is twice in the pool',
    before('damageDetermined', { type: 'dieAdded', attacker, die: die('d3', 'blank') }),
  ],
  [
    'a die spent twice',
    'd3 leaves the pool',
    before(
      'damageDetermined',
      { type: 'dieSpent', attacker, die: die('d3', 'critical') },
      { type: 'diceCanceled', attacker, dice: [die('d3', 'critical')] },
    ),
  ],
  [
    'a locked token spent (R8.4)',
    'the locked token evade-1',
    before(
      'damageDetermined',
      { type: 'dieAdded', attacker, die: die('d4', 'accuracy') },
      { type: 'dieSpent', attacker, die: die('d4', 'accuracy') },
      LOCKED,
      spent('evade-1', 'evade'),
    ),
  ],
  ['a token locked for nothing (R6.22)', 'locked without an accuracy icon', before('damageDetermined', LOCKED)],
  [
    'two tokens of a kind (R8.2)',
    'a second evade',
    before('damageDetermined', spent('evade-1', 'evade'), spent('evade-2', 'evade')),
  ],
])('%s is found', (_name, fault, events) => {
  expect(new AttackAudit().follow(events, STATE)).toContainEqual(expect.stringContaining(fault))
})
