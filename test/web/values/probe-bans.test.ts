import { expect } from 'vitest'
import { aboutOwn, at, forbid, onOwn } from '#shared/game/engine/card-builder'
import type { HullZone } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import { CR90, SHOT, VICTORY } from '#test/game/engine/face-to-face'
import type { FixtureGame } from '#test/support/fixture-game'
import { surelyRevealed } from '#web/questions/activation/ship'
import { usableTokens } from '#web/questions/battle'
import { defenseOf } from '#web/questions/defense/defense'
import { optionsOf } from '#web/questions/draft-answer'
import { openSteps, recoverId } from '#web/questions/repair/repair'
import { shipIn, testProbes, X_WING } from './probe'

/** What cards keep units from, and ask before they act. */

const spendable = (t: FixtureGame, defendingZone: HullZone, attacker = CR90): boolean =>
  usableTokens(t.view('b'), { attacker, defender: VICTORY, defendingZone }).some(({ id }) => id === 'evade-1')

function tokensAsked(t: FixtureGame): string[] {
  t.choose('a', SHOT)
  return optionsOf(t.asked('b')).map(({ id }) => id)
}

/** Whether the rear of the Victory, with so many shields, could get one by a repair. */
function recoverable(t: FixtureGame, rear: number, others = {}): boolean {
  const ship = shipIn(t, VICTORY)
  const plan = {
    shields: { ...ship.shields, ...others, rear },
    most: { ...ship.values.shields, rear: 3 },
    cards: [],
    bans: ship.values.recoveryBans,
    discarded: [],
    left: 2,
  }
  return openSteps(plan).some(({ id }) => id === recoverId('rear'))
}

/** Whether a critical effect comes before the redirect is divided, with a critical icon in the pool. */
function criticalFirst(t: FixtureGame): boolean {
  t.choose('a', SHOT)
  const view = structuredClone(t.view('b'))
  for (const frame of view.now) if (frame.kind === 'attack') frame.pool = [{ id: 'd1', color: 'red', face: 'critical' }]
  const asked = { request: t.asked('b'), parts: {}, view, nameOf: (unit: string) => unit, opponent: 'Ola' }
  return defenseOf(asked)?.criticalFirst ?? expect.fail('there is no attack')
}

function withDial(t: FixtureGame): GameView {
  const view = t.view('a')
  const ship = shipIn(t, CR90)
  const dials = [{ n: 9, command: 'navigate' as const, commitment: '' }]
  return { ...view, ships: { ...view.ships, [CR90]: { ...ship, dials } } }
}

testProbes({
  'defense tokens that can be spent': {
    on: VICTORY,
    card: [
      forbid(
        'spend-token',
        onOwn(({ kind, zone }) => kind === 'evade' && zone === 'front'),
      ),
    ],
    seen: {
      view: [(t) => shipIn(t, VICTORY).values.barredTokens, undefined, [{ token: 'evade-1', zone: 'front' }]],
      odds: [(t) => spendable(t, 'front'), true, false],
      'odds: of another zone': [(t) => spendable(t, 'left'), true, true],
      rules: [(t) => tokensAsked(t).includes('evade-1'), true, false],
    },
    noRow: {
      words: 'they tell which tokens there are',
      bots: 'they choose among the tokens that the question offers',
      orders: 'they choose among the tokens that the question offers',
      forms: 'they show the tokens that the question offers',
      board: 'it shows which tokens there are',
      details: 'they tell which tokens there are',
    },
  },
  'defense tokens that can be spent against one attacker': {
    on: VICTORY,
    card: [
      forbid(
        'spend-token',
        onOwn(({ kind, attacker }) => kind === 'evade' && attacker === X_WING),
      ),
    ],
    seen: {
      view: [
        (t) => shipIn(t, VICTORY).values.barredTokens?.map(({ against }) => against),
        undefined,
        [[X_WING], [X_WING], [X_WING], [X_WING]],
      ],
      odds: [(t) => spendable(t, 'front', X_WING), true, false],
      'odds: of another attacker': [(t) => spendable(t, 'front'), true, true],
    },
    noRow: {
      words: 'they tell which tokens there are',
      bots: 'they choose among the tokens that the question offers',
      orders: 'they choose among the tokens that the question offers',
      forms: 'they show the tokens that the question offers',
      board: 'it shows which tokens there are',
      details: 'they tell which tokens there are',
    },
  },
  'shields that are recovered': {
    on: VICTORY,
    card: [
      forbid(
        'recover-shield',
        onOwn(({ zone }, g, unit) => g.ships[unit]?.shields[zone] === 0),
      ),
    ],
    seen: {
      view: [
        (t) => shipIn(t, VICTORY).values.recoveryBans,
        undefined,
        {
          bare: { front: ['u1'], right: ['u1'], rear: ['u1'], left: ['u1'] },
          shielded: { front: [], right: [], rear: [], left: [] },
        },
      ],
      forms: [(t) => [recoverable(t, 0), recoverable(t, 1)], [true, true], [false, true]],
    },
    noRow: {
      words: 'they tell the shields that there are',
      odds: 'an attack recovers nothing',
      bots: 'they choose among the repairs that the question offers',
      orders: 'none repairs',
      board: 'it shows the shields that there are',
      details: 'they tell the shields that there are',
    },
  },
  'shields that come back while a zone has more than its maximum': {
    on: VICTORY,
    card: [
      forbid(
        'recover-shield',
        onOwn(({ moved }, g, unit) => !moved && (g.ships[unit]?.shields.front ?? 0) > 3),
      ),
    ],
    seen: {
      view: [(t) => shipIn(t, VICTORY).values.recoveryBans?.overfull, undefined, ['u1']],
      forms: [(t) => [recoverable(t, 1), recoverable(t, 1, { front: 4 })], [true, true], [true, false]],
    },
    noRow: {
      words: 'they tell the shields that there are',
      odds: 'an attack recovers nothing',
      bots: 'they choose among the repairs that the question offers',
      orders: 'none repairs',
      board: 'it shows the shields that there are',
      details: 'they tell the shields that there are',
    },
  },
  'critical effects': {
    on: CR90,
    card: [forbid('resolve-critical')],
    seen: {
      view: [(t) => shipIn(t, CR90).values.resolvesNoCriticals, undefined, true],
      forms: [(t) => criticalFirst(t), true, false],
    },
    noRow: {
      words: 'they tell what stands there',
      odds: 'they reckon damage; a critical effect is none',
      bots: 'they choose among the effects that the question offers',
      orders: 'they choose among the effects that the question offers',
      board: 'it shows what stands there',
      details: 'they tell what is printed, as it is now',
    },
  },
  'moment before a dial': {
    on: CR90,
    card: [
      at('dial.before-reveal')
        .when(aboutOwn)
        .ask('price', () => ['damage', 'dial'])
        .do(() => {}),
    ],
    seen: {
      view: [(t) => shipIn(t, CR90).values.asksBeforeReveal, undefined, true],
      'view: of the other ship': [(t) => shipIn(t, VICTORY).values.asksBeforeReveal, undefined, undefined],
      forms: [(t) => surelyRevealed(withDial(t), CR90), 'navigate', undefined],
    },
    noRow: {
      words: 'they tell what stands there',
      odds: 'no attack reveals a dial',
      bots: 'they answer when they are asked',
      orders: 'they answer when they are asked',
      board: 'it shows what stands there',
      details: 'they tell what stands there',
    },
  },
})
