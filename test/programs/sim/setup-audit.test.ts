import { expect, test } from 'vitest'
import { PRESETS } from '#shared/fleet/game-presets'
import type { GameEvent } from '#shared/game/engine/event'
import type { GameState, Pose, Seat } from '#shared/game/engine/state'
import { newBattle } from '#shared/game/flow/new-battle'
import { SetupAudit } from './setup-audit'

const at = (x: number, y: number): Pose => ({ x: x * 1000, y: y * 1000, heading: 0 })
const fleet = (faction: 'rebel' | 'imperial', card: string, squadron: string) => ({
  faction,
  ships: [
    { card, upgrades: [] },
    { card, upgrades: [] },
  ],
  squadrons: [squadron, squadron, squadron],
  objectives: {},
})

/** Two fleets that have yet to be deployed; seat a is first player, in the south. */
function settingUp(patch: Partial<GameState> = {}): GameState {
  const fleets = {
    a: fleet('rebel', 'cr90-corvette-a', 'x-wing-squadron'),
    b: fleet('imperial', 'victory-ii-class-star-destroyer', 'tie-fighter-squadron'),
  }
  const state = newBattle({ gameId: '00'.repeat(16), options: PRESETS['casual-400'], fleets })
  return { ...state, firstPlayer: 'a', ...patch }
}
const STATE = settingUp()
const ships = (seat: Seat): string[] =>
  Object.values(STATE.reserve?.ships ?? {}).flatMap((ship) => (ship.seat === seat ? [ship.id] : []))
const squadrons = (seat: Seat): string[] =>
  Object.values(STATE.reserve?.squadrons ?? {}).flatMap((each) => (each.seat === seat ? [each.id] : []))
const [ship = '', ship2 = ''] = ships('a')
const [theirs = ''] = ships('b')
const [squadron = '', squadron2 = '', squadron3 = ''] = squadrons('a')

const obstacle = (seat: Seat, id: string, pose: Pose): GameEvent => ({
  type: 'obstaclePlaced',
  seat,
  obstacle: id,
  kind: 'asteroid-field',
  pose,
})
const deploys = (id: string, pose: Pose, speed = 2): GameEvent => ({ type: 'shipDeployed', ship: id, pose, speed })
const launches = (id: string, pose: Pose): GameEvent => ({ type: 'squadronDeployed', squadron: id, at: pose })

/** As the engine would: each event in a state of its own. */
function faultsOf(state: GameState, ...events: GameEvent[]): string[] {
  const audit = new SetupAudit()
  const now = structuredClone(state)
  return events.flatMap((event) => {
    const found = audit.follow([event], structuredClone(now))
    if (event.type === 'obstaclePlaced')
      now.obstacles[event.obstacle] = { id: event.obstacle, kind: event.kind, pose: event.pose }
    if (event.type === 'shipDeployed') {
      const unit = now.reserve?.ships[event.ship]
      if (unit) now.ships[event.ship] = { ...unit, pose: event.pose }
      delete now.reserve?.ships[event.ship]
    }
    if (event.type === 'squadronDeployed') delete now.reserve?.squadrons[event.squadron]
    return found
  })
}

const HERE = at(900, 100)
const BESIDE = [at(900, 190), at(860, 190), at(940, 190)] as const
const THERE = at(900, 800)

test('obstacles and forces that are placed by the book have no fault (R3.8-18)', () => {
  const placed = [obstacle('b', 'asteroid-1', at(600, 450)), obstacle('a', 'asteroid-2', at(900, 450))]
  const turns = [deploys(ship, HERE), deploys(theirs, THERE)]
  const pair = [launches(squadron, BESIDE[0]), launches(squadron2, BESIDE[1])]
  expect(faultsOf(STATE, ...placed, ...turns, ...pair)).toEqual([])
})

test.each(['superior-positions', 'solar-corona'] as const)(
  'who has nothing that may be deployed leaves all turns to the other: %s (R3.14, OB20, OB24)',
  (objective) => {
    const state = settingUp({ objective })
    expect(faultsOf(state, deploys(ship, HERE), deploys(ship2, at(700, 100)))).toEqual([])
  },
)

test('in a fighter ambush a squadron is deployed beside an obstacle, and away from the first player (OB14)', () => {
  const [fighter = ''] = squadrons('b')
  const state = settingUp({ objective: 'fighter-ambush' })
  const turns = [deploys(ship, HERE), deploys(theirs, THERE), deploys(ship2, at(700, 100))]
  const placed = [obstacle('b', 'asteroid-1', at(600, 420)), ...turns]
  const away = [`${fighter} is deployed away from friendly ships`]
  expect(faultsOf(state, ...placed, launches(fighter, at(600, 520)))).toEqual([])
  expect(faultsOf(STATE, ...placed, launches(fighter, at(600, 520)))).toEqual(away)
  expect(faultsOf(state, ...placed, launches(fighter, at(1400, 520)))).toEqual(away)
  const south = `${fighter} is deployed too near to the enemy`
  expect(faultsOf(state, ...placed, launches(fighter, at(600, 310)))).toContain(south)
})

test('the second player places the station of a salvage run before the turns begin (OB22)', () => {
  const state = settingUp({ objective: 'salvage-run' })
  const station = (seat: Seat): GameEvent =>
    ({ ...obstacle(seat, 'station', at(914, 457)), kind: 'station' }) as GameEvent
  const turns = [obstacle('b', 'asteroid-1', at(600, 450)), obstacle('a', 'asteroid-2', at(1250, 450))]
  expect(faultsOf(state, station('b'), ...turns)).toEqual([])
  expect(faultsOf(state, station('a'), ...turns)).toEqual(['a places the station of the second player'])
  expect(faultsOf(STATE, station('b'), ...turns)).toContain('b places an obstacle out of turn')
})

test('at the short edges the zones are two rulers deep, from end to end (OB5, RL.26)', () => {
  const state = settingUp({ objective: 'blockade-run', shortEdges: true })
  expect(faultsOf(state, deploys(ship, at(550, 850)), deploys(theirs, at(1300, 450)))).toEqual([])
  expect(faultsOf(state, deploys(ship, HERE))).toEqual([`${ship} is deployed outside its zone`])
  expect(faultsOf(STATE, deploys(ship, at(550, 850)))).toEqual([`${ship} is deployed outside its zone`])
})

test('what a card moves need not lie where obstacles are placed, and is none of the turns (OB21)', () => {
  const placed = [obstacle('b', 'asteroid-1', at(600, 450)), obstacle('b', 'asteroid-1', at(600, 100))]
  expect(faultsOf(STATE, ...placed, obstacle('a', 'asteroid-2', at(900, 450)))).toEqual([])
})

test('a ship has speed 0 where a card stops it (FQ.g7-x-grav-well-projector.1)', () => {
  const well = { id: 'u1', card: 'g7-x-grav-well-projector', on: theirs, seat: 'b' } as const
  const near = (x: number) =>
    settingUp({ cards: { u1: { ...well, exhausted: false, discarded: false, marker: at(x, 200) } } })
  expect(faultsOf(near(900), deploys(ship, HERE, 0))).toEqual([])
  expect(faultsOf(near(300), deploys(ship, HERE, 0))).toEqual([`${ship} is deployed at speed 0`])
})

test('an ambush begins in the middle (OB11)', () => {
  const state = settingUp({ objective: 'fleet-ambush' })
  expect(faultsOf(state, deploys(ship, at(900, 457)))).toEqual([])
  expect(faultsOf(state, deploys(ship, HERE))).toEqual([`${ship} is deployed outside its zone`])
})

test.each<[string, string, GameEvent[]]>([
  ['the first player first (R3.8)', 'a places an obstacle out of turn', [obstacle('a', 'asteroid-1', at(600, 450))]],
  ['an edge (R3.9)', 'too near to an edge', [obstacle('b', 'asteroid-1', at(600, 180))]],
  ['outside (R3.9)', 'outside the setup area', [obstacle('b', 'asteroid-1', at(300, 450))]],
  [
    'another one (R3.9)',
    'too near to another obstacle',
    [obstacle('b', 'asteroid-1', at(600, 450)), obstacle('a', 'asteroid-2', at(680, 450))],
  ],
  ['the second player first (R3.13)', 'b deploys first', [deploys(theirs, THERE)]],
  ['two ships in a row (R3.13)', 'a deploys twice in a row', [deploys(ship, HERE), deploys(ship2, at(700, 100))]],
  ['a ship away from its edge (R3.15)', 'outside its zone', [deploys(ship, at(900, 300))]],
  ['a ship beside the setup area (R3.15)', 'outside its zone', [deploys(ship, at(200, 100))]],
  ['a ship without speed (R3.16)', 'at speed 0', [deploys(ship, HERE, 0)]],
  ['a speed without a column (R3.16)', 'at speed 5', [deploys(ship, HERE, 5)]],
  [
    'a squadron far from ships (R3.17)',
    'away from friendly ships',
    [deploys(ship, HERE), deploys(theirs, THERE), launches(squadron, at(900, 300))],
  ],
  [
    'one squadron in a turn (R3.13)',
    'a deploys one squadron alone',
    [
      deploys(ship, HERE),
      deploys(theirs, THERE),
      launches(squadron, BESIDE[0]),
      deploys(ships('b')[1] ?? '', at(700, 800)),
    ],
  ],
  [
    'a last squadron before the ships (R3.18)',
    'a last squadron is deployed alone',
    [
      deploys(ship, HERE),
      deploys(theirs, THERE),
      launches(squadron, BESIDE[0]),
      launches(squadron2, BESIDE[1]),
      deploys(ships('b')[1] ?? '', at(700, 800)),
      launches(squadron3, BESIDE[2]),
    ],
  ],
  ['units left over (R3.13)', 'units to be deployed', [{ type: 'roundBegan', round: 1, firstPlayer: 'a' }]],
])('%s is found', (_name, fault, events) => {
  expect(faultsOf(STATE, ...events)).toContainEqual(expect.stringContaining(fault))
})

test('an obstacle that a card moves in a later round keeps to what the card says (OB21)', () => {
  const later = settingUp({ objective: 'navigational-hazards', round: 2 })
  expect(faultsOf(later, obstacle('a', 'asteroid-1', at(900, 450)), obstacle('a', 'asteroid-2', at(900, 40)))).toEqual(
    [],
  )
})
