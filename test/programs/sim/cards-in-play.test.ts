import { expect, test } from 'vitest'
import type { EventOf, GameEvent } from '#shared/game/engine/event'
import type { DieColor, GameState, RangeBand } from '#shared/game/engine/state'
import { tableState } from '#test/support/case-table'
import { AttackAudit } from './attack-audit'
import { SquadronAudit } from './squadron-audit'

/** What audits know of cards and keywords, as far as attacks and squadrons go. */

const STATE = tableState({
  phase: 'squadron',
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [300, 300], heading: 180 },
    victory: { card: 'victory-ii-class-star-destroyer', at: [300, 150] },
  },
  squadrons: {
    x1: { card: 'x-wing-squadron', at: [600, 600] },
    x2: { card: 'x-wing-squadron', at: [700, 600] },
    rogue: { card: 'yt-2400', at: [100, 800] },
    bomber: { card: 'y-wing-squadron', at: [800, 800] },
    held: { card: 'tie-fighter-squadron', at: [800, 860] },
    cloak: { card: 'tie-phantom-squadron', at: [600, 660] },
    guard: { card: 'tie-interceptor-squadron', at: [600, 540] },
  },
})
const withCard = (card: string, on = 'victory', patch: Partial<GameState> = {}): GameState => ({
  ...STATE,
  ...patch,
  cards: { u1: { id: 'u1', card, on, seat: 'b', exhausted: false, discarded: false } },
})
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

test('a card lets a hull zone attack again, but not the same defender (R5.19)', () => {
  const again = [ACTIVATED, declares(), declares({ defender: 'x1' })]
  const twice = [ACTIVATED, declares(), declares({ defendingZone: 'left' })]
  const state = withCard('gunnery-team')
  expect(attackFaults(state, ...again)).toEqual([])
  expect(attackFaults(state, ...twice)).toEqual(['cr90 is attacked twice from the front zone'])
  expect(attackFaults(state, ...again, declares({ zone: 'left' }))).toEqual(['one attack too many in an activation'])
  for (const none of [STATE, DISCARDED]) expect(attackFaults(none, ...again)).toEqual(['the front zone attacks twice'])
})

test('objective ships of Advanced Gunnery attack again: the first player not the same zone, the second any (OB1)', () => {
  const gunnery = { objective: 'advanced-gunnery', objectiveShips: ['victory'] }
  const [first, second]: GameState[] = (['b', 'a'] as const).map((firstPlayer) => ({
    ...STATE,
    ...gunnery,
    firstPlayer,
  }))
  const same = [ACTIVATED, declares(), declares()]
  if (!first || !second) throw new Error('two states expected')
  expect(attackFaults(first, ...same)).toEqual(['cr90 is attacked twice from the front zone'])
  expect(attackFaults(first, ACTIVATED, declares(), declares({ defendingZone: 'left' }))).toEqual([])
  expect(attackFaults(second, ...same)).toEqual([])
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
  const faults = (card: string, color: 'blue' | 'black') =>
    attackFaults(withCard(card), ACTIVATED, atSquadron, granted('victory', 'u1'), atSquadron, {
      type: 'diceGathered',
      attacker: 'victory',
      dice: [{ id: 'd1', color }],
    })
  expect(faults('ordnance-pods', 'black')).toEqual([])
  expect(faults('ordnance-pods', 'blue')).toEqual(OTHER_DICE)
  expect(faults('impetuous', 'blue')).toEqual([])
})

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

test('a card moves its squadron once, as far as it says, engaged or not (R11.13)', () => {
  const used = (card: string): GameEvent => ({ type: 'effectUsed', source: 'cloak', card, seat: 'b' })
  expect(squadronFaults(used('whisper'), moved('cloak', 76))).toEqual([])
  expect(squadronFaults(used('whisper'), moved('cloak', 120))).toEqual(['cloak moves too far'])
  const other = ['cloak moves and is not activated']
  expect(squadronFaults(used('whisper'), moved('cloak', 10), moved('cloak', 10))).toEqual(other)
  expect(squadronFaults(used('soontir-fel'), moved('cloak', 10))).toEqual(other)
})

test('a card activates its squadron in the Ship Phase as a command would (R7.7)', () => {
  const used = (card: string): GameEvent => ({ type: 'effectUsed', source: 'x2', card, seat: 'a' })
  const both = [activated('x2'), moved('x2', 50), attacks('x2', 'guard'), ended('x2')]
  expect(squadronFaults(used('han-solo'), ...both)).toEqual([])
  expect(squadronFaults(used('boba-fett'), ...both)).toEqual([
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
