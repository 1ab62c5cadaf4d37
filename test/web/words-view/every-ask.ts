import type { AskName } from '#shared/game/engine/decision'
import type { Frame } from '#shared/game/engine/frame'
import type { CaseTable } from '#test/support/case-format-table'
import { booklet, brawl, commanded, dealt, defended, displayed } from '../support/battles'
import {
  asking,
  coursePage,
  dialPage,
  dialsPage,
  displacedPage,
  NEBULON,
  navigatePage,
  shipPage,
  tiePage,
  tokenPage,
} from '../support/game-pages'
import type { Faces } from '../support/played-game'
import { cardDialsTable } from '../support/set-ups'
import { before, of } from './asked-in'
import { SET_UP_ASKS } from './set-up-asks'
import type { Situation } from './situation'

const effect = (source: string, card: string): Frame => ({
  kind: 'effect',
  id: 7,
  answered: { a: 0, b: 0 },
  source,
  card,
  effect: 0,
  on: NEBULON,
  seat: 'a',
  point: 'attack.modify',
  subject: NEBULON,
  step: 'ask',
  answers: {},
})

const pool: Faces = ['red double hit', 'red critical', 'blue accuracy', 'blue hit']
const damaged: CaseTable = {
  activating: { ship: 'nebulon', step: 'commands', dial: 'repair' },
  ships: {
    nebulon: {
      card: 'nebulon-b-escort-frigate',
      at: [457, 300],
      shields: { front: 1, rear: 0 },
      damage: ['facedown'],
    },
    victory: { card: 'victory-ii-class-star-destroyer', at: [457, 650], heading: 180 },
  },
}
const panic: CaseTable = {
  activating: { ship: 'cr90', step: 'reveal' },
  ships: {
    cr90: {
      card: 'cr90-corvette-a',
      at: [457, 300],
      dials: ['navigate'],
      damage: [{ faceup: 'crew-panic' }],
      shields: { front: 0 },
    },
    victory: { card: 'victory-ii-class-star-destroyer', at: [457, 700] },
  },
}

export const EVERY_ASK: Record<AskName, Situation> = {
  ...SET_UP_ASKS,
  'command.dials': {
    page: dialsPage,
    line: 'dial A repair, dial B nav squ',
    keys: [/^3 ?Repair/, /^1 ?Navigate/, /^2 ?Squadron/],
    sends: ['command.dials: cr90-corvette-a-1 repair nebulon-b-escort-frigate-1 navigate squadron'],
  },
  'ship.activate': {
    page: shipPage,
    line: 'activate B token',
    keys: [/^Nebulon-B/, /^Take a token|token/],
    sends: ['ship.activate: nebulon-b-escort-frigate-1', 'activation.dial: token'],
  },
  'activation.dial': {
    page: dialPage,
    line: 'token',
    keys: [/token/],
    sends: ['activation.dial: token'],
  },
  'activation.command': {
    page: of(commanded()),
    line: 'none',
    keys: [/^no/],
    sends: ['activation.command: none'],
  },
  'repair.effect': {
    page: of(damaged, 'a', 'repair:dial'),
    line: 'recover rear',
    keys: [/Recover .*rear/],
    sends: ['repair.effect: recover:rear', 'repair.effect: done'],
  },
  'attack.declare': {
    page: of(displayed()),
    line: 'attack front C.rear',
    keys: [/^front → Victory II "C", rear/],
    sends: ['attack.declare: front>victory.rear'],
  },
  'attack.before-roll': {
    page: of(
      booklet({
        attacking: {
          by: 'cr90',
          from: 'front',
          at: 'victory.rear',
          step: 'before-roll',
          obstructedBy: ['victory'],
          pool: ['red', 'red', 'blue'],
        },
      }),
    ),
    line: 'remove red',
    keys: [/^a red die/],
    sends: ['attack.before-roll: remove:red'],
  },
  'attack.modify': {
    page: of(booklet({ attacking: { by: 'cr90', from: 'front', at: 'victory.rear', pool } })),
    line: 'lock brace d3',
    keys: [/^blue accuracy/, /^brace/],
    sends: ['attack.modify: accuracy:d3:brace-1', 'attack.modify: done'],
  },
  'attack.reroll': {
    page: () =>
      before(
        booklet({
          cr90: { tokens: ['concentrate-fire'] },
          attacking: { by: 'cr90', from: 'front', at: 'victory.rear', pool: ['red blank'] },
        }),
        ['red hit'],
        'a',
        'fire:both:red',
      ).page('a'),
    line: 'reroll d1',
    keys: [/^red blank/],
    sends: ['attack.reroll: d1'],
  },
  'attack.critical': {
    page: of(booklet({ attacking: { by: 'cr90', from: 'front', at: 'victory.rear', step: 'critical', pool } })),
    line: 'none',
    keys: [/^No|none/i],
    sends: ['attack.critical: none'],
  },
  'attack.next': {
    page: of({ ...displayed(), attacking: { by: 'nebulon', from: 'right', at: 'tie1', step: 'next' } }),
    line: 'end',
    keys: [/^(No more|Stop)/],
    sends: ['attack.next: none'],
  },
  'attack.counter': {
    page: () =>
      asking({
        ask: 'attack.counter',
        subject: 'x-wing-1',
        seat: 'a',
        kind: 'option',
        options: [{ id: 'counter' }, { id: 'none' }],
      }),
    line: 'end',
    keys: [/^Do not use Counter/],
    sends: ['attack.counter: none'],
  },
  'defense.spend': {
    page: of(defended(pool)),
    line: 'spend brace',
    keys: [/^brace/],
    sends: ['defense.spend: brace-2', 'defense.spend: done'],
  },
  'defense.evade': {
    page: of(defended(pool), 'a', 'evade-1'),
    line: 'evade d2',
    keys: [/^red critical/],
    sends: ['defense.evade: d2'],
  },
  'defense.redirect': {
    page: of(defended(pool, { defense: ['redirect'] }), 'a', 'redirect-1'),
    line: 'redirect right',
    keys: [/^right/],
    sends: ['defense.redirect: right'],
  },
  'defense.split': {
    page: of(
      defended(
        ['red double hit', 'red double hit'],
        { defense: ['redirect exhausted'], shields: { front: 1, left: 1 } },
        { step: 'total', redirects: ['left'] },
      ),
    ),
    line: 'split 0',
    keys: [/^One .*less|less/i],
    sends: ['defense.split: 0'],
  },
  'damage.zone': {
    page: of(panic, 'a', 'damage'),
    line: 'zone front',
    keys: [/^front/],
    sends: ['damage.zone: front'],
  },
  'card.dials': {
    page: of(cardDialsTable(), 'b'),
    line: 'dial B repair navigate squ',
    keys: [/^3 ?Repair/, /^1 ?Navigate/, /^2 ?Squadron/],
    sends: ['card.dials: victory repair navigate squadron'],
  },
  'dial.replace': {
    page: of(dealt('comm-noise'), 'a', 'standard', 'dial'),
    line: 'dial squadron',
    keys: [/^Squadron/],
    sends: ['dial.replace: victory squadron'],
  },
  'tokens.discard': {
    page: tokenPage,
    line: 'discard repair',
    keys: [/^Repair/],
    sends: ['tokens.discard: repair'],
  },
  'maneuver.navigate': {
    page: navigatePage,
    line: 'navigate dial +1, course 0 1 0',
    keys: [/^dial$/, { at: /^speed 2/, right: 1 }, { at: /^Joint 2/, right: 1 }],
    sends: ['maneuver.navigate: dial:1:0', 'maneuver.course: 0 1 0 right'],
  },
  'maneuver.course': {
    page: coursePage,
    line: 'course 0 1',
    keys: [{ at: /^Joint 2/, right: 1 }],
    sends: ['maneuver.course: 0 1 right'],
  },
  'overlap.closest': {
    page: tiePage,
    line: 'closest C',
    keys: [/^Victory/],
    sends: ['overlap.closest: victory-ii-class-star-destroyer-1'],
  },
  'displaced.place': {
    page: displacedPage,
    line: 'swap x1 x2',
    keys: [/^Swap/],
    sends: ['displaced.place: x-wing-2 x-wing-1'],
  },
  'squadron.activate': {
    page: of(brawl()),
    line: 'activate x1, end, activate x3, end',
    keys: [/^X-wing x1/, /^Do nothing/, /^X-wing x3/, /^Do nothing/],
    sends: ['squadron.activate: x1', 'squadron.act: none', 'squadron.activate: x3', 'squadron.act: none'],
  },
  'squadron.command': {
    page: of(commanded(), 'a', 'squadron:dial'),
    line: 'end',
    keys: [/^No more squadrons/],
    sends: ['squadron.command: done'],
  },
  'squadron.act': {
    page: of(brawl(), 'a', 'x1'),
    line: 'end',
    keys: [/^Do nothing/],
    sends: ['squadron.act: none'],
  },
  'squadron.move': {
    page: of(brawl(), 'a', 'x1', 'move'),
    line: 'move x1 stay',
    keys: [/^stay here/],
    sends: ['squadron.move: 470000 400000'],
  },
  'squadron.cloak': {
    page: () =>
      asking({
        ask: 'squadron.cloak',
        subject: 'table',
        seat: 'a',
        kind: 'option',
        options: [{ id: 'x-wing-1' }, { id: 'done' }],
      }),
    line: 'cloak x1',
    keys: [/^X-wing x1/],
    sends: ['squadron.cloak: x-wing-1'],
  },
  'squadron.strategic': {
    page: () =>
      asking({
        ask: 'squadron.strategic',
        subject: 'x-wing-1',
        seat: 'a',
        kind: 'option',
        options: [{ id: 't1' }, { id: 'none' }],
      }),
    line: 'end',
    keys: [/^None/],
    sends: ['squadron.strategic: none'],
  },
  'token.place': {
    page: () =>
      asking({
        ask: 'token.place',
        subject: 'x-wing-1',
        seat: 'a',
        kind: 'destination',
        piece: 't1',
        around: { x: 300_000, y: 300_000 },
        reach: 76_000,
      }),
    line: 'to 90 50',
    keys: [
      { at: /^Distance/, fill: '50' },
      { at: /^Bearing/, fill: '90' },
    ],
    sends: ['token.place: 350000 300000'],
  },
  'window.effect': {
    page: () =>
      asking({
        ask: 'window.effect',
        subject: NEBULON,
        seat: 'a',
        kind: 'option',
        options: [{ id: 'u1', source: 'u1' }, { id: 'pass' }],
      }),
    line: 'pass',
    keys: [/^Nothing|^No/],
    sends: ['window.effect: pass'],
  },
  'effect.choose': {
    page: () =>
      asking(
        {
          ask: 'effect.choose',
          subject: 'u1',
          seat: 'a',
          kind: 'options',
          options: [{ id: 'front' }, { id: 'left' }, { id: 'rear' }],
          min: 0,
          max: 2,
        },
        { now: [effect('u1', 'shield-failure')] },
      ),
    line: 'take front, take rear',
    keys: [/^front/, /^rear/],
    sends: ['effect.choose: front rear'],
  },
}
