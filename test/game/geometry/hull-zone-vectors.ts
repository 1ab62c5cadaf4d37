import type { ChassisId } from '#shared/game/cards/catalog/chassis'
import type { HullZone } from '#shared/game/engine/state'
import type { XY } from './plane'

/** `x y, x y, …` in mm in the ship's frame. */
const outline = (corners: string): XY[] =>
  corners.split(', ').map((corner) => {
    const [x = Number.NaN, y = Number.NaN] = corner.split(' ').map(Number)
    return [x, y]
  })

/** Zones of a ship token of each topology, clockwise; the Nebulon-B's lines end in corners, the Munificent's ahead. */
export const MEASURED_ZONES: readonly (readonly [ChassisId, Record<HullZone, XY[]>])[] = [
  [
    'cr90',
    {
      front: outline('-19.25 13.625, -19.25 35.125, 19.25 35.125, 19.25 13.625, 0 -7.875'),
      right: outline('19.25 13.625, 19.25 -29.675, 0 -7.875'),
      rear: outline('19.25 -29.675, 19.25 -35.125, -19.25 -35.125, -19.25 -29.675, 0 -7.875'),
      left: outline('0 -7.875, -19.25 -29.675, -19.25 13.625'),
    },
  ],
  [
    'nebulon-b',
    {
      front: outline('-19.25 35.125, 19.25 35.125, 0 0.025'),
      right: outline('19.25 35.125, 19.25 -35.125, 0 0.025'),
      rear: outline('19.25 -35.125, -19.25 -35.125, 0 0.025'),
      left: outline('0 0.025, -19.25 -35.125, -19.25 35.125'),
    },
  ],
  [
    'recusant',
    {
      front: outline('-36.5 45.781, -36.5 64.2, 36.5 64.2, 36.5 45.781, 0 34.428'),
      right: outline('36.5 45.781, 36.5 -52.026, 0 -31.283, 0 34.428'),
      rear: outline('36.5 -52.026, 36.5 -64.2, -36.5 -64.2, -36.5 -52.026, 0 -31.283'),
      left: outline('0 34.428, 0 -31.283, -36.5 -52.026, -36.5 45.781'),
    },
  ],
  [
    'starhawk',
    {
      front: outline('-36.5 64.2, 36.5 64.2, 4.435 -0.707, -4.435 -0.707'),
      right: outline('36.5 64.2, 36.5 -64.2, 4.435 -0.707'),
      rear: outline('36.5 -64.2, -36.5 -64.2, -4.435 -0.707, 4.435 -0.707'),
      left: outline('-4.435 -0.707, -36.5 -64.2, -36.5 64.2'),
    },
  ],
  [
    'munificent',
    {
      front: outline('-24.907 50.75, 24.907 50.75, 3.399 -1.79, -3.399 -1.79'),
      right: outline('24.907 50.75, 29.25 50.75, 29.25 -47.697, 3.399 -1.79'),
      rear: outline('29.25 -47.697, 29.25 -50.75, -29.25 -50.75, -29.25 -47.697, -3.399 -1.79, 3.399 -1.79'),
      left: outline('-3.399 -1.79, -29.25 -47.697, -29.25 50.75, -24.907 50.75'),
    },
  ],
]

/** Openings of the front, a side and the rear arc in degrees. */
export const OPENINGS: readonly (readonly [ChassisId, number, number, number])[] = [
  ['cr90', 83.7, 96.7, 82.9],
  ['nebulon-b', 57.5, 122.6, 57.4],
  ['gr75', 57.3, 122.6, 57.6],
  ['hammerhead', 92.9, 99.7, 67.8],
  ['mc30c', 64.5, 112.1, 71.3],
  ['pelta-rebel', 86.7, 101.9, 69.5],
  ['assault-frigate-mk2', 67.2, 109.8, 73.2],
  ['mc80-home-one', 59.0, 120.8, 59.5],
  ['mc80-liberty', 83.7, 92.8, 90.6],
  ['mc75', 77.1, 111.7, 59.4],
  ['starhawk', 52.6, 126.9, 53.6],
  ['gladiator', 70.2, 111.2, 67.3],
  ['raider', 72.1, 97.4, 93.1],
  ['arquitens', 53.9, 102.5, 101.0],
  ['gozanti', 82.9, 82.3, 112.4],
  ['victory', 102.7, 85.7, 85.9],
  ['interdictor', 87.7, 97.2, 78.0],
  ['quasar', 126.5, 76.8, 79.8],
  ['imperial', 84.6, 87.9, 99.6],
  ['onager', 87.0, 108.3, 56.4],
  ['venator', 72.7, 96.3, 94.8],
  ['consular', 76.2, 103.3, 77.2],
  ['pelta-republic', 88.7, 102.1, 67.1],
  ['acclamator', 100.3, 74.2, 111.3],
  ['hardcell', 92.4, 87.1, 93.4],
  ['munificent', 44.5, 128.4, 58.8],
  ['recusant', 145.4, 46.9, 120.8],
  ['providence', 59.0, 120.8, 59.5],
]

type Stand = readonly [xMm: number, yMm: number, headingDegrees: number]
/** Attack ranges in mm from a hull zone to a hull zone, of which only what lies in the attacker's arc counts. */
export const RANGES: readonly (readonly [string, ChassisId, Stand, HullZone, ChassisId, Stand, HullZone, number])[] = [
  ['R1', 'cr90', [0, 0, 0], 'front', 'victory', [0, 300, 180], 'front', 214.12],
  ['R1', 'cr90', [0, 0, 0], 'front', 'victory', [0, 300, 180], 'left', 237.94],
  ['R1', 'cr90', [0, 0, 0], 'front', 'victory', [0, 300, 180], 'right', 237.94],
  ['R1', 'cr90', [0, 0, 0], 'front', 'victory', [0, 300, 180], 'rear', 261.12],
  ['R2', 'cr90', [0, 0, 0], 'front', 'victory', [60, 230, 270], 'front', 165.62],
  ['R2', 'cr90', [0, 0, 0], 'front', 'victory', [60, 230, 270], 'left', 166.18],
  ['R2', 'cr90', [0, 0, 0], 'front', 'victory', [60, 230, 270], 'right', 198.36],
  ['R2', 'cr90', [0, 0, 0], 'front', 'victory', [60, 230, 270], 'rear', 179.19],
  ['R3', 'nebulon-b', [0, 0, 0], 'right', 'victory', [150, 60, 0], 'front', 114.06],
  ['R3', 'nebulon-b', [0, 0, 0], 'right', 'victory', [150, 60, 0], 'left', 101.5],
  ['R3', 'nebulon-b', [0, 0, 0], 'right', 'victory', [150, 60, 0], 'right', 133.85],
  ['R3', 'nebulon-b', [0, 0, 0], 'right', 'victory', [150, 60, 0], 'rear', 101.5],
  ['R4', 'starhawk', [0, 0, 0], 'right', 'cr90', [160, -40, 300], 'front', 83.46],
  ['R4', 'starhawk', [0, 0, 0], 'right', 'cr90', [160, -40, 300], 'left', 102.08],
  ['R4', 'starhawk', [0, 0, 0], 'right', 'cr90', [160, -40, 300], 'right', 121.33],
  ['R4', 'starhawk', [0, 0, 0], 'right', 'cr90', [160, -40, 300], 'rear', 130.32],
]
