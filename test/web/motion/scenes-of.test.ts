import { describe, expect, test } from 'vitest'
import { viewFor } from '#shared/game'
import type { GameEvent } from '#shared/game/engine/event'
import { posesAlongTool } from '#shared/game/geometry/maneuver-tool'
import { tableOf } from '#shared/play/view/after-events'
import { tableState } from '#test/support/case-table'
import { centreline, poseAlong } from '#web/motion/along'
import { attacksIn, reportsOf } from '#web/motion/report'
import { scenesOf } from '#web/motion/scenes-of'
import { LONGEST, lastsInAll, lengthOf, pacedFor } from '#web/motion/timing'

const STATE = tableState({
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [200, 200], dials: ['navigate'] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [300, 700], dials: ['repair', 'navigate'] },
  },
  squadrons: { tie: { card: 'tie-fighter-squadron', at: [400, 400] } },
})
const START = tableOf(viewFor({ ...STATE, stack: [] }, 'spectator', []))
const SALT = '00'.repeat(16)

const scenes = (...events: GameEvent[]) =>
  scenesOf(
    START,
    events.map((event, n) => ({ step: START.step + 1 + n, event })),
  )
const kinds = (...events: GameEvent[]) => scenes(...events).map(({ kind }) => kind)

const DECLARED: GameEvent = {
  type: 'attackDeclared',
  attacker: 'victory',
  zone: 'front',
  defender: 'cr90',
  defendingZone: 'rear',
  range: 'medium',
  obstructedBy: [],
}
const HIT = { id: 'd1', color: 'red', face: 'hit' } as const
const ACCURACY = { id: 'd2', color: 'blue', face: 'accuracy' } as const
const BLANK = { id: 'd3', color: 'red', face: 'blank' } as const
const ROLLED: GameEvent = { type: 'diceRolled', attacker: 'victory', dice: [HIT, ACCURACY, BLANK] }
const ATTACK: GameEvent[] = [
  DECLARED,
  { type: 'diceGathered', attacker: 'victory', dice: [HIT, ACCURACY, BLANK].map(({ id, color }) => ({ id, color })) },
  { type: 'drawn', n: 1, purpose: 'dice', ranges: [8, 8, 8] },
  ROLLED,
  { type: 'diceRerolled', attacker: 'victory', dice: [{ from: BLANK, to: 'double-hit' }] },
  { type: 'dieSpent', attacker: 'victory', die: ACCURACY },
  { type: 'tokenLocked', unit: 'cr90', token: 'cr90.t1', kind: 'evade' },
  { type: 'defenseSpent', unit: 'cr90', token: 'cr90.t2', kind: 'redirect', becomes: 'exhausted' },
  { type: 'damageDetermined', attacker: 'victory', defender: 'cr90', icons: 3, total: 3 },
  { type: 'shieldsLost', ship: 'cr90', zone: 'left', points: 1 },
  { type: 'shieldsLost', ship: 'cr90', zone: 'rear', points: 1 },
  { type: 'damageDealt', ship: 'cr90', slot: 1, faceup: false },
]

describe('scenes of what happened', () => {
  test('an attack is fire, dice, accuracy, tokens, damage, shields and cards, in this order', () => {
    expect(kinds(...ATTACK)).toEqual(['fire', 'dice', 'dice', 'dice', 'lock', 'tokens', 'damage', 'shields', 'cards'])
  })

  test('what shows nothing has no scene: luck, phases, the ends of things', () => {
    expect(
      kinds(
        { type: 'drawn', n: 1, purpose: 'dice', ranges: [8] },
        { type: 'phaseBegan', round: 1, phase: 'ship' },
        { type: 'activationEnded', ship: 'cr90' },
      ),
    ).toEqual([])
  })

  test('a scene knows the steps that it plays, and the table before and after them', () => {
    const [shields] = scenes(
      { type: 'drawn', n: 1, purpose: 'dice', ranges: [8] },
      { type: 'shieldsLost', ship: 'cr90', zone: 'front', points: 1 },
      { type: 'shieldsLost', ship: 'cr90', zone: 'rear', points: 1 },
    )
    expect(shields).toMatchObject({
      kind: 'shields',
      from: START.step + 2,
      to: START.step + 3,
      falls: [
        { zone: 'front', points: 1 },
        { zone: 'rear', points: 1 },
      ],
    })
    const shieldsOf = (when: 'before' | 'after') => shields?.[when].ships.cr90?.shields
    expect(shieldsOf('before')).toMatchObject({ front: 2, rear: 1 })
    expect(shieldsOf('after')).toMatchObject({ front: 1, rear: 0 })
  })

  test('only the dice that are rolled again tumble; a spent one goes', () => {
    const [, , again, spent] = scenes(...ATTACK)
    expect(again).toMatchObject({
      dice: [HIT, ACCURACY, { id: 'd3', face: 'double-hit', does: 'tumbles' }],
    })
    expect(again?.kind === 'dice' && again.dice.map(({ does }) => does)).toEqual([undefined, undefined, 'tumbles'])
    expect(spent?.kind === 'dice' && spent.dice.map(({ does }) => does)).toEqual([undefined, 'goes', undefined])
  })

  test('R10.4 a ship runs along the joints of the tool that its course has set', () => {
    const from = { x: 200_000, y: 200_000, heading: 0 }
    const poses = posesAlongTool('small', from, [0, 1], 'right')
    const to = poses[2] ?? from
    const [course] = scenes(
      { type: 'courseSet', ship: 'cr90', speed: 2, clicks: [0, 1], side: 'right' },
      { type: 'moved', ship: 'cr90', from, to, speed: 2, tried: [] },
    )
    expect(course).toMatchObject({ kind: 'course', poses, beyond: [], clicks: [0, 1], side: 'right' })
  })

  test('R10.16 a ship that would overlap another runs there, and rests at a lower speed', () => {
    const from = { x: 200_000, y: 200_000, heading: 0 }
    const poses = posesAlongTool('small', from, [0, 1], 'right')
    const [course] = scenes(
      { type: 'courseSet', ship: 'cr90', speed: 2, clicks: [0, 1], side: 'right' },
      { type: 'moved', ship: 'cr90', from, to: poses[1] ?? from, speed: 1, tried: poses.slice(2) },
    )
    expect(course).toMatchObject({ poses: poses.slice(0, 2), beyond: poses.slice(2) })
  })

  test('a ship that stands still has no scene', () => {
    const at = { x: 200_000, y: 200_000, heading: 0 }
    expect(kinds({ type: 'moved', ship: 'cr90', from: at, to: at, speed: 0, tried: [] })).toEqual([])
  })

  test('squadrons that are put down together fly together', () => {
    const [flight] = scenes({
      type: 'squadronsPlaced',
      seat: 'b',
      ship: 'cr90',
      places: [{ squadron: 'tie', x: 450_000, y: 400_000 }],
    })
    expect(flight).toMatchObject({
      kind: 'flight',
      flights: [{ squadron: 'tie', from: { x: 400_000, y: 400_000 }, to: { x: 450_000, y: 400_000 } }],
    })
  })

  test('who is destroyed is on the table before it, and not after', () => {
    const [lost] = scenes({
      type: 'destroyed',
      unit: 'tie',
      card: 'tie-fighter-squadron',
      seat: 'b',
      points: 8,
      cause: 'damage',
    })
    expect(lost?.before.squadrons.tie).toBeDefined()
    expect(lost?.after.squadrons.tie).toBeUndefined()
    // It was never there to be seen
    expect(
      kinds({ type: 'destroyed', unit: 'tie', card: 'tie-fighter-squadron', seat: 'b', points: 8, cause: 'left-out' }),
    ).toEqual([])
  })

  test('each activation is a shot of its own', () => {
    expect(
      scenes(
        { type: 'roundBegan', round: 2, firstPlayer: 'a' },
        { type: 'shipActivated', ship: 'cr90', forced: false },
        { type: 'dialRevealed', ship: 'cr90', n: 1, command: 'navigate', salt: SALT },
        ...ATTACK.slice(0, 1),
        { type: 'squadronActivated', squadron: 'tie', forced: false },
        { type: 'squadronMoved', squadron: 'tie', from: { x: 1, y: 1 }, to: { x: 2, y: 2 } },
      ).map(({ kind, shot }) => [kind, shot]),
    ).toEqual([
      ['round', 1],
      ['dial', 2],
      ['fire', 2],
      ['flight', 3],
    ])
  })
})

describe('what an attack has come to', () => {
  test('it ends with its dice, tokens, damage, shields and cards', () => {
    expect(attacksIn(scenes(...ATTACK))).toMatchObject([
      {
        attacker: 'victory',
        defender: 'cr90',
        dice: [{ face: 'hit' }, { face: 'double-hit' }],
        tokens: [
          { kind: 'evade', how: 'locked' },
          { kind: 'redirect', how: 'exhausted' },
        ],
        total: 3,
        shields: [
          { zone: 'left', points: 1 },
          { zone: 'rear', points: 1 },
        ],
        cards: [{ faceup: false }],
        lost: false,
      },
    ])
  })

  test('each scene shows it as far as it is known then', () => {
    const reports = reportsOf(scenes(...ATTACK))
    expect(reports[0]).toMatchObject({ dice: [], tokens: [] })
    expect(reports[1]).toMatchObject({ dice: [{ does: 'tumbles' }, { does: 'tumbles' }, { does: 'tumbles' }] })
    expect(reports[1]?.total).toBeUndefined()
  })

  test('two attacks are two; what a course does belongs to none', () => {
    const to = { x: 200_000, y: 320_000, heading: 0 }
    const from = { x: 200_000, y: 200_000, heading: 0 }
    const all = scenes(
      ...ATTACK,
      { ...DECLARED, zone: 'left' },
      { type: 'moved', ship: 'cr90', from, to, speed: 1, tried: [] },
      { type: 'damageDealt', ship: 'cr90', slot: 2, faceup: false },
    )
    expect(attacksIn(all).map(({ zone, cards }) => [zone, cards.length])).toEqual([
      ['front', 1],
      ['left', 0],
    ])
  })
})

describe('how long it takes', () => {
  test('no scene takes more than a second and a half', () => {
    for (const scene of scenes(...ATTACK)) {
      const { moves, rests } = lengthOf(scene)
      expect(moves + rests, scene.kind).toBeLessThanOrEqual(LONGEST)
    }
  })

  test('much that happened is played faster, in at most twenty seconds, and the latest of it if even that is too long', () => {
    const once = scenes(...ATTACK)
    expect(pacedFor(once, 'usual')).toEqual({ scenes: once, pace: 1 })
    expect(pacedFor(once, 'fast').pace).toBe(2)
    for (const [times, speed, most] of [
      [4, 'usual', 20_000],
      [40, 'usual', 20_000],
      [40, 'fast', 10_000],
    ] as const) {
      const all = Array.from({ length: times }, () => once).flat()
      const { scenes: played, pace } = pacedFor(all, speed)
      expect(Math.round(lastsInAll(played) / pace)).toBeLessThanOrEqual(most)
      expect(played.at(-1)).toBe(all.at(-1))
      expect(pace).toBeLessThanOrEqual(3)
    }
  })
})

describe('the way along the tool', () => {
  const start = { x: 0, y: 0, heading: 350_000 }
  const poses = posesAlongTool('small', start, [1, 1], 'left')

  test('leads through each joint', () => {
    expect(poseAlong(poses, 0)).toMatchObject(start)
    const middle = poseAlong(poses, 0.5)
    expect(middle?.x).toBeCloseTo(poses[1]?.x ?? 0, 3)
    expect(poseAlong(poses, 1)).toMatchObject({ x: poses[2]?.x, y: poses[2]?.y })
  })

  test('a ship that turns past north turns the short way', () => {
    const headings = centreline(poses).map(({ heading }) => heading)
    const turns = headings
      .slice(1)
      .map((heading, n) => Math.abs(((heading - (headings[n] ?? 0) + 540_000) % 360_000) - 180_000))
    expect(Math.max(...turns)).toBeLessThan(5000)
  })
})
