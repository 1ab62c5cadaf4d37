import { expect, test } from 'vitest'
import type { EventOf, GameEvent, RolledDie } from '#shared/game/engine/event'
import type { FrameOf } from '#shared/game/engine/frame'
import { shotKey } from '#shared/game/engine/once'
import { type DefenseKind, type DieColor, type GameState, type RangeBand, TABLE } from '#shared/game/engine/state'
import { tableState } from '#test/support/case-table'
import { AttackAudit } from './attack-audit'
import { STATE, withCard } from './audited-table'

/** What audits know of cards, as far as attacks go. */

const DISCARDED: GameState = {
  ...STATE,
  cards: { u1: { id: 'u1', card: 'gunnery-team', on: 'victory', seat: 'b', exhausted: false, discarded: true } },
}

type Declared = EventOf<'attackDeclared'>
const declares = (patch: Partial<Declared> = {}): Declared => ({
  type: 'attackDeclared',
  attacker: 'victory',
  zone: 'front',
  defender: 'cr90',
  defendingZone: 'front',
  range: 'long',
  obstructedBy: [],
  ...patch,
})
const ACTIVATED: GameEvent = { type: 'shipActivated', ship: 'victory', forced: false }
const granted = (unit: string, source: string): GameEvent => ({ type: 'granted', unit, what: 'attack', source })
const attackFaults = (state: GameState, ...events: GameEvent[]): string[] => new AttackAudit().follow(events, state)

/** An attack, and whether so many dice of one color are gathered by the book. */
const gathers = (state: GameState, attack: Declared, color: DieColor, count: number): string[] => {
  const dice = Array.from({ length: count }, (_, i) => ({ id: `d${i + 1}`, color }))
  return attackFaults(state, attack, { type: 'diceGathered', attacker: attack.attacker, dice })
}
const OTHER_DICE = ['other dice are gathered than are printed']

/** The hull zone at the bow has attacked that of the CR90 in this round. */
const shot = (state: GameState): GameState => ({
  ...state,
  uses: [
    {
      key: shotKey({ attacker: 'victory', zone: 'front', defender: 'cr90', defendingZone: 'front' }),
      until: 'round',
    },
  ],
})

test('a card lets a hull zone attack again, but not the same defender (R5.19)', () => {
  const again = [ACTIVATED, declares(), declares({ defender: 'x1' })]
  const state = withCard('gunnery-team')
  expect(attackFaults(state, ...again)).toEqual([])
  expect(attackFaults(shot(state), declares({ defendingZone: 'left' }))).toEqual([FORBIDDEN])
  expect(attackFaults(shot(STATE), declares({ defendingZone: 'left' }))).toEqual([])
  expect(attackFaults(state, ...again, declares({ zone: 'left' }))).toEqual(['one attack too many in an activation'])
  for (const none of [STATE, DISCARDED]) expect(attackFaults(none, ...again)).toEqual(['the front zone attacks twice'])
})

test('an attack that a card forbids is found; one that goes on is none of those that Slaved Turrets forbids (R6.34)', () => {
  const { defendingZone: _, ...atSquadron } = declares({ defender: 'x1', range: 'close' })
  const state = shot(withCard('slaved-turrets'))
  expect(attackFaults(state, atSquadron, { ...atSquadron, defender: 'x2' })).toEqual([
    'a card forbids victory to attack x1',
  ])
})
const FORBIDDEN = 'a card forbids victory to attack cr90'

test('objective ships of Advanced Gunnery attack again: the first player not the same zone, the second any (OB1)', () => {
  const card = (seat: 'a' | 'b') => ({ id: `o${seat}`, card: 'advanced-gunnery', on: TABLE, seat })
  const cards = Object.fromEntries(
    (['a', 'b'] as const).map((seat) => [`o${seat}`, { ...card(seat), exhausted: false, discarded: false }]),
  )
  const gunnery = { objective: 'advanced-gunnery', objectiveShips: ['victory'], cards }
  const [first, second]: GameState[] = (['b', 'a'] as const).map((firstPlayer) => ({
    ...STATE,
    ...gunnery,
    firstPlayer,
  }))
  if (!first || !second) throw new Error('two states expected')
  expect(attackFaults(first, ACTIVATED, declares(), declares({ defendingZone: 'left' }))).toEqual([])
  expect(attackFaults(shot(first), declares())).toEqual([FORBIDDEN])
  expect(attackFaults(shot(first), declares({ defendingZone: 'left' }))).toEqual([])
  expect(attackFaults(shot(second), ACTIVATED, declares(), declares())).toEqual([])
})

test('an attack that a card gives is besides the two, unless it is one of them', () => {
  const three = (source: string) => [
    ACTIVATED,
    declares(),
    declares({ zone: 'left' }),
    granted('victory', source),
    declares({ zone: 'right' }),
  ]
  expect(attackFaults(withCard('demolisher'), ...three('u1'))).toEqual(['one attack too many in an activation'])
  expect(attackFaults(STATE, ...three('u1'))).toEqual([])
})

test('Counter is none of them, and has dice of its own (R11.27)', () => {
  const { defendingZone: _, ...answer } = declares({
    attacker: 'cr90',
    manner: 'counter',
    defender: 'guard',
    range: 'close',
  })
  expect(attackFaults(STATE, ACTIVATED, declares(), declares({ zone: 'left' }), answer)).toEqual([])
  expect(gathers(withCard('quad-laser-turrets', 'cr90'), answer, 'blue', 1)).toEqual([])
  expect(gathers(withCard('quad-laser-turrets', 'cr90'), answer, 'blue', 2)).toEqual(OTHER_DICE)
  const { zone: __, ...bySquadron } = { ...answer, attacker: 'guard', defender: 'x1' }
  expect(gathers(STATE, bySquadron, 'blue', 2)).toEqual([])
})

test('squadrons at distance 1-2 of a friend that says so have a Counter more; Instructor Goran passes over heavy ones', () => {
  const counter = (attacker: string, defender: string): Declared => ({
    type: 'attackDeclared',
    attacker,
    defender,
    manner: 'counter',
    range: 'close',
    obstructedBy: [],
  })
  const [taught, enemy] = [counter('guard', 'x1'), counter('x1', 'guard')]
  const near = { ...STATE.ships }
  for (const ship of [near.victory])
    if (ship) near.victory = { ...ship, pose: { ...ship.pose, x: 600_000, y: 400_000 } }
  const state = withCard('instructor-goran', 'victory', { ships: near })
  expect(gathers(state, taught, 'blue', 3)).toEqual([])
  expect(gathers(state, taught, 'blue', 2)).toEqual(OTHER_DICE)
  expect(gathers(withCard('instructor-goran'), taught, 'blue', 2)).toEqual([])
  expect(gathers(state, enemy, 'blue', 1)).toEqual(OTHER_DICE)
  const { guard, held } = STATE.squadrons
  if (!guard || !held) throw new Error('two squadrons expected')
  const at = { x: guard.at.x + 50_000, y: guard.at.y }
  const beside = (card: string, seat: 'a' | 'b'): GameState => ({
    ...state,
    squadrons: { ...STATE.squadrons, held: { ...held, card, seat, at } },
  })
  expect(gathers(beside('dengar', 'b'), taught, 'blue', 4)).toEqual([])
  expect(gathers(beside('jan-ors', 'a'), taught, 'blue', 2)).toEqual([])
})

test('a card adds to an armament where it says so', () => {
  const side = declares({ zone: 'left' })
  const state = withCard('enhanced-armament')
  expect(gathers(state, side, 'red', 3)).toEqual([])
  expect(gathers(STATE, side, 'red', 3)).toEqual(OTHER_DICE)
  expect(gathers(state, declares(), 'red', 4)).toEqual(OTHER_DICE)
})

test('a card lets dice reach farther where it says so (R6.10)', () => {
  const astern = declares({ attacker: 'gladiator', zone: 'left', range: 'medium', defendingZone: 'rear' })
  const { gladiator } = tableState({
    ships: { gladiator: { card: 'gladiator-i-class-star-destroyer', at: [300, 150], seat: 'b' } },
  }).ships
  if (!gladiator) throw new Error('no gladiator')
  const state = withCard('insidious', 'gladiator', { ships: { ...STATE.ships, gladiator } })
  expect(gathers(state, astern, 'black', 4)).toEqual([])
  expect(gathers(state, { ...astern, defendingZone: 'front' }, 'black', 4)).toEqual(OTHER_DICE)
})

test('an attack from any hull zone may come from one that has attacked, with the dice of its card (R5.19)', () => {
  const { defendingZone: _, ...atSquadron } = declares({ defender: 'x1', range: 'close' })
  const gives = (how: FrameOf<'granted-attack'>['how']): GameState => {
    const frame = { kind: 'granted-attack', id: 9, answered: { a: 0, b: 0 }, unit: 'victory', source: 'u1' } as const
    return { ...STATE, stack: [...STATE.stack, { ...frame, zones: ['front'], ...(how && { how }) }] }
  }
  const faults = (state: GameState, color: 'blue' | 'black') => {
    const audit = new AttackAudit()
    return [
      ...audit.follow([ACTIVATED, atSquadron, granted('victory', 'u1')], STATE),
      ...audit.follow([atSquadron], state),
      ...audit.follow([{ type: 'diceGathered', attacker: 'victory', dice: [{ id: 'd1', color }] }], STATE),
    ]
  }
  const armament = { red: 0, blue: 0, black: 1 }
  expect(faults(gives({ armament }), 'black')).toEqual([])
  expect(faults(gives({ armament }), 'blue')).toEqual(OTHER_DICE)
  expect(faults(gives(undefined), 'blue')).toEqual([])
  expect(faults(STATE, 'blue')).toEqual(['x1 is attacked twice from the front zone'])
})

test('cards change what icons and brace come to (R6.30-31)', () => {
  const faults = (card: string, icons: number, total: number, ...spent: DefenseKind[]) =>
    attackFaults(
      withCard(card),
      declares({ range: 'close' }),
      { type: 'diceRolled', attacker: 'victory', dice: POOL },
      ...spent.map(
        (kind): GameEvent => ({ type: 'defenseSpent', unit: 'cr90', token: kind, kind, becomes: 'exhausted' }),
      ),
      { type: 'damageDetermined', attacker: 'victory', defender: 'cr90', icons, total },
      { type: 'attackCanceled', attacker: 'victory', defender: 'cr90' },
    )
  expect(faults('sw-7-ion-batteries', 4, 4)).toEqual([])
  expect(faults('gunnery-team', 4, 4)).toEqual(['the dice show 3 and 4 are counted'])
  expect(faults('gunnery-team', 3, 2, 'brace', 'evade')).toEqual([])
  expect(faults('sw-7-ion-batteries', 4, 2, 'brace', 'evade')).toEqual([])
  expect(faults('heavy-turbolaser-turrets', 3, 2, 'brace', 'evade')).toEqual([])
  expect(faults('heavy-turbolaser-turrets', 3, 3, 'brace', 'evade')).toEqual(['3 icons make 3 damage'])
})
const POOL: RolledDie[] = [
  { id: 'd1', color: 'red', face: 'double-hit' },
  { id: 'd2', color: 'red', face: 'critical' },
  { id: 'd3', color: 'blue', face: 'accuracy' },
]

test('damage that a card changes, or deals before, is accounted for (R6.31, R6.33)', () => {
  const hit = { id: 'd1', color: 'red', face: 'double-hit' } as const
  const attack = (cost: number, ...more: GameEvent[]): GameEvent[] => [
    declares({ range: 'close' as RangeBand }),
    { type: 'diceRolled', attacker: 'victory', dice: [hit] },
    ...more,
    { type: 'damageDetermined', attacker: 'victory', defender: 'cr90', icons: 2, total: 2 },
    ...(cost < 2 ? [{ type: 'damageChanged', attacker: 'victory', from: 2, to: cost } as const] : []),
    { type: 'shieldsLost', ship: 'cr90', zone: 'front', points: cost },
    { type: 'attacksEnded', attacker: 'victory' },
  ]
  const side: GameEvent = { type: 'shieldsLost', ship: 'cr90', zone: 'left', points: 1 }
  const used: GameEvent = { type: 'effectUsed', source: 'u1', card: 'assault-concussion-missiles', seat: 'b' }
  expect(attackFaults(STATE, ...attack(1))).toEqual([])
  expect(attackFaults(STATE, ...attack(2, used, side))).toEqual([])
  expect(attackFaults(STATE, ...attack(2, side))).toEqual(['cr90 suffers 3 instead of 2 damage'])
  const seen = { type: 'damageRevealed', ship: 'cr90', card: 'crew-panic' } as const
  const dealt = attack(1).filter(({ type }) => type !== 'damageChanged' && type !== 'attacksEnded')
  const ends: GameEvent = { type: 'attacksEnded', attacker: 'victory' }
  expect(attackFaults(STATE, ...dealt, seen, { ...seen, discarded: true }, ends)).toEqual([])
  expect(attackFaults(STATE, ...dealt, seen, ends)).toEqual(['cr90 suffers 1 of 2 damage'])
})
