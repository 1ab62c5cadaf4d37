import type { ObstacleKind, Point, Pose, PublicTable, WaitingObstacle } from '#shared/game/engine/state'
import type { OutlinedPiece } from '#shared/game/geometry/line-of-sight'
import { placedOutline } from '#shared/game/geometry/obstacle'
import type { Polygon } from '#shared/game/geometry/polygon'

export interface ObstacleCard {
  readonly kind: ObstacleKind
  /** In µm in the obstacle's own frame, which lies on the table as a ship's does; origin near the middle. Some are hollow. */
  readonly outline: Polygon
}

const at = (x: number, y: number): Point => ({ x, y })

/** Outlines are measured, ±1.5 mm, those of the dust fields ±3 mm. */
const OBSTACLES_OF_ONE_SET = {
  'asteroid-1': {
    kind: 'asteroid-field',
    // biome-ignore format: a table of corners
    outline: [
      at(-12740, -18530), at(-10690, -27570), at(-7490, -31960), at(-5130, -33450), at(-2170, -34350),
      at(3910, -33330), at(7970, -29270), at(10500, -23090), at(14120, 1200), at(13810, 13320), at(12470, 22790),
      at(9810, 30650), at(7880, 33240), at(5480, 34560), at(2580, 34310), at(-9490, 25230), at(-13390, 17650),
      at(-14350, 9560),
    ],
  },
  'asteroid-2': {
    kind: 'asteroid-field',
    // biome-ignore format: a table of corners
    outline: [
      at(-22400, -9680), at(-9140, -26800), at(-6180, -27790), at(-3270, -27120), at(9400, -19310),
      at(14380, -14160), at(17310, -6320), at(20270, 15040), at(19400, 23710), at(17030, 30070), at(14040, 31690),
      at(11430, 30720), at(4270, 19470), at(-3650, 19110), at(-13120, 11050), at(-21870, 7430), at(-23140, 4410),
      at(-23780, -1450),
    ],
  },
  'asteroid-3': {
    kind: 'asteroid-field',
    // biome-ignore format: a table of corners
    outline: [
      at(-26740, 7830), at(-24260, -330), at(-16440, -14350), at(-11520, -29750), at(-8850, -33590),
      at(-6910, -34450), at(-1190, -33360), at(4420, -29860), at(7740, -25720), at(13720, -14520),
      at(26830, -6190), at(29160, -2650), at(28590, 4870), at(24220, 13780), at(16350, 21530), at(9300, 24810),
      at(-4770, 25970), at(-12310, 24960), at(-25410, 16800), at(-27110, 12390),
    ],
  },
  'debris-1': {
    kind: 'debris-field',
    // biome-ignore format: a table of corners
    outline: [
      at(-26140, -16750), at(-22000, -22910), at(-15750, -27520), at(-140, -36160), at(5370, -38790),
      at(10470, -39700), at(15750, -38720), at(19260, -36620), at(21260, -33540), at(21720, -25100),
      at(13850, 1910), at(12330, 11760), at(12820, 15380), at(14240, 18420), at(19070, 23120), at(36050, 32560),
      at(37540, 36540), at(36640, 37800), at(33430, 38910), at(28710, 38590), at(10020, 34280), at(-11370, 31140),
      at(-16170, 29230), at(-18530, 27010), at(-21840, 19390), at(-27160, -11530),
    ],
  },
  'debris-2': {
    kind: 'debris-field',
    // biome-ignore format: a table of corners
    outline: [
      at(-30550, 6630), at(-28110, 70), at(-19890, -16730), at(-18830, -21730), at(-19410, -32320),
      at(-17510, -35070), at(-13370, -37390), at(-3050, -36850), at(9290, -26930), at(25840, -20990),
      at(32880, -13860), at(36990, -3900), at(37190, 2490), at(34730, 7410), at(22270, 12890), at(17720, 17190),
      at(6980, 31090), at(260, 34310), at(-4510, 35040), at(-14240, 33990), at(-22980, 29760), at(-29200, 22560),
      at(-30910, 17910), at(-31420, 12590),
    ],
  },
  station: {
    kind: 'station',
    // biome-ignore format: a table of corners
    outline: [
      at(-37430, -8250), at(-29070, -32730), at(-24240, -42280), at(-20000, -44600), at(-13860, -43500),
      at(-4890, -38850), at(3050, -36450), at(16780, -37730), at(21160, -36780), at(25660, -32500),
      at(31860, -23160), at(41820, -12150), at(46340, -2200), at(46190, 1560), at(44330, 7760), at(38140, 15210),
      at(12550, 36280), at(-780, 43260), at(-9220, 45150), at(-17010, 44270), at(-20590, 42650), at(-26990, 36720),
      at(-34490, 20930), at(-38060, 4350),
    ],
  },
  'dust-1': {
    kind: 'dust-field',
    // biome-ignore format: a table of corners
    outline: [
      at(-19940, -30240), at(-16760, -33150), at(-17640, -44840), at(-17100, -48260), at(-15080, -51760),
      at(-10220, -54960), at(-8200, -54710), at(-5340, -52390), at(2520, -56570), at(6580, -56190),
      at(8920, -44090), at(16060, -32060), at(18110, -25840), at(17940, -18460), at(11630, -6120),
      at(10450, 3130), at(11550, 9330), at(15940, 18530), at(16860, 23770), at(15550, 29660), at(11220, 34900),
      at(10390, 37370), at(11460, 56210), at(10690, 62320), at(5520, 70760), at(1470, 73940), at(-1690, 74960),
      at(-4960, 74550), at(-5830, 72540), at(-3740, 54780), at(-5700, 44660), at(-5720, 35240),
      at(-7940, 31390), at(-8670, 27950), at(-6190, 19680), at(-6310, 16010), at(-8020, 11160),
      at(-13620, 3200), at(-15520, -1500), at(-19270, -16880), at(-20630, -27410),
    ],
  },
  'dust-2': {
    kind: 'dust-field',
    // biome-ignore format: a table of corners
    outline: [
      at(-15640, 7270), at(-16430, -9810), at(-13230, -22340), at(-13180, -47190), at(-8400, -55890),
      at(-6890, -70210), at(-3750, -76380), at(-690, -79180), at(620, -77170), at(5710, -56280),
      at(2690, -43360), at(6030, -33680), at(2550, -24150), at(2660, -17700), at(7050, -7210), at(17180, 3450),
      at(20450, 10150), at(20730, 19010), at(18150, 28580), at(18540, 31960), at(21670, 39220),
      at(21910, 43820), at(21030, 46440), at(17680, 48500), at(6780, 52000), at(400, 51840), at(-4300, 50340),
      at(-7430, 46960), at(-10660, 40970), at(-11740, 29150), at(-16130, 24570), at(-17520, 19410),
    ],
  },
} as const satisfies Record<string, ObstacleCard>

/** An objective may bring a second station, of the same outline. */
export const OBSTACLES = {
  ...OBSTACLES_OF_ONE_SET,
  'station-2': OBSTACLES_OF_ONE_SET.station,
} as const satisfies Record<string, ObstacleCard>

export type ObstacleId = keyof typeof OBSTACLES

/** Those of a standard game (R1.27); an objective may bring others. */
export const STANDARD_OBSTACLES = [
  'asteroid-1',
  'asteroid-2',
  'asteroid-3',
  'debris-1',
  'debris-2',
  'station',
] as const satisfies readonly ObstacleId[]

/** Only with an objective that adds it (OB7). */
export const SECOND_STATION = { id: 'station-2', kind: 'station' } as const satisfies WaitingObstacle

/** They come only with an objective that adds them (R13.9). */
export const DUST_FIELDS = [
  { id: 'dust-1', kind: 'dust-field' },
  { id: 'dust-2', kind: 'dust-field' },
] as const satisfies readonly WaitingObstacle[]

const isObstacle = (id: string): id is ObstacleId => Object.hasOwn(OBSTACLES, id)

/** Throws on an obstacle that is not in the catalog. */
export function obstacleCard(id: string): ObstacleCard {
  if (!isObstacle(id)) throw new Error(`No obstacle ${id}`)
  return OBSTACLES[id]
}

interface PlacedObstacle {
  readonly id: string
  readonly pose: Pose
}

/** An obstacle lies for several questions where it lay for the last one. */
const MADE = new WeakMap<Pose, PlacedObstacle & { outlined: OutlinedPiece }>()

/** An obstacle as lines of sight and measurements see it: its outline on the table. */
export function outlinedObstacle({ id, pose }: PlacedObstacle): OutlinedPiece {
  const known = MADE.get(pose)
  if (known?.id === id && isSamePose(known.pose, pose)) return known.outlined
  const outlined = { id, outline: placedOutline(obstacleCard(id).outline, pose) }
  MADE.set(pose, { id, pose: { ...pose }, outlined })
  return outlined
}

const isSamePose = (p: Pose, q: Pose): boolean => p.x === q.x && p.y === q.y && p.heading === q.heading

/** The obstacles that obstruct (R12.9, R13.11). */
export const obstaclesOn = (g: Pick<PublicTable, 'obstacles'>): OutlinedPiece[] =>
  Object.values(g.obstacles)
    .filter(({ inert }) => !inert)
    .map(outlinedObstacle)
