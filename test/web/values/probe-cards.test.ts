import { expect } from 'vitest'
import { modify, onOwn, permit } from '#shared/game/engine/card-builder'
import { evadeOptions } from '#shared/game/odds/defense-odds'
import { en } from '#shared/messages/en'
import { squadronsAtHand, usesOf } from '#shared/play/bots/choose-command'
import { waysOut } from '#shared/play/bots/edge'
import { blows, gapOf, standing } from '#shared/play/bots/ship-position'
import { huntOf } from '#shared/play/bots/squadron-places'
import { worthOfDamage } from '#shared/play/bots/worth'
import { amountOf } from '#shared/play/orders/facts'
import { hullDamage } from '#shared/play/orders/hull-damage'
import { waysOf } from '#shared/play/view/attack-reach'
import { contextOf, countingOf } from '#shared/play/view/counting'
import { glanceOf } from '#shared/play/view/glance'
import { attackOf, CR90, SHOT, VICTORY } from '#test/game/engine/face-to-face'
import type { FixtureGame } from '#test/support/fixture-game'
import { hullOf, keywordsOf } from '#web/fleet/facts'
import { tokenLimit } from '#web/questions/activation/dial-use'
import { shipTarget, usableTokens } from '#web/questions/battle'
import { effectOf } from '#web/questions/defense/defense'
import { defended, pieceIn, rounded, shipIn, squadronIn, TIE, testProbes, wordsOf, X_WING } from './probe'

/** Values that cards change. */

const mostShields = (t: FixtureGame) => t.engine.rules.valueOf(t.state, 'shields', VICTORY, { zone: 'rear' })
const shotAt = (t: FixtureGame) => {
  t.choose('a', SHOT)
  return attackOf(t)
}

testProbes({
  'hull of a ship': {
    on: VICTORY,
    card: [modify('hull', (hull) => hull + 2)],
    seen: {
      view: [(t) => shipIn(t, VICTORY).values.hull, 8, 10],
      words: [(t) => wordsOf(t, /^Victory II .*?hull (\S+)/m), '7/8', '9/10'],
      glance: [
        (t) => glanceOf(t.view('a'), VICTORY, en.table),
        expect.stringContaining('7 of 8'),
        expect.stringContaining('9 of 10'),
      ],
      odds: [(t) => shipTarget(t.view('a'), { defender: VICTORY, defendingZone: 'front' }).hull, 7, 9],
      'worth to a bot': [(t) => rounded(worthOfDamage(shipIn(t, VICTORY))), 5, 4.47],
      'fact of orders': [(t) => amountOf({ amount: 'hull', of: VICTORY }, { view: t.view('b') }), 7, 9],
      page: [(t) => hullOf(t.view('a'), VICTORY), { left: 7, max: 8 }, { left: 9, max: 10 }],
      board: [(t) => pieceIn(t, VICTORY).hull, { max: 8, lost: 1, faceup: 0 }, { max: 10, lost: 1, faceup: 0 }],
    },
  },
  'hull of a squadron': {
    on: X_WING,
    card: [modify('hull', (hull) => hull + 1)],
    seen: {
      view: [(t) => squadronIn(t, X_WING).values.hull, 5, 6],
      words: [(t) => wordsOf(t, /^X-wing .*?hull (\S+),/m), '5/5', '5/6'],
      page: [(t) => hullOf(t.view('a'), X_WING), { left: 5, max: 5 }, { left: 5, max: 6 }],
      board: [(t) => pieceIn(t, X_WING).hull, { max: 5, lost: 0, faceup: 0 }, { max: 6, lost: 1, faceup: 0 }],
    },
  },
  'tokens of another unit': {
    on: X_WING,
    card: [modify('tokenBearers', (units) => [...units, CR90])],
    seen: {
      view: [(t) => squadronIn(t, X_WING).values.lenders, undefined, [CR90]],
      page: [(t) => usableTokens(t.view('a'), { attacker: TIE, defender: X_WING }).length, 0, 3],
    },
  },
  'maximum of shields': {
    on: VICTORY,
    card: [modify('shields', (shields) => shields + 1, { when: onOwn(({ zone }) => zone === 'rear') })],
    seen: {
      view: [
        (t) => shipIn(t, VICTORY).values.shields,
        { front: 3, right: 3, rear: 1, left: 3 },
        { front: 3, right: 3, rear: 2, left: 3 },
      ],
      glance: [(t) => glanceOf(t.view('a'), VICTORY, en.table).includes('rear'), false, true],
      rules: [mostShields, 1, 2],
      'worth to a bot': [(t) => rounded(usesOf(t.view('b'), shipIn(t, VICTORY)).repair), 7.5, 10],
    },
  },
  'command value': {
    on: VICTORY,
    card: [modify('command', (command) => command - 1)],
    seen: {
      view: [(t) => shipIn(t, VICTORY).values.command, 3, 2],
      'token limit': [(t) => shipIn(t, VICTORY).values.tokenLimit, 3, 2],
      form: [(t) => tokenLimit(shipIn(t, VICTORY), 'squadron'), undefined, expect.any(String)],
    },
  },
  'token limit': {
    on: VICTORY,
    card: [modify('tokenLimit', (limit) => limit - 1)],
    seen: {
      view: [(t) => [shipIn(t, VICTORY).values.command, shipIn(t, VICTORY).values.tokenLimit], [3, 3], [3, 2]],
      form: [(t) => tokenLimit(shipIn(t, VICTORY), 'squadron'), undefined, expect.any(String)],
    },
  },
  'squadron value': {
    on: VICTORY,
    card: [modify('squadron', (squadrons) => squadrons - 3)],
    seen: {
      view: [(t) => shipIn(t, VICTORY).values.squadrons, 3, 0],
      'worth to a bot': [(t) => usesOf(t.view('b'), shipIn(t, VICTORY)).squadron, 1.7, 0],
    },
  },
  'engineering value': {
    on: VICTORY,
    card: [modify('engineering', (points) => points - 2)],
    seen: {
      view: [(t) => shipIn(t, VICTORY).values.engineering, 4, 2],
      'worth to a bot': [(t) => rounded(usesOf(t.view('b'), shipIn(t, VICTORY)).repair), 7.5, 5],
    },
  },
  'speed of a ship': {
    on: VICTORY,
    card: [
      modify('maxSpeed', (speed) => speed + 1),
      modify('yaws', () => [0, 0, 2], { when: onOwn(({ speed }) => speed === 3) }),
    ],
    seen: {
      view: [
        (t) => [shipIn(t, VICTORY).values.maxSpeed, shipIn(t, VICTORY).values.speedChart[3] ?? []],
        [2, []],
        [3, [0, 0, 2]],
      ],
      'way out of a bot': [
        (t) => waysOut(shipIn(t, VICTORY), { x: 450_000, y: 860_000, heading: 0 }, 3, t.state.area, 1),
        0,
        0.6,
      ],
    },
  },
  'speed of a squadron': {
    on: TIE,
    card: [modify('speed', () => 1)],
    seen: {
      view: [(t) => squadronIn(t, TIE).values.speed, 4, 1],
      'worth to a bot': [(t) => squadronsAtHand(t.view('b'), shipIn(t, VICTORY)), 1, 0],
    },
  },
  'dice of a zone': {
    on: CR90,
    card: [
      modify('armament', (dice) => ({ ...dice, red: dice.red + 1 }), {
        when: onOwn(({ against, zone }) => against === 'ship' && zone === 'front'),
      }),
    ],
    seen: {
      view: [
        (t) => [shipIn(t, CR90).values.armament.front.red, shipIn(t, CR90).values.armament.left.red],
        [2, 1],
        [3, 1],
      ],
      reach: [
        (t) => waysOf(t.view('a'), CR90, VICTORY)[0]?.dice,
        { red: 2, blue: 1, black: 0 },
        { red: 3, blue: 1, black: 0 },
      ],
      words: [(t) => wordsOf(t, /^CR90 .* could attack Victory .*?, (\d red)/m), '2 red', '3 red'],
      'blows to a bot': [
        (t) => {
          const [here, there] = [shipIn(t, CR90), shipIn(t, VICTORY)].map((ship) => standing(ship, ship.pose))
          return here && there && rounded(blows(here, there, gapOf(here, there)).front)
        },
        2.25,
        3,
      ],
      'fact of orders': [
        (t) => rounded(amountOf({ amount: 'expected-damage' }, { view: t.view('a'), request: t.asked('a') }) ?? 0),
        2.25,
        3,
      ],
    },
  },
  'dice that must go': {
    on: CR90,
    card: [modify('diceRemoved', (dice) => dice + 1, { when: onOwn(({ against }) => against === 'ship') })],
    seen: {
      view: [(t) => shipIn(t, CR90).values.diceRemoved, undefined, { ships: 1, squadrons: 0 }],
      reach: [(t) => waysOf(t.view('a'), CR90, VICTORY)[0]?.removed, 0, 1],
    },
  },
  'dice against squadrons': {
    on: CR90,
    card: [
      modify('armament', () => ({ red: 0, blue: 2, black: 1 }), {
        when: onOwn(({ against }) => against === 'squadron'),
      }),
    ],
    seen: {
      view: [(t) => shipIn(t, CR90).values.antiSquadron, { red: 0, blue: 1, black: 0 }, { red: 0, blue: 2, black: 1 }],
      'hunt of a bot': [(t) => rounded(huntOf(t.view('b'), squadronIn(t, TIE)).ships[0]?.near ?? 0), -0.53, -1.87],
    },
  },
  'damage past shields': {
    on: CR90,
    card: [permit('bypass-shields')],
    seen: {
      view: [(t) => shipIn(t, CR90).values.bypassesShields, undefined, true],
      'fact of orders': [(t) => hullDamage(t.view('b'), shotAt(t), 4), 1, 4],
    },
  },
  keywords: {
    on: TIE,
    card: [modify('keywords', (keywords) => ({ ...keywords, bomber: 1 }))],
    seen: {
      view: [(t) => squadronIn(t, TIE).values.keywords, { swarm: 1 }, { swarm: 1, bomber: 1 }],
      odds: [(t) => countingOf(t.view('a'), { attacker: TIE, defendingZone: 'front' }), 'squadron', 'ship'],
      'hunt of a bot': [(t) => huntOf(t.view('b'), squadronIn(t, TIE)).bomber, false, true],
      page: [
        (t) => keywordsOf(squadronIn(t, TIE).values.keywords).map(({ keyword }) => keyword),
        ['swarm'],
        ['swarm', 'bomber'],
      ],
    },
  },
  'what evade does': {
    on: VICTORY,
    card: [
      modify('tokenEffect', () => 'cancel-die', {
        when: onOwn(({ kind, range }) => kind === 'evade' && range === 'medium'),
      }),
    ],
    seen: {
      view: [
        (t) => shipIn(t, VICTORY).values.tokens.evade,
        { close: 'nothing', medium: 'reroll-die', long: 'cancel-die' },
        { close: 'nothing', medium: 'cancel-die', long: 'cancel-die' },
      ],
      odds: [
        (t) => {
          defended(t)
          const attack = attackOf(t)
          return evadeOptions(attack.pool, [], contextOf(t.view('b'), attack))[0]?.odds.damage.length
        },
        5,
        3,
      ],
      form: [(t) => effectOf(defended(t), 'evade'), 'the attacker rerolls one die', 'cancels one die'],
      rules: [
        (t) => {
          defended(t)
          t.choose('b', 'evade-1')
          return t.choose('b', 'd1').map(({ type }) => type)
        },
        expect.arrayContaining(['diceRerolled']),
        expect.arrayContaining(['diceCanceled']),
      ],
    },
  },
})
