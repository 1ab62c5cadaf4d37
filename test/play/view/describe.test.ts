import { expect, describe as group, test } from 'vitest'
import { viewFor } from '#shared/game'
import type { FrameOf } from '#shared/game/engine/frame'
import { en } from '#shared/messages/en'
import { describe } from '#shared/play/view/describe'
import type { Viewer } from '#shared/play/view/game-view'
import { glanceOf, unitName } from '#shared/play/view/glance'
import type { CaseTable } from '#test/support/case-format-table'
import { tableState } from '#test/support/case-table'

const TABLE: CaseTable = {
  round: 3,
  phase: 'ship',
  ships: {
    victory: {
      card: 'victory-ii-class-star-destroyer',
      at: [810, 470],
      heading: 135,
      shields: { front: 3, left: 3, right: 2, rear: 0 },
      damage: ['facedown', 'facedown', 'facedown'],
      defense: ['brace', 'redirect', 'redirect exhausted'],
      dials: ['navigate', 'repair'],
    },
    cr90: { card: 'cr90-corvette-a', at: [810, 370], heading: 337.5, speed: 3, tokens: ['navigate'], activated: true },
  },
  squadrons: {
    't-1': { card: 'tie-fighter-squadron', at: [100, 100], hull: 2 },
    't-2': { card: 'tie-fighter-squadron', at: [150, 100], activated: true },
  },
  lost: [
    { id: 't-3', card: 'tie-fighter-squadron' },
    { id: 'nebulon', card: 'nebulon-b-escort-frigate' },
  ],
}

const view = (viewer: Viewer, table: CaseTable = TABLE) => viewFor(tableState(table), viewer)
const told = (viewer: Viewer, depth: 'glance' | 'normal' | 'full', table?: CaseTable) =>
  describe(view(viewer, table), { depth, messages: en.table })

group('the table in words', () => {
  test('tells a side in one line: hull, cards, shields that were hit, exhausted tokens, squadrons by number, losses', () => {
    expect(told('b', 'glance')).toBe(
      'Ours: Victory II "A" hull 5 of 8 (3 facedown), right shields 2, rear shields 0, redirect exhausted; 2 TIE Fighters, 1 lost. Theirs: CR90 "B" hull 4 of 4; Nebulon-B "Y" lost.',
    )
  })

  test('tells every unit: first the score and whose initiative, own ships before the enemy, squadrons last', () => {
    expect(told('b', 'normal').split('\n')).toEqual([
      'Round 3 of 6, Ship Phase; initiative Rebels; score 57 to 8.',
      'Our ships:',
      `Victory II "A", heading south-east (135°, your 10 o'clock), speed 2, shields front 3 left 3 right 2 rear 0, hull 5/8 (3 facedown), defense tokens brace, redirect, redirect exhausted, commands none, 2 hidden dials (Navigate, Repair), not yet activated, at C2 (81, 47 cm).`,
      'Their ships:',
      `CR90 "B", heading north-west (337.5°, your 5 o'clock), speed 3, shields front 2 left 2 right 2 rear 1, hull 4/4, defense tokens evade, evade, redirect, commands Navigate, no dials, activated, at C2 (81, 37 cm).`,
      'Nebulon-B "Y" lost.',
      'Our squadrons:',
      'TIE Fighter t1, hull 2/3, ready, at A1 (10, 10 cm).',
      'TIE Fighter t2, hull 3/3, activated, at A1 (15, 10 cm).',
      'TIE Fighter Z lost.',
      'Their squadrons: none',
    ])
  })

  test('counts hidden dials of the other side and never names them (R17.7a, R17.7b)', () => {
    for (const viewer of ['a', 'spectator'] as const) {
      expect(told(viewer, 'full')).toContain('2 hidden dials,')
      expect(told(viewer, 'full')).not.toContain('Repair')
    }
  })

  test('names all dials when the game is over, and calls none of them hidden (R17.16)', () => {
    const over = { winner: 'a', reason: 'rounds', score: { a: 57, b: 8 }, round: 6 } as const
    for (const viewer of ['a', 'b', 'spectator'] as const) {
      const ended = viewFor({ ...tableState(TABLE), result: over }, viewer)
      const text = describe(ended, { depth: 'normal', messages: en.table })
      expect(text).toContain('commands none, 2 dials (Navigate, Repair), not yet')
      expect(text).not.toContain('hidden')
    }
  })

  test('never names a facedown damage card, not even to its owner (R17.8a)', () => {
    const hidden = { facedown: 'thruster-fissure' }
    const table = { ...TABLE, ships: { ...TABLE.ships, cr90: { ...TABLE.ships?.cr90, damage: [hidden] } } } as CaseTable
    for (const viewer of ['a', 'b', 'spectator'] as const) expect(told(viewer, 'full', table)).not.toMatch(/thruster/i)
  })

  test('names faceup damage cards by their title (R17.8c)', () => {
    const open = view('a')
    const [first] = Object.values(open.ships).flatMap((ship) => ship.damage)
    if (first) Object.assign(first, { faceup: true, card: 'structural-damage' })
    for (const depth of ['normal', 'full'] as const)
      expect(describe(open, { depth, messages: en.table })).toContain('hull 5/8 (2 facedown, Structural Damage faceup)')
    expect(describe(open, { depth: 'glance', messages: en.table })).toContain(
      'Victory II "A" hull 5 of 8 (2 facedown, Structural Damage faceup)',
    )
  })

  test('names the sides for somebody who plays neither, the first player first', () => {
    expect(told('spectator', 'glance')).toMatch(/^Rebels: CR90 "B" .* Empire: Victory II "A" /)
    expect(told('spectator', 'normal')).toContain('Imperial squadrons:')
  })

  test('adds, in full, how far everything is from each of one’s own ships, nearest first', () => {
    expect(told('a', 'full')).toMatch(
      /\nFrom CR90 "B": Victory II "A" at close range, distance 1, \d+ mm; TIE Fighter t2 beyond long range, \d+ mm; TIE Fighter t1 /,
    )
    expect(told('a', 'full')).not.toContain('From Victory')
    expect(told('spectator', 'full')).toContain('From Victory II "A"')
  })

  group('what could be attacked from where everybody stands, in full', () => {
    const FIGHT: CaseTable = {
      round: 2,
      phase: 'ship',
      ships: {
        nebulon: { card: 'nebulon-b-escort-frigate', at: [400, 300], heading: 0 },
        cr90: { card: 'cr90-corvette-a', at: [400, 420], heading: 90 },
        victory: { card: 'victory-ii-class-star-destroyer', at: [400, 560], heading: 180 },
      },
      squadrons: { 't-1': { card: 'tie-fighter-squadron', at: [460, 300] } },
    }
    const lines = (viewer: Viewer) => told(viewer, 'full', FIGHT).split('\n')

    test('R6.10, R6.13 from each hull zone of one’s own ships the way with the most dice', () => {
      expect(lines('a')).toContain(
        'Nebulon-B "A" could attack Victory II "C": front at its front, medium range, 174 mm, obstructed by CR90 "B", 3 red dice, less 1.',
      )
      expect(lines('a')).toContain(
        'Nebulon-B "A" could attack TIE Fighter t1: right, close range, 24 mm, clear, 2 blue dice.',
      )
    })

    test('and from each enemy ship what it could do to one’s own ships; squadrons are not asked about', () => {
      expect(lines('b').slice(-4)).toEqual([
        'Victory II "C" could attack Nebulon-B "A": front at its front, medium range, 174 mm, obstructed by CR90 "B", 3 red dice and 3 blue dice, less 1.',
        'Victory II "C" could attack CR90 "B": front at its front, close range, 70 mm, clear, 3 red dice and 3 blue dice.',
        'Nebulon-B "A" could attack Victory II "C": front at its front, medium range, 174 mm, obstructed by CR90 "B", 3 red dice, less 1.',
        'CR90 "B" could attack Victory II "C": left at its front, close range, 70 mm, clear, 1 red die and 1 blue die.',
      ])
    })

    test('R6.16, R12.14 what is in an arc and in sight, but out of reach of the dice, is told apart', () => {
      const behind: CaseTable = { ...FIGHT, squadrons: { 't-1': { card: 'tie-fighter-squadron', at: [400, 640] } } }
      expect(told('a', 'full', behind).split('\n')).toEqual(
        expect.arrayContaining([
          'Nebulon-B "A" has TIE Fighter t1 in its arc: front, long range, 288 mm, obstructed by CR90 "B" and Victory II "C", no dice.',
          'CR90 "B" has TIE Fighter t1 in its arc: left, medium range, 184 mm, obstructed by Victory II "C", 1 blue die, less 1.',
        ]),
      )
    })

    test('to somebody who watches, of both sides', () => {
      const attackers = lines('spectator').flatMap((line) => /^(.*) could attack /.exec(line)?.[1] ?? [])
      expect(new Set(attackers)).toEqual(new Set(['Nebulon-B "A"', 'CR90 "B"', 'Victory II "C"']))
    })
  })

  test('tells the attack that is going on: zones, range, sight, dice, tokens, damage', () => {
    const attack: FrameOf<'attack'> = {
      kind: 'attack',
      id: 7,
      answered: { a: 0, b: 0 },
      step: 'defend',
      seat: 'a',
      attacker: 'cr90',
      zone: 'front',
      defender: 'victory',
      defendingZone: 'left',
      range: 'close',
      obstructedBy: [],
      pool: [
        { id: 'd1', color: 'red', face: 'double-hit' },
        { id: 'd2', color: 'blue', face: 'accuracy' },
      ],
      nextDie: 3,
      toRemove: 0,
      used: [],
      locked: ['victory.brace'],
      spent: [{ token: 'victory.redirect', kind: 'redirect' }],
      redirects: [{ zone: 'front' }],
      earlier: [],
    }
    const seen = view('b')
    const brace = Object.values(seen.ships)
      .flatMap(({ defense }) => defense)
      .find(({ kind }) => kind === 'brace')
    const during = { ...seen, now: [...seen.now, { ...attack, locked: [brace?.id ?? ''] }] }
    const [, line] = describe(during, { depth: 'normal', messages: en.table }).split('\n')
    expect(line).toBe(
      'CR90 "B", front, attacks Victory II "A", left: close range, clear. Dice: red double hit, blue accuracy. Locked: brace. Spent: redirect. Redirected to the front.',
    )
    const over = { ...seen, now: [...seen.now, { ...attack, step: 'next' as const }] }
    expect(describe(over, { depth: 'normal', messages: en.table })).not.toContain('attacks')
  })

  test('says which dial lies revealed beside a ship that is activating', () => {
    const table = { ...TABLE, activating: { ship: 'victory', step: 'convert', dial: 'repair' } } as CaseTable
    expect(told('a', 'normal', table)).toContain('commands none, revealed Repair, 2 hidden dials, activated')
  })

  test('gives each piece a spoken name of one line', () => {
    expect(glanceOf(view('a'), 'victory', en.table)).toBe(
      'Victory II "A" hull 5 of 8 (3 facedown), right shields 2, rear shields 0, redirect exhausted',
    )
    expect(glanceOf(view('a'), 't-1', en.table)).toBe('TIE Fighter t1 hull 2 of 3')
    expect(unitName(view('a'), 'cr90', en.table)).toBe('CR90 "B"')
  })
})
