import { expect, test } from 'vitest'
import type { Ask, AskName, Target } from '#shared/game/engine/decision'
import type { Frame, FrameOf } from '#shared/game/engine/frame'
import type { Die, HullZone, Seat } from '#shared/game/engine/state'
import { headline } from '#web/words/headline'
import { asking, CR90, gamePage, gameView, VICTORY } from '../support/game-pages'

const ROLLED: Die[] = [
  { id: 'd1', color: 'red', face: 'double-hit' },
  { id: 'd2', color: 'red', face: 'double-hit' },
  { id: 'd3', color: 'blue', face: 'critical' },
  { id: 'd4', color: 'blue', face: 'accuracy' },
]
const LINE: Target['measured'] = { from: { x: 0, y: 0 }, to: { x: 0, y: 90_000 } }
const TARGET: Target = {
  defender: VICTORY,
  defendingZone: 'front',
  length: 90_000,
  measured: LINE,
  range: 'close',
  sight: LINE,
  obstructedBy: [],
  through: [],
  dice: { red: 1, blue: 0, black: 0 },
  removed: 0,
}
const frame = { id: 8, answered: { a: 0, b: 0 } }

/** The Victory of seat `b` attacks the rear of the CR90 of seat `a`, unless the changes say otherwise. */
const attack = (changes: Partial<FrameOf<'attack'>> = {}): FrameOf<'attack'> => ({
  ...frame,
  kind: 'attack',
  step: 'defend',
  seat: 'b',
  attacker: VICTORY,
  zone: 'front',
  defender: CR90,
  defendingZone: 'rear',
  range: 'medium',
  obstructedBy: [],
  pool: ROLLED,
  nextDie: 5,
  toRemove: 0,
  used: [],
  locked: [],
  spent: [],
  redirects: [],
  earlier: [],
  ...changes,
})
const own = (changes: Partial<FrameOf<'attack'>> = {}) =>
  attack({ seat: 'a', attacker: CR90, defender: VICTORY, ...changes })
/** A squadron attacks, without zones. */
const squadronAttack = (changes: Partial<FrameOf<'attack'>> = {}): FrameOf<'attack'> => {
  const { zone: _zone, defendingZone: _to, ...rest } = attack({ attacker: 'tie-fighter-1', defender: 'x-wing-1' })
  return { ...rest, range: 'close', ...changes }
}
const activation = (changes: Partial<FrameOf<'activation'>> = {}): FrameOf<'activation'> => ({
  ...frame,
  kind: 'activation',
  ship: CR90,
  step: 'attack',
  ...changes,
})

const asked = (name: AskName, subject: string, ...now: Frame[]) => {
  const ask: Ask = { ask: name, subject, seat: 'a', kind: 'option', options: [{ id: 'done' }] }
  return headline(asking(ask, { now })).text
}

test('the defender reads who hits which zone for how much, as the dice lie now (R6.30)', () => {
  expect(asked('defense.spend', CR90, attack())).toBe(
    'Needa\'s Victory II "C" hits your CR90 "A" in the rear for 5: spend defense tokens or take it.',
  )
})

test('criticals of a squadron count if it has Bomber, and only against ships (R11.25)', () => {
  const hit = { defendingZone: 'rear', pool: ROLLED.slice(0, 3) } as const
  const bomber = squadronAttack({ ...hit, attacker: 'x-wing-1', defender: CR90 })
  const fighter = squadronAttack({ ...hit, defender: CR90 })
  expect(asked('defense.spend', CR90, bomber)).toMatch(/in the rear for 5:/)
  expect(asked('defense.spend', CR90, fighter)).toMatch(/in the rear for 4:/)
  expect(asked('defense.spend', CR90, squadronAttack({ pool: ROLLED.slice(0, 3) }))).toMatch(/for 4:/)
})

test('after a brace the defender reads what it leaves (R6.31)', () => {
  expect(asked('defense.spend', CR90, attack({ spent: [{ token: 't1', kind: 'brace' }] }))).toBe(
    'Needa\'s Victory II "C" hits your CR90 "A" in the rear for 5, reduced to 3 by brace: spend another defense token or take it.',
  )
})

test('an attack without damage is not called a hit', () => {
  expect(asked('defense.spend', CR90, attack({ pool: ROLLED.slice(3) }))).toBe(
    'Needa\'s Victory II "C" attacks your CR90 "A" in the rear, for no damage so far: spend defense tokens or none.',
  )
})

test('criticals do no damage to a squadron (R6.30)', () => {
  const { defendingZone: _, ...atSquadron } = attack({ defender: 'x-wing-1', pool: ROLLED.slice(1) })
  expect(asked('defense.spend', 'x-wing-1', atSquadron)).toBe(
    'Needa\'s Victory II "C" hits your X-wing x1 for 2: spend defense tokens or take it.',
  )
})

test.each<[AskName, string, Frame[], string]>([
  [
    'activation.command',
    CR90,
    [activation({ dial: 'repair' })],
    'Your CR90 "A" may resolve Repair now, or go on without.',
  ],
  [
    'activation.command',
    CR90,
    [activation({ dial: 'squadron' })],
    'Your CR90 "A" may resolve Squadron now, or go on without.',
  ],
  [
    'repair.effect',
    CR90,
    [activation(), { ...frame, kind: 'repair', step: 'effects', ship: CR90, points: 3, gained: 3, cards: [] }],
    'Your CR90 "A" has 3 engineering points to spend: choose a repair.',
  ],
  ['attack.declare', CR90, [activation()], 'Your CR90 "A" may attack: choose a hull zone and a target, or go on.'],
  [
    'attack.declare',
    CR90,
    [activation({ attacked: ['front'] })],
    'Your CR90 "A" may attack again: choose a hull zone and a target, or go on.',
  ],
  [
    'attack.declare',
    CR90,
    [activation(), { ...frame, kind: 'granted-attack', unit: CR90, zones: ['front'], source: 'u1' }],
    'Your CR90 "A" is granted another attack: choose a target, or go on.',
  ],
  [
    'attack.before-roll',
    CR90,
    [own({ toRemove: 1 })],
    'Your CR90 "A" attacks Needa\'s Victory II "C": choose the die to remove before the roll.',
  ],
  [
    'attack.before-roll',
    CR90,
    [own({ toRemove: 2 })],
    'Your CR90 "A" attacks Needa\'s Victory II "C": choose 2 dice, one by one, to remove before the roll.',
  ],
  [
    'attack.before-roll',
    CR90,
    [own()],
    'Your CR90 "A" attacks Needa\'s Victory II "C": decide what happens before the roll.',
  ],
  [
    'attack.modify',
    CR90,
    [own()],
    'Your CR90 "A" has rolled 5 damage against Needa\'s Victory II "C": change the dice or keep them.',
  ],
  [
    'attack.modify',
    CR90,
    [own({ pool: ROLLED.slice(3) })],
    'Your CR90 "A" has rolled no damage against Needa\'s Victory II "C": change the dice or keep them.',
  ],
  ['attack.reroll', CR90, [own()], 'Your CR90 "A" may reroll one die: choose which, or none.'],
  [
    'attack.critical',
    CR90,
    [own()],
    'Your CR90 "A" has a critical against Needa\'s Victory II "C": choose its effect, or none.',
  ],
  [
    'squadron.activate',
    'table',
    [{ ...frame, kind: 'squadron-phase', step: 'turns', turn: 'a', left: 2, cloaked: [] }],
    'Choose the squadron that acts now; then another one.',
  ],
  [
    'squadron.activate',
    'table',
    [{ ...frame, kind: 'squadron-phase', step: 'turns', turn: 'a', left: 1, cloaked: [] }],
    'Choose the squadron that acts now.',
  ],
  [
    'squadron.command',
    CR90,
    [{ ...frame, kind: 'squadron-command', step: 'squadrons', ship: CR90, left: 2, relayed: [] }],
    'Your CR90 "A" may activate up to 2 squadrons, one by one: choose the next, or stop.',
  ],
  ['squadron.act', 'x-wing-1', [], 'Your X-wing x1 acts: move or attack, not both, or do nothing.'],
  [
    'squadron.act',
    'x-wing-1',
    [
      {
        ...frame,
        kind: 'squadron-activation',
        squadron: 'x-wing-1',
        step: 'act',
        commanded: true,
        moved: false,
        attacked: false,
      },
    ],
    'Your X-wing x1 acts: move and attack in either order, one of them, or do nothing.',
  ],
  [
    'squadron.act',
    'x-wing-1',
    [
      {
        ...frame,
        kind: 'squadron-activation',
        squadron: 'x-wing-1',
        step: 'act',
        commanded: true,
        moved: true,
        attacked: false,
      },
    ],
    'Your X-wing x1 may still act: choose what it does, or nothing.',
  ],
  ['squadron.move', 'x-wing-1', [], 'Your X-wing x1 moves: choose where it ends its move.'],
  ['squadron.cloak', 'table', [], 'Your squadrons with Cloak may move once more: choose the next, or stop.'],
  [
    'attack.counter',
    'x-wing-1',
    [squadronAttack()],
    "Needa's TIE Fighter t1 has attacked your X-wing x1: use Counter or not.",
  ],
  ['attack.next', CR90, [own()], 'Your CR90 "A" may go on to another squadron: choose it, or stop.'],
  ['defense.evade', CR90, [attack()], 'Your CR90 "A" evades: choose the die to be rerolled.'],
  ['defense.evade', CR90, [attack({ range: 'long' })], 'Your CR90 "A" evades: choose the die to be canceled.'],
  [
    'defense.redirect',
    CR90,
    [attack()],
    'Your CR90 "A" redirects damage from its rear: choose the hull zone that may take it.',
  ],
  [
    'defense.split',
    CR90,
    [attack({ total: 5, redirects: [{ zone: 'right', points: 1 }, { zone: 'left' }] })],
    'Your CR90 "A" suffers 4 in the rear: choose how much its left takes.',
  ],
  [
    'damage.zone',
    CR90,
    [{ ...frame, kind: 'suffer', unit: CR90, points: 1, redirected: [], firstFaceup: false }],
    'Your CR90 "A" suffers 1 damage: choose the hull zone.',
  ],
  [
    'dial.replace',
    VICTORY,
    [{ ...frame, kind: 'new-dial', ship: VICTORY, seat: 'a' }],
    'Choose a new command for a dial of Needa\'s Victory II "C".',
  ],
])('%s of %s', (name, subject, now, text) => {
  expect(asked(name, subject, ...now)).toBe(text)
})

test('a damage card that asks is named, and whose ship it lies on', () => {
  const effect = (card: string, on: string, seat: Seat): Frame => ({
    ...frame,
    kind: 'effect',
    source: `${on}#2`,
    card,
    effect: 0,
    on,
    seat,
    point: 'dial.revealed',
    subject: on,
    step: 'ask',
    answers: {},
  })
  expect(asked('effect.choose', `${CR90}#2`, effect('crew-panic', CR90, 'a'))).toBe(
    'Crew Panic on your CR90 "A" asks you to choose.',
  )
  expect(asked('effect.choose', `${VICTORY}#2`, effect('comm-noise', VICTORY, 'b'))).toBe(
    'Comm Noise on Needa\'s Victory II "C" asks you to choose.',
  )
})

test.each<[AskName, string]>([
  ['activation.command', 'Waiting for Needa to resolve the command of Victory II "C".'],
  ['squadron.command', 'Waiting for Needa to choose squadrons that Victory II "C" commands.'],
  ['squadron.activate', 'Waiting for Needa to activate a squadron.'],
  ['squadron.act', 'Waiting for Needa to move or attack with Victory II "C".'],
  ['squadron.move', 'Waiting for Needa to move Victory II "C".'],
  ['squadron.cloak', 'Waiting for Needa to move squadrons with Cloak.'],
  ['squadron.strategic', 'Waiting for Needa to move an objective token.'],
  ['attack.counter', 'Waiting for Needa to answer the attack on Victory II "C".'],
  ['repair.effect', 'Waiting for Needa to repair Victory II "C".'],
  ['attack.declare', 'Waiting for Needa to choose an attack of Victory II "C".'],
  ['attack.next', 'Waiting for Needa to choose an attack of Victory II "C".'],
  ['attack.before-roll', 'Waiting for Needa to decide about the dice of Victory II "C".'],
  ['attack.modify', 'Waiting for Needa to decide about the dice of Victory II "C".'],
  ['attack.reroll', 'Waiting for Needa to decide about the dice of Victory II "C".'],
  ['attack.critical', 'Waiting for Needa to choose a critical effect of Victory II "C".'],
  ['defense.spend', 'Waiting for Needa to defend Victory II "C".'],
  ['defense.evade', 'Waiting for Needa to defend Victory II "C".'],
  ['defense.redirect', 'Waiting for Needa to defend Victory II "C".'],
  ['defense.split', 'Waiting for Needa to defend Victory II "C".'],
  ['damage.zone', 'Waiting for Needa to choose where Victory II "C" takes damage.'],
  ['dial.replace', 'Waiting for Needa to choose a new dial for Victory II "C".'],
])('%s: the other side reads whom and what it waits for', (ask, text) => {
  const view = gameView({ awaited: [{ seat: 'b', ask, subject: VICTORY }] })
  expect(headline(gamePage(view))).toMatchObject({ text, yourTurn: false })
})

test.each<[HullZone[], RegExp]>([
  [['front'], /may attack again from the same hull zone: choose a target/],
  [['left', 'rear'], /may attack again from another hull zone: choose a target/],
  [['front', 'left'], /may attack again: choose a hull zone and a target/],
])('after an attack from the front the sentence knows whence targets are offered: %s (R6.2)', (zones, sentence) => {
  const options = zones.map((zone) => ({ id: zone, target: { ...TARGET, zone } }))
  const ask: Ask = { ask: 'attack.declare', subject: CR90, seat: 'a', kind: 'option', options }
  expect(headline(asking(ask, { now: [activation({ attacked: ['front'] })] })).text).toMatch(sentence)
})
