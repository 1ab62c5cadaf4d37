import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import type { BoardProps } from '#web/board/props'
import { attacked, declaring, repairing, zoneQuestion } from './targets'
import { COMMANDS_SHOWN, learningView, pose, withUnits } from './views'

export interface Scene {
  view: GameView
  focusOn?: UnitId[]
  choosable?: UnitId[]
  chosen?: UnitId
  /** Handle on the table that is tapped before the picture is taken. */
  tap?: string
  /** Options that the draft holds. */
  options?: string[]
  selected?: UnitId
  lit?: UnitId[]
  layers?: BoardProps['layers']
  /** Sets a course with these clicks; the gallery works out where it ends. */
  course?: { ship: UnitId; clicks: number[]; side: 'left' | 'right' }
  /** Displaced squadrons and the ship they are put down beside; the gallery packs them. */
  displaced?: { ship: UnitId; squadrons: UnitId[]; faults?: Record<UnitId, string> }
}

const start = learningView('a')
const facedown = (slots: number) => Array.from({ length: slots }, (_, n) => ({ slot: n + 1, faceup: false }))

/** Ships close together, damaged and with everything a row aft can hold. */
const brawl = withUnits(learningView('a', { round: 3 }), {
  ships: {
    'victory-1': {
      pose: pose(470, 560, 170),
      shields: { front: 1, right: 3, rear: 0, left: 2 },
      damage: [...facedown(2), { slot: 3, faceup: true, card: 'injured-crew' }],
      dialSpeed: 1,
      commandTokens: ['repair', 'concentrate-fire'],
    },
    'nebulon-b-1': {
      pose: pose(400, 360, 20),
      shields: { front: 0, right: 1, rear: 2, left: 1 },
      damage: facedown(1),
      commandTokens: ['squadron'],
    },
    'cr90-1': { pose: pose(640, 420, 330), activated: true, dialSpeed: 3, spentDials: ['navigate'], dials: [] },
  },
  squadrons: {
    'x-wing-1': { at: { x: 330_000, y: 520_000 }, hull: 3 },
    'x-wing-2': { at: { x: 364_000, y: 540_000 }, activated: true },
    'x-wing-3': { at: { x: 420_000, y: 250_000 }, hull: 1 },
    'x-wing-4': { at: { x: 458_000, y: 262_000 } },
    'tie-fighter-1': { at: { x: 338_000, y: 558_000 }, hull: 1 },
    'tie-fighter-2': { at: { x: 310_000, y: 590_000 } },
    'tie-fighter-3': { at: { x: 372_000, y: 585_000 }, activated: true },
    'tie-fighter-4': { at: { x: 560_000, y: 640_000 }, hull: 2 },
  },
})

const marks = withUnits(brawl, { ships: { 'victory-1': { commandTokens: COMMANDS_SHOWN, spentDials: ['repair'] } } })

/** Forty units on six feet: as many as a large game has. */
const crowd = withUnits(
  {
    ...brawl,
    area: { width: 1_828_800, height: 914_400 },
    squadrons: Object.fromEntries(
      Array.from({ length: 37 }, (_, n) => {
        const kind = n % 2 === 0 ? 'x-wing' : 'tie-fighter'
        const like = Object.values(brawl.squadrons).find(({ id }) => id === `${kind}-${(n % 4) + 1}`)
        const at = { x: 780_000 + (n % 8) * 45_000, y: 300_000 + Math.floor(n / 8) * 60_000 }
        return [`${kind}-${n}`, { ...(like ?? missing(kind)), id: `${kind}-${n}`, tag: `${kind.charAt(0)}${n}`, at }]
      }),
    ),
  },
  {},
)

/** A Star Destroyer in the range of both Rebel ships; the CR90 stands in the way of one of its zones. */
const battle = withUnits(learningView('a', { round: 2 }), {
  ships: {
    'nebulon-b-1': { pose: pose(430, 330, 20) },
    'cr90-1': { pose: pose(545, 395, 330), shields: { front: 1, right: 0, rear: 1, left: 2 } },
    'victory-1': { pose: pose(520, 560, 200), shields: { front: 2, right: 3, rear: 1, left: 1 } },
  },
  squadrons: {
    'x-wing-1': { at: { x: 330_000, y: 500_000 } },
    'x-wing-2': { at: { x: 640_000, y: 300_000 } },
    'tie-fighter-1': { at: { x: 410_000, y: 460_000 } },
    'tie-fighter-2': { at: { x: 640_000, y: 560_000 }, hull: 1 },
  },
})
const asks = (view: GameView, ship: UnitId): GameView => ({ ...view, requests: [declaring(view, ship)] })
const declared = asks(battle, 'nebulon-b-1')
const hit = attacked(battle, { unit: 'nebulon-b-1', zone: 'front' }, { unit: 'victory-1', zone: 'front' })
const redirecting = {
  ...attacked(
    { ...battle, viewer: 'b' as const },
    { unit: 'nebulon-b-1', zone: 'front' },
    { unit: 'victory-1', zone: 'front' },
    { step: 'redirect', locked: ['d0'] },
  ),
  requests: [zoneQuestion('defense.redirect', 'victory-1', ['left', 'right'], 'b')],
}
const damaged = withUnits(battle, {
  ships: {
    'victory-1': {
      shields: { front: 0, right: 1, rear: 0, left: 2 },
      damage: [
        ...facedown(3),
        { slot: 4, faceup: true, card: 'capacitor-failure' },
        { slot: 5, faceup: true, card: 'thruster-fissure' },
      ],
      defense: [
        { id: 'd0', kind: 'brace', exhausted: true },
        { id: 'd2', kind: 'redirect', exhausted: false },
      ],
    },
  },
})

/** The same ship under attack: one token locked, one spent. */
export const damagedInBattle = attacked(
  damaged,
  { unit: 'nebulon-b-1', zone: 'front' },
  { unit: 'victory-1', zone: 'front' },
  { locked: ['d0'], spent: [{ token: 'd2', kind: 'redirect' }] },
)

function missing(kind: string): never {
  throw new Error(`No ${kind} in the scenario`)
}

export const SCENES: Record<string, Scene> = {
  start: { view: start },
  second: { view: learningView('b') },
  spectator: { view: learningView('spectator') },
  brawl: { view: brawl, selected: 'nebulon-b-1' },
  'brawl-near': { view: marks, focusOn: ['victory-1'], lit: ['tie-fighter-4'] },
  choose: { view: start, choosable: ['nebulon-b-1', 'cr90-1'], chosen: 'cr90-1', focusOn: ['nebulon-b-1', 'cr90-1'] },
  course: {
    view: start,
    focusOn: ['cr90-1'],
    selected: 'cr90-1',
    course: { ship: 'cr90-1', clicks: [1, -1], side: 'left' },
  },
  straight: { view: start, focusOn: ['nebulon-b-1'], course: { ship: 'nebulon-b-1', clicks: [0, 0], side: 'right' } },
  overlap: {
    view: withUnits(brawl, { ships: { 'nebulon-b-1': { pose: pose(430, 380, 10) } } }),
    focusOn: ['nebulon-b-1'],
    course: { ship: 'nebulon-b-1', clicks: [0, 0], side: 'left' },
  },
  lifts: {
    view: withUnits(start, { ships: { 'victory-1': { pose: pose(360, 210, 110) } } }),
    focusOn: ['victory-1'],
    course: { ship: 'victory-1', clicks: [0, 0], side: 'left' },
  },
  leaves: {
    view: withUnits(start, { ships: { 'cr90-1': { pose: pose(820, 300, 70) } } }),
    focusOn: ['cr90-1'],
    course: { ship: 'cr90-1', clicks: [0, 1], side: 'right' },
  },
  displaced: {
    view: withUnits(start, { ships: { 'victory-1': { pose: pose(430, 110, 95) } } }),
    focusOn: ['victory-1'],
    displaced: {
      ship: 'victory-1',
      squadrons: ['x-wing-1', 'x-wing-2', 'x-wing-3', 'x-wing-4'],
      faults: { 'x-wing-3': 'place-overlaps' },
    },
  },
  crowd: { view: crowd },
  targets: { view: declared, focusOn: ['nebulon-b-1'] },
  'target-clear': { view: declared, focusOn: ['nebulon-b-1'], options: ['front>victory-1.front'] },
  'target-obstructed': {
    view: asks(withUnits(battle, { ships: { 'cr90-1': { pose: pose(475, 445, 80) } } }), 'nebulon-b-1'),
    focusOn: ['nebulon-b-1'],
    options: ['front>victory-1.front'],
  },
  'target-blocked': { view: declared, focusOn: ['nebulon-b-1'], tap: 'victory-1.right' },
  'target-arc': { view: declared, focusOn: ['nebulon-b-1'], tap: 'tie-fighter-2' },
  attacked: { view: hit },
  'attacked-b': { view: { ...hit, viewer: 'b' } },
  redirect: { view: redirecting, focusOn: ['victory-1'] },
  repair: { view: { ...battle, requests: [repairing(battle, 'cr90-1')] }, focusOn: ['cr90-1'] },
  'repair-move': {
    view: { ...battle, requests: [repairing(battle, 'cr90-1')] },
    focusOn: ['cr90-1'],
    options: ['move:left:right', 'recover:front'],
  },
  damaged: { view: damaged, focusOn: ['victory-1'], selected: 'victory-1' },
  layers: {
    view: brawl,
    selected: 'nebulon-b-1',
    layers: { arcs: true, ranges: true, zones: true },
  },
}
