import type { AskName } from '#shared/game/engine/decision'
import {
  deployTable,
  initiativeTable,
  objectiveTable,
  obstaclesTable,
  shiftTable,
  squadronsTable,
  tokenTable,
} from '../support/set-ups'
import { before, of } from './asked-in'
import type { Situation } from './situation'

type SetUpAsk = Extract<
  AskName,
  `setup.${string}` | `obstacle.${string}` | `deploy.${string}` | 'objective.place' | 'squadron.place'
>

/** On the TIE of the shifted table. */
const SHIFTED = { x: 520_000, y: 440_000, heading: 0 }

/** Numbers are folded away below what the table does. */
const FOLDED = /^By degrees and mm/

/** The questions of a set-up. */
export const SET_UP_ASKS: Record<SetUpAsk, Situation> = {
  'setup.initiative': {
    page: of(initiativeTable()),
    line: 'second',
    keys: [/^Needa is/],
    sends: ['setup.initiative: opponent'],
  },
  'setup.objective': {
    page: of(objectiveTable()),
    line: 'objective contested',
    keys: [/^Contested Outpost/],
    sends: ['setup.objective: contested-outpost'],
  },
  'obstacle.choose': {
    page: of(obstaclesTable()),
    line: 'obstacle station, at 450 440 90',
    keys: [
      /^station/,
      FOLDED,
      { at: /^West/, fill: '450' },
      { at: /^South/, fill: '440' },
      { at: /^Heading/, fill: '90' },
    ],
    sends: ['obstacle.choose: station', 'obstacle.place: 450000 440000 90000'],
  },
  'obstacle.place': {
    page: of(obstaclesTable(), 'a', 'station'),
    line: 'at 450 440, heading 45, north 10',
    keys: [FOLDED, { at: /^West/, fill: '450' }, { at: /^South/, fill: '450' }, { at: /^Heading/, fill: '45' }],
    sends: ['obstacle.place: 450000 450000 45000'],
  },
  'deploy.choose': {
    page: of(squadronsTable()),
    line: 'deploy x1, at 350 120, deploy x3, at 350 160',
    keys: [
      /^X-wing x1/,
      FOLDED,
      { at: /^West/, fill: '350' },
      { at: /^South/, fill: '120' },
      /^X-wing x3/,
      FOLDED,
      { at: /^West/, fill: '350' },
      { at: /^South/, fill: '160' },
    ],
    sends: ['deploy.choose: x1', 'deploy.place: 350000 120000 0', 'deploy.choose: x3', 'deploy.place: 350000 160000 0'],
  },
  'deploy.place': {
    page: of(deployTable(), 'a', 'nebulon'),
    line: 'at 500 90 345, speed 3',
    keys: [FOLDED, { at: /^West/, fill: '500' }, { at: /^South/, fill: '90' }, { at: /^Heading/, fill: '345' }, /^3$/],
    sends: ['deploy.place: 500000 90000 345000 at 3'],
  },
  'objective.place': {
    page: of(tokenTable(), 'b'),
    line: 'at 400 450, next, at 500 500',
    keys: [
      FOLDED,
      { at: /^West/, fill: '400' },
      { at: /^South/, fill: '450' },
      /^Go on to objective token 2/,
      FOLDED,
      { at: /^West/, fill: '500' },
      { at: /^South/, fill: '500' },
    ],
    sends: ['objective.place: 400000 450000 0', 'objective.place: 500000 500000 0'],
  },
  'squadron.place': {
    page: () => before(shiftTable(), [], 'a', 'grav-shift-reroute@cr90.1', { pose: SHIFTED }).page('b'),
    line: 'at 520 450',
    keys: [FOLDED, { at: /^West/, fill: '520' }, { at: /^South/, fill: '450' }],
    sends: ['squadron.place: 520000 450000 0'],
  },
}
