import { describe, expect, test } from 'vitest'
import { begin, hmacChance, viewFor } from '#shared/game'
import type { AskName, Choice } from '#shared/game/engine/decision'
import type { CaseTable } from '#test/support/case-format-table'
import { tableState } from '#test/support/case-table'
import { practiceBot } from '#test/support/practice-bot'

const SALT = '5'.repeat(32)
const LUCK = hmacChance({ secret: '0'.repeat(64), gameId: '0'.repeat(32), salts: { a: SALT, b: SALT } })

/** What the bot answers to the question that the table comes to, which must be of that ask. */
function answerAt(table: CaseTable, ask: AskName): Choice {
  const run = begin(tableState(table), LUCK)
  const open = run.pending()
  const [request] = open
  expect(request?.ask).toBe(ask)
  if (!request) throw new Error('nobody is asked')
  return practiceBot({ view: viewFor(run.state, request.seat, open), request, salt: () => SALT })
}

type Ship = NonNullable<CaseTable['ships']>[string]
const BARE = { front: 0, left: 0, right: 0, rear: 0 }

/** A Victory attacks a Nebulon-B in front of it, with this card and these dice. */
const shooting = (
  card: string,
  pool: string[],
  more: { victory?: Partial<Ship>; nebulon?: Partial<Ship>; round?: number; range?: string } = {},
): CaseTable => ({
  round: more.round ?? 2,
  activating: { ship: 'victory', step: 'attacks' },
  attacking: {
    by: 'victory',
    from: 'front',
    at: 'nebulon.front',
    range: (more.range ?? 'medium') as never,
    pool: pool as never,
  },
  ships: {
    victory: {
      card: 'victory-ii-class-star-destroyer',
      at: [457, 550],
      heading: 180,
      upgrades: [card],
      ...more.victory,
    },
    nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], heading: 0, ...more.nebulon },
  },
})
/** A Victory attacks a ship with this card. */
const defending = (
  card: string,
  pool: string[],
  more: { nebulon?: Partial<Ship>; range?: string; locked?: string[] } = {},
): CaseTable => ({
  ...shooting(card, pool),
  attacking: {
    by: 'victory',
    from: 'front',
    at: 'nebulon.front',
    step: 'defend',
    range: (more.range ?? 'medium') as never,
    pool: pool as never,
    ...(more.locked && { locked: more.locked as never }),
  },
  ships: {
    victory: { card: 'victory-ii-class-star-destroyer', at: [457, 550], heading: 180 },
    nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], heading: 0, upgrades: [card], ...more.nebulon },
  },
})

/** A ship with this card at that step of its activation, an enemy a little farther. */
const activating = (
  card: string,
  step: string,
  ship: Partial<Ship> = {},
  more: Partial<CaseTable> & { dial?: string } = {},
): CaseTable => {
  const { dial, ...rest } = more
  return {
    round: 2,
    activating: { ship: 'victory', step: step as never, ...(dial && { dial: dial as never }) },
    ships: {
      victory: { card: 'victory-ii-class-star-destroyer', at: [457, 650], heading: 180, upgrades: [card], ...ship },
      nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], heading: 0 },
    },
    ...rest,
  }
}

const used = (card: string) => ({ option: expect.stringMatching(new RegExp(`^${card}@`)) })
const notUsed = (card: string) => expect.not.objectContaining(used(card))

describe('dice cards are used where they improve the attack', () => {
  const BLANKS = ['red blank', 'red blank', 'red blank', 'blue hit']
  const GOOD = ['red double hit', 'red double hit', 'blue hit', 'blue critical']
  test.each<[string, CaseTable, boolean]>([
    ['leading-shots', shooting('leading-shots', BLANKS), true],
    ['leading-shots', shooting('leading-shots', GOOD), false],
    ['leading-shots', shooting('leading-shots', ['red blank', 'blue hit']), false],
    [
      'ordnance-experts',
      shooting('ordnance-experts', ['black blank', 'black blank', 'black hit'], { range: 'close' }),
      true,
    ],
    [
      'ordnance-experts',
      shooting('ordnance-experts', ['black hit critical', 'black hit critical'], { range: 'close' }),
      false,
    ],
    ['caitken-and-shollan', shooting('caitken-and-shollan', BLANKS), true],
    ['caitken-and-shollan', shooting('caitken-and-shollan', GOOD), false],
    [
      'h9-turbolasers',
      shooting('h9-turbolasers', ['red hit', ...GOOD, 'red double hit'], { nebulon: { defense: ['brace'] } }),
      true,
    ],
    ['h9-turbolasers', shooting('h9-turbolasers', ['red hit', 'blue hit']), false],
    ['sensor-team', shooting('sensor-team', ['red hit', 'red blank']), false],
    ['defiance', shooting('defiance', BLANKS, { nebulon: { activated: true } }), true],
    ['avenger', shooting('avenger', GOOD, { nebulon: { defense: ['brace exhausted'] } }), true],
  ])('%s', (card, table, expected) => {
    const answer = answerAt(table, 'attack.modify')
    expect(answer).toEqual(expected ? used(card) : notUsed(card))
  })
})

test('a hit is spent for a victory token of Precision Strike (OB4)', () => {
  const strike = (damage: Ship['damage']): CaseTable => ({
    ...shooting('gunnery-team', ['red hit', 'red hit', 'blue hit'], { nebulon: { damage: damage ?? [] } }),
    options: 'casual-400' as never,
    objective: { card: 'precision-strike' },
  })
  expect(answerAt(strike(['facedown']), 'attack.modify')).toEqual(used('precision-strike'))
})

test('a die of Concentrate Fire comes before a card that rerolls, so that it may be rolled again, too', () => {
  const table = shooting('caitken-and-shollan', ['red blank', 'red blank', 'red blank', 'blue hit'])
  const { ships = {}, ...rest } = table
  const dial: CaseTable = { ...rest, activating: { ship: 'victory', step: 'attacks', dial: 'concentrate-fire' }, ships }
  const first = answerAt(dial, 'attack.modify')
  expect(first).toEqual({ option: expect.stringMatching(/^fire:dial:/) })
  expect(answerAt(table, 'attack.modify')).toEqual(used('caitken-and-shollan'))
})

describe('cards of the defender save', () => {
  const BLOW = ['red double hit', 'red double hit', 'blue hit', 'blue critical']
  const WORN = { shields: BARE, hull: 2 }
  test.each<[string, CaseTable, boolean]>([
    [
      'electronic-countermeasures',
      defending('electronic-countermeasures', BLOW, {
        nebulon: { ...WORN, hull: 5, defense: ['brace'] },
        locked: ['brace'],
      }),
      true,
    ],
    [
      'electronic-countermeasures',
      defending('electronic-countermeasures', ['red hit'], { nebulon: { defense: ['brace'] }, locked: ['brace'] }),
      false,
    ],
  ])('%s', (card, table, expected) => {
    expect(answerAt(table, 'defense.spend')).toEqual(expected ? used(card) : notUsed(card))
  })
})

describe('cards outside of attacks', () => {
  const revealed = (card: string, ship: Partial<Ship> = {}, round?: number) =>
    activating(card, 'revealed', ship, { dial: 'navigate', ...(round !== undefined && { round }) })
  const LOST = { defense: ['redirect'] } as const
  const WRECK: Partial<Ship> = { shields: BARE, damage: ['facedown', 'facedown', 'facedown', 'facedown'] }
  const turned = (dials: Ship['dials'], ship: Partial<Ship> = {}): CaseTable => ({
    ...activating('skilled-first-officer', 'reveal', { ...(dials && { dials }), ...ship }),
    round: 5,
  })
  const doors = (damage: Ship['damage']): CaseTable => {
    const ship: Partial<Ship> = { ...(damage && { damage }), dials: ['navigate', 'navigate', 'navigate'] }
    const { activating: _, ships = {}, ...table } = activating('reinforced-blast-doors', 'reveal', ship)
    const nebulon: Ship = { card: 'nebulon-b-escort-frigate', at: [457, 300], dials: ['navigate', 'navigate'] }
    return { ...table, ships: { ...ships, nebulon }, options: 'casual-400' as never, phase: 'command' }
  }
  const charted = (obstacle: string): CaseTable => ({
    ...activating('chart-officer', 'maneuver', { speed: 0 }),
    obstacles: { [obstacle]: { at: [457, 600] } },
  })
  test.each<[string, string, CaseTable, boolean]>([
    [
      'walex-blissex',
      'recovers a token that it has lost',
      activating('walex-blissex', 'activate', { defense: [...LOST.defense] }),
      true,
    ],
    ['veteran-captain', 'is not discarded for a token', revealed('veteran-captain'), false],
    ['veteran-captain', 'is discarded in the last round', revealed('veteran-captain', {}, 6), true],
    ['raymus-antilles', 'costs nothing', revealed('raymus-antilles'), true],
    [
      'skilled-first-officer',
      'is kept while the top dial is as good',
      turned(['concentrate-fire', 'concentrate-fire']),
      false,
    ],
    [
      'skilled-first-officer',
      'is discarded for a dial that repairs a wreck',
      turned(['squadron', 'repair'], WRECK),
      true,
    ],
    ['chart-officer', 'is discarded on an asteroid', charted('asteroid-1'), true],
    ['reinforced-blast-doors', 'is discarded for damage cards', doors(['facedown', 'facedown', 'facedown']), true],
  ])('%s %s', (card, _what, table, expected) => {
    expect(answerAt(table, 'window.effect')).toEqual(expected ? used(card) : { option: 'pass' })
  })
})

describe('what lasts is used where it helps', () => {
  const FAR: Ship = {
    card: 'victory-ii-class-star-destroyer',
    at: [1500, 800],
    heading: 180,
    dials: ['repair', 'repair', 'repair'],
  }
  const NEAR: Ship = { ...FAR, at: [457, 560] }
  const round = (ships: Record<string, Ship>, more: Partial<CaseTable> = {}): CaseTable => ({
    options: 'casual-400' as never,
    round: 3,
    phase: 'command',
    ships,
    ...more,
  })
  const own = (upgrades: Ship['upgrades'], enemy: Ship): Record<string, Ship> => ({
    nebulon: {
      card: 'nebulon-b-escort-frigate',
      at: [457, 300],
      dials: ['navigate', 'navigate'],
      ...(upgrades && { upgrades }),
    },
    cr90: { card: 'cr90-corvette-a', at: [380, 320], dials: ['navigate'] },
    corvette: { card: 'cr90-corvette-b', at: [560, 320], dials: ['navigate'] },
    enemy,
  })
  const thrawn = (at: [number, number]): Record<string, Ship> => ({
    cr90: { card: 'cr90-corvette-a', at, dials: ['navigate'] },
    vic: {
      card: 'victory-ii-class-star-destroyer',
      at: [300, 200],
      dials: ['repair', 'repair', 'repair'],
      upgrades: [{ card: 'grand-admiral-thrawn', dials: ['navigate', 'squadron', 'concentrate-fire'] }] as never,
    },
    isd: { card: 'imperial-i-class-star-destroyer', at: [600, 200], dials: ['repair', 'repair', 'repair'] },
    gladiator: { card: 'gladiator-i-class-star-destroyer', at: [800, 200], dials: ['repair', 'repair'] },
  })
  test.each<[string, string, CaseTable, boolean]>([
    ['intensify-firepower', 'is discarded for a fight', round(own(['intensify-firepower'], NEAR)), true],
    ['intensify-firepower', 'is kept while no enemy is near', round(own(['intensify-firepower'], FAR)), false],
    [
      'intensify-firepower',
      'is not even discarded in the last round',
      round(own(['intensify-firepower'], FAR), { round: 6 }),
      false,
    ],
    ['grand-admiral-thrawn', 'spends a dial for a fight', round(thrawn([457, 500]), { round: 4 }), true],
    ['grand-admiral-thrawn', 'keeps them while no enemy is near', round(thrawn([1700, 850])), false],
  ])('%s %s', (card, _what, table, expected) => {
    expect(answerAt(table, 'window.effect')).toEqual(expected ? used(card) : { option: 'pass' })
  })

  const broadside = (enemies: Record<string, [number, number, number]>): CaseTable => ({
    options: 'casual-400' as never,
    activating: { ship: 'mc80', step: 'attack' },
    ships: {
      mc80: { card: 'mc80-command-cruiser', at: [457, 300], dials: ['navigate'], upgrades: ['admiral-ackbar'] },
      ...Object.fromEntries(
        Object.entries(enemies).map(([id, [x, y, heading]]) => [
          id,
          { card: 'victory-ii-class-star-destroyer', at: [x, y], heading, activated: true } satisfies Ship,
        ]),
      ),
    },
  })
  test.each<[string, CaseTable, boolean]>([
    ['an enemy is beside it', broadside({ east: [660, 300, 270] }), true],
    ['its only target is ahead', broadside({ north: [457, 560, 180] }), false],
  ])('a ship gives up its front where %s', (_what, table, expected) => {
    expect(answerAt(table, 'window.effect')).toEqual(expected ? used('admiral-ackbar') : { option: 'pass' })
  })

  test.each<[string, [number, number], boolean]>([
    ['long range', [457, 560], true],
    ['no range', [457, 800], false],
    ['medium range', [457, 440], false],
  ])('capacitors are discarded for a target at %s', (_what, at, expected) => {
    const table: CaseTable = {
      options: 'casual-400' as never,
      round: 4,
      activating: { ship: 'cr90', step: 'activate' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 200], dials: ['navigate'], upgrades: ['disposable-capacitors'] },
        victory: { card: 'victory-ii-class-star-destroyer', at, heading: 180, activated: true },
      },
    }
    expect(answerAt(table, 'window.effect')).toEqual(expected ? used('disposable-capacitors') : { option: 'pass' })
  })

  test.each<[string, [number, number], boolean]>([
    ['nobody is in range', [200, 850], true],
    ['there is something to shoot at', [200, 420], false],
  ])('a ship waits while %s', (_what, at, expected) => {
    const table: CaseTable = {
      options: 'casual-400' as never,
      first: 'b',
      phase: 'ship',
      turn: 'b',
      ships: {
        isd: {
          card: 'imperial-i-class-star-destroyer',
          at: [200, 200],
          dials: ['repair', 'repair', 'repair'],
          upgrades: ['strategic-adviser'],
        },
        cr90: { card: 'cr90-corvette-a', at, heading: 180, dials: ['repair'] },
      },
    }
    expect(answerAt(table, 'ship.activate')).toEqual(expected ? used('strategic-adviser') : { option: 'isd' })
  })
})

test('no squadron is set aside that a Squadron command alone would bring back (R3.29)', () => {
  const table: CaseTable = {
    options: 'casual-400' as never,
    phase: 'setup',
    setup: { step: 'before-deploying' },
    reserve: {
      ships: {
        vic: { card: 'victory-ii-class-star-destroyer', upgrades: ['rapid-launch-bays'] },
        cr90: { card: 'cr90-corvette-a' },
      },
      squadrons: { tie: { card: 'tie-fighter-squadron' }, bomber: { card: 'tie-bomber-squadron' } },
    },
  } as never
  expect(answerAt(table, 'window.effect')).toEqual({ option: 'pass' })
})
