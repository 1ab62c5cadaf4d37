import { expect } from 'vitest'
import { modify, onOwn } from '#shared/game/engine/card-builder'
import { en } from '#shared/messages/en'
import { keepOrConvert } from '#shared/play/bots/choose-activation'
import { squadronsAtHand, usesOf } from '#shared/play/bots/choose-command'
import { waysOut } from '#shared/play/bots/edge'
import { worthOfDamage } from '#shared/play/bots/worth'
import { amountOf } from '#shared/play/orders/facts'
import type { GameView } from '#shared/play/view/game-view'
import { glanceOf } from '#shared/play/view/glance'
import { reachOfShip } from '#shared/play/view/ship-reach'
import { CR90, VICTORY } from '#test/game/engine/face-to-face'
import type { FixtureGame } from '#test/support/fixture-game'
import { squadronThreat } from '#web/board/thinking/threat-reach'
import { hullOf } from '#web/fleet/facts'
import { tokenLimit } from '#web/questions/activation/dial-use'
import { shipTarget, usableTokens } from '#web/questions/battle'
import { openSteps, recoverId } from '#web/questions/repair/repair'
import { detailsOf, pieceIn, rounded, shipIn, squadronIn, TIE, testProbes, wordsOf, X_WING } from './probe'

/** Values that cards change. */

const mostShields = (t: FixtureGame) => t.engine.rules.valueOf(t.state, 'shields', VICTORY, { zone: 'rear' })

/** Whether a repair may bring a second shield to the rear of the Victory. */
function canRecoverRear(t: FixtureGame): boolean {
  const { shields, values } = shipIn(t, VICTORY)
  const plan = { shields: { ...shields, rear: 1 }, most: values.shields, cards: [], bans: undefined, discarded: [] }
  return openSteps({ ...plan, left: 2 }).some(({ id }) => id === recoverId('rear'))
}

/** The maxima that the table draws around a ship. */
function shieldsOn(t: FixtureGame, id: string) {
  const piece = pieceIn(t, id)
  return 'shieldMaxima' in piece ? piece.shieldMaxima : expect.fail(`${id} is no ship`)
}

/** What the bot does with a squadron dial that helps nobody now: the Victory has two tokens. */
function keptDial(t: FixtureGame): string {
  const view = { ...t.view('b'), squadrons: {} }
  const frame = view.now.find((each) => each.kind === 'activation') ?? expect.fail('nothing is activated')
  const request = { ...t.asked('a'), subject: VICTORY }
  if (request.kind !== 'option') return expect.fail('there are options')
  return keepOrConvert({
    salt: () => '',
    view: { ...view, now: [{ ...frame, ship: VICTORY, dial: 'squadron' }] },
    request,
  })
}

/** mm between the first and the last point across the table. */
const farthest = (points: readonly { y: number }[]): number => {
  const ys = points.map(({ y }) => y)
  return Math.round((Math.max(...ys) - Math.min(...ys)) / 1000)
}

/** The view with the dial of the Victory at that speed, and nobody ahead of it. */
function atSpeed(t: FixtureGame, dialSpeed: number): GameView {
  const view = t.view('b')
  const ship = shipIn(t, VICTORY)
  return { ...view, ships: { ...view.ships, [VICTORY]: { ...ship, dialSpeed, pose: { ...ship.pose, heading: 0 } } } }
}

testProbes({
  'hull of a ship': {
    on: VICTORY,
    card: [modify('hull', (hull) => hull + 2)],
    seen: {
      view: [(t) => shipIn(t, VICTORY).values.hull, 8, 10],
      words: [(t) => wordsOf(t, /^Victory II .*?hull (\S+)/m), '7/8', '9/10'],
      'words: at a glance': [
        (t) => glanceOf(t.view('a'), VICTORY, en.table),
        expect.stringContaining('7 of 8'),
        expect.stringContaining('9 of 10'),
      ],
      odds: [(t) => shipTarget(t.view('a'), { defender: VICTORY, defendingZone: 'front' }).hull, 7, 9],
      'bots: worth': [(t) => rounded(worthOfDamage(shipIn(t, VICTORY))), 5, 4.47],
      orders: [(t) => amountOf({ amount: 'hull', of: VICTORY }, { view: t.view('b') }), 7, 9],
      details: [(t) => hullOf(t.view('a'), VICTORY), { left: 7, max: 8 }, { left: 9, max: 10 }],
      board: [(t) => pieceIn(t, VICTORY).hull, { max: 8, lost: 1, faceup: 0 }, { max: 10, lost: 1, faceup: 0 }],
    },
    noRow: {
      forms: 'a repair shows the cards, not the hull',
    },
  },
  'hull of a squadron': {
    on: X_WING,
    card: [modify('hull', (hull) => hull + 1)],
    seen: {
      view: [(t) => squadronIn(t, X_WING).values.hull, 5, 6],
      words: [(t) => wordsOf(t, /^X-wing .*?hull (\S+),/m), '5/5', '5/6'],
      details: [(t) => hullOf(t.view('a'), X_WING), { left: 5, max: 5 }, { left: 5, max: 6 }],
      board: [(t) => pieceIn(t, X_WING).hull, { max: 5, lost: 0, faceup: 0 }, { max: 6, lost: 1, faceup: 0 }],
    },
    noRow: {
      odds: 'they look at what is left',
      bots: 'they look at what is left',
      orders: 'they look at what is left',
      forms: 'no question is about hull points',
    },
  },
  'tokens of another unit': {
    on: X_WING,
    card: [modify('tokenBearers', (units) => [...units, CR90])],
    seen: {
      view: [(t) => squadronIn(t, X_WING).values.lenders, undefined, [CR90]],
      odds: [(t) => usableTokens(t.view('a'), { attacker: TIE, defender: X_WING }).length, 0, 3],
    },
    noRow: {
      words: 'they tell the tokens of each unit where it stands',
      bots: 'read in attacks on the unit alone; the cases of its card play those',
      orders: 'they choose among the tokens that the question offers',
      forms: 'they show the tokens that the question offers',
      board: 'it shows the tokens of each unit where it stands',
      details: 'they tell the tokens of each unit where it stands',
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
      'words: at a glance': [(t) => glanceOf(t.view('a'), VICTORY, en.table).includes('rear'), false, true],
      rules: [mostShields, 1, 2],
      'bots: worth': [(t) => rounded(usesOf(t.view('b'), shipIn(t, VICTORY)).repair), 7.5, 10],
      forms: [(t) => canRecoverRear(t), false, true],
      board: [(t) => shieldsOn(t, VICTORY).rear, 1, 2],
      details: [(t) => detailsOf(t, VICTORY).match(/rear (\d\/\d)/)?.[1], '1/1', '1/2'],
    },
    noRow: {
      odds: 'they look at what is left',
      orders: 'they look at what is left',
    },
  },
  'command value': {
    on: VICTORY,
    card: [modify('command', (command) => command - 1)],
    seen: {
      view: [(t) => shipIn(t, VICTORY).values.command, 3, 2],
      'view: token limit': [(t) => shipIn(t, VICTORY).values.tokenLimit, 3, 2],
      forms: [(t) => tokenLimit(shipIn(t, VICTORY), 'squadron'), undefined, expect.any(String)],
      bots: [(t) => keptDial(t), 'token', 'keep'],
      details: [(t) => detailsOf(t, VICTORY).match(/command (\d)/i)?.[1], '3', '2'],
    },
    noRow: {
      words: 'they tell what stands on the table',
      odds: 'no attack depends on it',
      orders: 'they count the tokens that there are',
      board: 'it shows the dials and tokens that there are',
    },
  },
  'token limit': {
    on: VICTORY,
    card: [modify('tokenLimit', (limit) => limit - 1)],
    seen: {
      view: [(t) => [shipIn(t, VICTORY).values.command, shipIn(t, VICTORY).values.tokenLimit], [3, 3], [3, 2]],
      forms: [(t) => tokenLimit(shipIn(t, VICTORY), 'squadron'), undefined, expect.any(String)],
      bots: [(t) => keptDial(t), 'token', 'keep'],
    },
    noRow: {
      words: 'they tell what stands on the table',
      odds: 'no attack depends on it',
      orders: 'they count the tokens that there are',
      board: 'it shows the tokens that there are',
      details: 'they tell the tokens that there are',
    },
  },
  'squadron value': {
    on: VICTORY,
    card: [modify('squadron', (squadrons) => squadrons - 3)],
    seen: {
      view: [(t) => shipIn(t, VICTORY).values.squadrons, 3, 0],
      'bots: worth': [(t) => usesOf(t.view('b'), shipIn(t, VICTORY)).squadron, 1.7, 0],
      details: [(t) => detailsOf(t, VICTORY).match(/squadrons (\d) ·/)?.[1], '3', '0'],
    },
    noRow: {
      words: 'they tell what stands on the table',
      odds: 'no attack depends on it',
      orders: 'none commands squadrons',
      forms: 'they get the number with the question',
      board: 'it shows no abilities',
    },
  },
  'engineering value': {
    on: VICTORY,
    card: [modify('engineering', (points) => points - 2)],
    seen: {
      view: [(t) => shipIn(t, VICTORY).values.engineering, 4, 2],
      'bots: worth': [(t) => rounded(usesOf(t.view('b'), shipIn(t, VICTORY)).repair), 7.5, 5],
      details: [(t) => detailsOf(t, VICTORY).match(/engineering (\d)/i)?.[1], '4', '2'],
    },
    noRow: {
      words: 'they tell what stands on the table',
      odds: 'no attack depends on it',
      orders: 'none repairs',
      forms: 'they get the points with the question',
      board: 'it shows no abilities',
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
      'bots: way out': [
        (t) => waysOut(shipIn(t, VICTORY), { x: 450_000, y: 860_000, heading: 0 }, 3, t.state.area, 1),
        0,
        0.6,
      ],
      board: [(t) => farthest(reachOfShip(atSpeed(t, 3), VICTORY)), 102, 145],
      details: [(t) => detailsOf(t, VICTORY).includes('joint 3'), false, true],
    },
    noRow: {
      words: 'they tell the speed of the dial',
      odds: 'no attack depends on it',
      orders: 'they look at the speed of the dial',
      forms: 'they get the speeds and yaws with the question',
    },
  },
  'speed of a squadron': {
    on: TIE,
    card: [modify('speed', () => 1)],
    seen: {
      view: [(t) => squadronIn(t, TIE).values.speed, 4, 1],
      'bots: worth': [(t) => squadronsAtHand(t.view('b'), shipIn(t, VICTORY)), 1, 0],
      board: [(t) => rounded(squadronThreat(t.view('a'), TIE)), 338.6, 170.1],
      details: [(t) => detailsOf(t, TIE).match(/distance (\d)/)?.[1], '4', '1'],
    },
    noRow: {
      words: 'they tell what stands on the table',
      odds: 'no attack depends on it',
      orders: 'none moves a squadron as far as it may',
      forms: 'they get the region with the question',
    },
  },
})
