import { expect } from 'vitest'
import { modify, onOwn, permit } from '#shared/game/engine/card-builder'
import { evadeOptions } from '#shared/game/odds/defense-odds'
import { blows, gapOf, standing } from '#shared/play/bots/ship-position'
import { huntOf } from '#shared/play/bots/squadron-places'
import { amountOf } from '#shared/play/orders/facts'
import { hullDamage } from '#shared/play/orders/hull-damage'
import { waysOf } from '#shared/play/view/attack-reach'
import { contextOf, countingOf } from '#shared/play/view/counting'
import { threatsBetween } from '#shared/play/view/threats'
import { attackOf, CR90, SHOT, VICTORY } from '#test/game/engine/face-to-face'
import type { FixtureGame } from '#test/support/fixture-game'
import { zoneReaches } from '#web/board/thinking/threat-reach'
import { keywordsOf } from '#web/fleet/facts'
import { effectOf } from '#web/questions/defense/defense'
import { defended, detailsOf, rounded, shipIn, squadronIn, TIE, testProbes, wordsOf } from './probe'

/** Values of attacks that cards change. */

const shotAt = (t: FixtureGame) => {
  t.choose('a', SHOT)
  return attackOf(t)
}

testProbes({
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
      'view: reach': [
        (t) => waysOf(t.view('a'), CR90, VICTORY)[0]?.dice,
        { red: 2, blue: 1, black: 0 },
        { red: 3, blue: 1, black: 0 },
      ],
      words: [(t) => wordsOf(t, /^CR90 .* could attack Victory .*?, (\d red)/m), '2 red', '3 red'],
      'bots: blows': [
        (t) => {
          const [here, there] = [shipIn(t, CR90), shipIn(t, VICTORY)].map((ship) => standing(ship, ship.pose))
          return here && there && rounded(blows(here, there, gapOf(here, there)).front)
        },
        2.25,
        3,
      ],
      orders: [
        (t) => rounded(amountOf({ amount: 'expected-damage' }, { view: t.view('a'), request: t.asked('a') }) ?? 0),
        2.25,
        3,
      ],
      board: [(t) => zoneReaches(t.view('a'), CR90)[0]?.bands.at(-1)?.dice.red, 2, 3],
      details: [(t) => detailsOf(t, CR90).match(/front ?(\d red)/i)?.[1], '2 red', '3 red'],
    },
    noRow: {
      odds: 'they get the pool',
      forms: 'they get the dice with the question',
    },
  },
  'dice that must go': {
    on: CR90,
    card: [modify('diceRemoved', (dice) => dice + 1, { when: onOwn(({ against }) => against === 'ship') })],
    seen: {
      view: [(t) => shipIn(t, CR90).values.diceRemoved, undefined, { ships: 1, squadrons: 0 }],
      'view: reach': [(t) => waysOf(t.view('a'), CR90, VICTORY)[0]?.removed, 0, 1],
      'view: threat': [(t) => rounded(threatsBetween(t.view('a'), CR90, VICTORY)[0]?.expected ?? 0), 2.25, 1.5],
      orders: [
        (t) => rounded(amountOf({ amount: 'expected-damage' }, { view: t.view('a'), request: t.asked('a') }) ?? 0),
        2.25,
        1.5,
      ],
    },
    noRow: {
      words: 'they tell what a zone gathers, before any die goes',
      odds: 'they get the pool',
      bots: 'they get the number with each target',
      forms: 'they get the number with each target',
      board: 'it draws the threats of the view',
      details: 'they tell the dice of a zone, before any goes',
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
      'bots: hunt': [(t) => rounded(huntOf(t.view('b'), squadronIn(t, TIE)).ships[0]?.near ?? 0), -0.53, -1.87],
      'view: threat': [(t) => rounded(threatsBetween(t.view('a'), CR90, TIE)[0]?.expected ?? 0), 0.5, 1],
      details: [
        (t) => detailsOf(t, CR90).match(/squadrons ?(\d blue d\w+( and \d \w+ d\w+)?)/)?.[1],
        '1 blue die',
        '2 blue dice and 1 black die',
      ],
    },
    noRow: {
      words: 'they tell the pool once it is gathered',
      odds: 'they get the pool',
      orders: 'they get the dice with each target',
      forms: 'they get the dice with the question',
      board: 'it draws the threats of the view',
    },
  },
  'damage past shields': {
    on: CR90,
    card: [permit('bypass-shields')],
    seen: {
      view: [(t) => shipIn(t, CR90).values.bypassesShields, undefined, true],
      orders: [(t) => hullDamage(t.view('b'), shotAt(t), 4), 1, 4],
    },
    noRow: {
      words: 'they tell the damage that was suffered',
      odds: 'they reckon the damage of dice; orders and pages add what gets through',
      bots: 'they get the damage that is suffered',
      forms: 'they get the damage that is suffered',
      board: 'it shows the shields that are left',
      details: 'they tell keywords and numbers',
    },
  },
  keywords: {
    on: TIE,
    card: [modify('keywords', (keywords) => ({ ...keywords, bomber: 1 }))],
    seen: {
      view: [(t) => squadronIn(t, TIE).values.keywords, { swarm: 1 }, { swarm: 1, bomber: 1 }],
      odds: [(t) => countingOf(t.view('a'), { attacker: TIE, defendingZone: 'front' }), 'squadron', 'ship'],
      'bots: hunt': [(t) => huntOf(t.view('b'), squadronIn(t, TIE)).bomber, false, true],
      details: [
        (t) => keywordsOf(squadronIn(t, TIE).values.keywords).map(({ keyword }) => keyword),
        ['swarm'],
        ['swarm', 'bomber'],
      ],
    },
    noRow: {
      words: 'they tell what stands on the table',
      orders: 'read where squadrons are placed and criticals resolved; tests of those orders show it',
      forms: 'they get the acts with the question',
      board: 'it shows which squadron it is',
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
      forms: [(t) => effectOf(defended(t), 'evade'), 'the attacker rerolls one die', 'cancels one die'],
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
    noRow: {
      words: 'they tell what was spent and what it did',
      bots: 'they play it through the odds',
      orders: 'they play it through the odds',
      board: 'it shows which token it is',
      details: 'they show which token it is',
    },
  },
})
