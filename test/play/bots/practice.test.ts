import { describe, expect, test } from 'vitest'
import { begin, hmacChance, viewFor } from '#shared/game'
import { basePlace } from '#shared/game/cards/catalog/models'
import { outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import type { AskName, Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { GameState, Point } from '#shared/game/engine/state'
import { newLearningGame } from '#shared/game/flow/learning-scenario'
import { resolveCourse } from '#shared/game/geometry/course'
import { distance } from '#shared/game/geometry/grid'
import { shipOverlapsObstacle } from '#shared/game/geometry/obstacle'
import { playGames } from '#test/programs/sim/play'
import type { CaseTable } from '#test/support/case-format-table'
import { tableState } from '#test/support/case-table'
import { practiceBot } from '#test/support/practice-bot'
import { tournament } from './tournament'

const SALT = '5'.repeat(32)

const LUCK = hmacChance({ secret: '0'.repeat(64), gameId: '0'.repeat(32), salts: { a: SALT, b: SALT } })

/** What the bot answers to the question that the table comes to, which must be of that ask. */
function answer(before: GameState, ask: AskName): { state: GameState; choice: Choice; request: DecisionRequest } {
  const run = begin(before, LUCK)
  const { state } = run
  const open = run.pending()
  const request = open[0]
  expect(request?.ask).toBe(ask)
  if (!request) throw new Error('nobody is asked')
  return {
    state,
    choice: practiceBot({ view: viewFor(state, request.seat, open), request, salt: () => SALT }),
    request,
  }
}
const answerAt = (table: CaseTable, ask: AskName): Choice => answer(tableState(table), ask).choice

const CR90 = { card: 'cr90-corvette-a', at: [457, 300] as [number, number] }
const NEBULON = { card: 'nebulon-b-escort-frigate', at: [300, 300] as [number, number] }
const VICTORY = { card: 'victory-ii-class-star-destroyer', at: [457, 550] as [number, number], heading: 180 }

describe('the practice bot', () => {
  test('wins nearly every game against any legal answers, on either side', () => {
    const { won, refused, games } = tournament({ games: 20, seed: 1, against: 'random' })
    expect(refused).toEqual([])
    expect(won).toBeGreaterThanOrEqual(19)
    // Ships fall in most of them: it does not win by running away.
    expect(games.filter(({ score }) => score.own >= 50).length).toBeGreaterThanOrEqual(16)
    expect(games.flatMap(({ left }) => left)).toEqual([])
  })

  test('has a legal answer to everything that crowded battles and worn ships bring', () => {
    for (const fleets of ['crowded', 'ships'] as const) {
      const { violations } = playGames({ games: 6, seed: 1, check: 100, fleets, bot: 'practice' })
      expect(violations).toEqual([])
    }
  })
})

describe('its commands', () => {
  test('keep a card that is lost by its use until it is worth it', () => {
    const table = (squadrons: CaseTable['squadrons']): CaseTable => ({
      activating: { ship: 'quasar', step: 'revealed', dial: 'repair' },
      ships: {
        quasar: { card: 'quasar-fire-i-class-cruiser-carrier', at: [300, 200], upgrades: ['pursuant'] },
        cr90: { card: 'cr90-corvette-a', at: [400, 480], activated: true },
      },
      squadrons,
    })
    const tie = (x: number) => ({ card: 'tie-fighter-squadron', at: [x, 340] as [number, number] })
    expect(answerAt(table({ t1: tie(300) }), 'window.effect')).toEqual({ option: 'pass' })
    expect(answerAt(table({ t1: tie(300), t2: tie(350) }), 'window.effect')).toEqual({ option: 'pursuant@quasar.0' })
  })
  test('are those that the scenario suggests for round 1 (R3.38)', () => {
    const { choice, request } = answer(
      newLearningGame({ gameId: '0'.repeat(32), wishes: { a: 'rebel', b: 'imperial' } }),
      'command.dials',
    )
    expect(request.seat).toBe('a')
    expect(choice).toEqual({
      dials: {
        'cr90-1': [{ command: 'repair', salt: SALT }],
        'nebulon-b-1': ['navigate', 'squadron'].map((command) => ({ command, salt: SALT })),
      },
    })
  })

  test('a dial that helps now is kept, one that does not becomes a token (R5.11)', () => {
    const at = (shields: object): Choice =>
      answerAt(
        {
          activating: { ship: 'nebulon', step: 'convert', dial: 'repair' },
          ships: { nebulon: { ...NEBULON, shields }, victory: { ...VICTORY, at: [457, 850] } },
        },
        'activation.dial',
      )
    expect(at({ front: 1, left: 0 })).toEqual({ option: 'keep' })
    expect(at({})).toEqual({ option: 'token' })
  })
})

describe('its attacks', () => {
  test('go at a station that can be attacked, and leave one that is destroyed (R13.10)', () => {
    const table = (damage: number): CaseTable => ({
      activating: { ship: 'cr90', step: 'attacks' },
      obstacles: {
        station: { at: [457, 457], hull: { seat: 'b', damage } },
        'station-2': { at: [457, 250], hull: { seat: 'b' } },
      },
      ships: { cr90: { card: 'cr90-corvette-a', at: [457, 350] }, victory: { ...VICTORY, at: [850, 850] } },
    })
    expect(answerAt(table(9), 'attack.declare')).toEqual({ option: 'front>station.front' })
    expect(answerAt(table(10), 'attack.declare')).toEqual({ option: 'rear>station-2.front' })
  })

  test('finish a worn ship rather than scratch a sound one (R6.1)', () => {
    const choice = answerAt(
      {
        activating: { ship: 'victory', step: 'attacks' },
        ships: {
          victory: VICTORY,
          cr90: { ...CR90, at: [400, 380], heading: 0, hull: 1, shields: { front: 0, left: 0, right: 0, rear: 0 } },
          nebulon: { ...NEBULON, at: [510, 380], heading: 0 },
        },
      },
      'attack.declare',
    )
    expect(choice).toHaveProperty('option', expect.stringMatching(/>cr90\./))
  })

  test('are never let go by', () => {
    const choice = answerAt(
      { activating: { ship: 'cr90', step: 'attacks' }, ships: { cr90: CR90, victory: VICTORY } },
      'attack.declare',
    )
    expect(choice).not.toEqual({ option: 'none' })
  })

  test('lock the token that would save most (R6.22)', () => {
    const choice = answerAt(
      {
        activating: { ship: 'nebulon', step: 'attacks' },
        ships: { victory: VICTORY, nebulon: { ...NEBULON, at: [457, 400], heading: 0 } },
        attacking: {
          by: 'nebulon',
          from: 'front',
          at: 'victory.front',
          step: 'modify',
          pool: ['red double hit', 'red double hit', 'red hit', 'blue accuracy', 'blue hit'],
        },
      },
      'attack.modify',
    )
    expect(choice).toHaveProperty('option', expect.stringMatching(/^accuracy:d4:brace/))
  })

  test('take the critical effect (R9.21)', () => {
    const choice = answerAt(
      {
        activating: { ship: 'victory', step: 'attacks' },
        ships: { victory: VICTORY, nebulon: { ...NEBULON, at: [457, 400], heading: 0 } },
        attacking: { by: 'victory', from: 'front', at: 'nebulon.front', step: 'critical', pool: ['red critical'] },
      },
      'attack.critical',
    )
    expect(choice).toEqual({ option: 'standard' })
  })
})

describe('its defense', () => {
  const defending = (pool: string[], nebulon: object = {}, attack: object = {}): CaseTable => ({
    activating: { ship: 'victory', step: 'attacks' },
    ships: { nebulon: { ...NEBULON, at: [457, 300], heading: 0, ...nebulon }, victory: VICTORY, cr90: CR90 },
    attacking: {
      by: 'victory',
      from: 'front',
      at: 'nebulon.front',
      step: 'defend',
      pool: pool as never,
      ...attack,
    },
  })

  test('spends no token on one damage that a shield takes (R8.1)', () => {
    expect(answerAt(defending(['red hit']), 'defense.spend')).toEqual({ option: 'done' })
  })

  test('braces against five damage (R8.10)', () => {
    const pool = ['red double hit', 'red double hit', 'red hit']
    const choice = answerAt(defending(pool, { shields: { front: 1 } }), 'defense.spend')
    expect(choice).toHaveProperty('option', expect.stringMatching(/^(evade|brace)-/))
  })

  test('spends what it has when the ship would be lost otherwise', () => {
    const worn = { shields: { front: 1 }, hull: 1, defense: ['brace exhausted'] }
    const choice = answerAt(defending(['red double hit'], worn), 'defense.spend')
    expect(choice).toHaveProperty('option', expect.stringMatching(/^brace-/))
  })
})

describe('its maneuvers', () => {
  const restOf = (table: CaseTable) => {
    const { state, choice, request } = answer(tableState(table), 'maneuver.course')
    if (request.kind !== 'course' || !('clicks' in choice)) throw new Error('a course expected')
    const ship = state.ships[request.ship]
    if (!ship) throw new Error('no ship')
    const others = Object.values(state.ships).filter(({ id }) => id !== ship.id)
    return resolveCourse({
      ...choice,
      ship: basePlace(ship),
      others: others.map((other) => ({ id: other.id, place: basePlace(other) })),
      squadrons: [],
      area: state.area,
    })
  }

  test('stay on the table (R9.15)', () => {
    for (const heading of [270, 300, 330, 240, 210]) {
      const rest = restOf({
        activating: { ship: 'cr90', step: 'maneuver' },
        ships: { cr90: { ...CR90, at: [300, 457], heading, speed: 3 }, victory: { ...VICTORY, at: [800, 800] } },
      })
      expect(rest.leaves).toBe(false)
    }
  })

  test('are thought out in rounds after the sixth, too, where there are any (R19.1)', () => {
    const rest = restOf({
      options: 'unlimited-rounds',
      round: 8,
      activating: { ship: 'cr90', step: 'maneuver' },
      ships: { cr90: { ...CR90, at: [900, 457], speed: 2 }, victory: { ...VICTORY, at: [800, 800] } },
    })
    expect(rest.leaves).toBe(false)
  })

  test('go round a ship that stands in the way (R10.15)', () => {
    const rest = restOf({
      activating: { ship: 'cr90', step: 'maneuver' },
      ships: {
        cr90: { ...CR90, speed: 2 },
        nebulon: { ...NEBULON, at: [457, 510] },
        victory: { ...VICTORY, at: [457, 800] },
      },
    })
    expect(rest.met).toEqual([])
  })

  describe('count what they end on (R13.2-4)', () => {
    const SHIPS = { cr90: { ...CR90, speed: 3 }, victory: { ...VICTORY, at: [457, 850] as [number, number] } }
    const past = (obstacles: CaseTable['obstacles'], damage: 'facedown'[] = []): CaseTable => ({
      activating: { ship: 'cr90', step: 'maneuver' },
      ships: { ...SHIPS, cr90: { ...SHIPS.cr90, damage } },
      ...(obstacles && { obstacles }),
    })
    const isOn = (obstacle: string, at: [number, number], damage: 'facedown'[] = []): boolean => {
      const table = past({ [obstacle]: { at } }, damage)
      const [placed] = Object.values(tableState(table).obstacles)
      if (!placed) throw new Error('no obstacle')
      return shipOverlapsObstacle({ size: 'small', pose: restOf(table).rest }, outlinedObstacle(placed).outline)
    }
    const { rest: liked } = restOf(past(undefined))
    const beside: [number, number] = [liked.x / 1000 + 30, liked.y / 1000]

    test.each(['asteroid-1', 'debris-1'])('%s is avoided', (obstacle) => {
      expect(isOn(obstacle, beside)).toBe(false)
    })
    test('a ship makes for a station with damage cards alone', () => {
      const [x, y] = beside
      expect([isOn('station', [x + 60, y], ['facedown', 'facedown']), isOn('station', [x + 60, y])]).toEqual([
        true,
        false,
      ])
    })
  })

  test('come nearer to an enemy that is far away', () => {
    const { rest } = restOf({
      activating: { ship: 'victory', step: 'maneuver' },
      ships: { victory: { ...VICTORY, at: [457, 800], speed: 2 }, cr90: { ...CR90, at: [250, 150] } },
    })
    expect(rest.y).toBeLessThan(700_000)
    expect(rest.x).toBeLessThan(457_000)
  })
})

describe('its squadrons', () => {
  const X_WING = { card: 'x-wing-squadron' }
  const TIE = { card: 'tie-fighter-squadron' }

  function placeIn({ squadrons }: GameState, id: string): Point {
    const squadron = squadrons[id]
    if (!squadron) throw new Error(`${id} is gone`)
    return squadron.at
  }

  /** Plays the bot's Squadron Phase from its first question on. */
  const moved = (table: CaseTable, squadron: string): { from: Point; state: GameState; asks: string[] } => {
    const before = tableState({ phase: 'squadron', ...table })
    const run = begin(before, LUCK)
    const asks: string[] = []
    const from = placeIn(before, squadron)
    for (let steps = 0; steps < 40 && run.state.phase === 'squadron'; steps += 1) {
      const open = run.pending()
      const [request] = open
      if (!request) break
      asks.push(request.ask)
      const choice = practiceBot({ view: viewFor(run.state, request.seat, open), request, salt: () => SALT })
      expect(run.take({ kind: 'answer', request: request.id, seat: request.seat, choice })).toBeUndefined()
    }
    return { from, state: run.state, asks }
  }

  test('bombers go for a ship (R11.9)', () => {
    const { from, state } = moved(
      {
        ships: { cr90: CR90, victory: { ...VICTORY, at: [457, 700] } },
        squadrons: { x1: { ...X_WING, at: [600, 300] } },
      },
      'x1',
    )
    const to = placeIn(state, 'x1')
    const target = { x: 457_000, y: 700_000 }
    expect(distance(to, target)).toBeLessThan(distance(from, target) - 100_000)
  })

  test('fighters attack what they are engaged with (R11.17)', () => {
    const { asks } = moved(
      {
        ships: { cr90: { ...CR90, at: [457, 100] }, victory: { ...VICTORY, at: [457, 800] } },
        squadrons: { tie: { ...TIE, at: [457, 450] }, x1: { ...X_WING, at: [500, 480], activated: true } },
      },
      'tie',
    )
    expect(asks).toContain('squadron.act')
    expect(asks).not.toContain('squadron.move')
  })

  test('never leave the table (R9.15)', () => {
    const { state } = moved(
      {
        ships: { cr90: { ...CR90, at: [60, 60] }, victory: { ...VICTORY, at: [850, 850] } },
        squadrons: { tie: { ...TIE, at: [30, 200] }, x1: { ...X_WING, at: [880, 600] } },
      },
      'tie',
    )
    expect(Object.keys(state.squadrons)).toEqual(['tie', 'x1'])
  })
})
