import type { Fleet } from '#shared/fleet/fleet'
import { type GameOptions, PRESETS } from '#shared/fleet/game-presets'
import { shipCard } from '#shared/game/cards/catalog/ships'
import { type GameState, otherSeat, type Point, type Seat, type Ship, type Squadron } from '#shared/game/engine/state'
import { shipOverlapsSquadron, shipsOverlap, squadronsOverlap } from '#shared/game/geometry/base'
import { degrees, mm } from '#shared/game/geometry/grid'

type Units = Pick<Fleet, 'faction' | 'ships' | 'squadrons'>

/** A battle that begins so that something rare may well happen in it; bots play it as they play any other. */
export interface Scene {
  options: GameOptions
  fleet: Units
  /** Of the other side; absent: any. */
  against?: Units
  /** What lies otherwise once the battle is within range. */
  arranged?: (state: GameState, seat: Seat) => void
}

const CASUAL = PRESETS['casual-400']
const times = <T>(count: number, thing: T): T[] => Array.from({ length: count }, () => thing)

/** They engage no squadron. */
const UNESCORTED: Units = {
  faction: 'imperial',
  ships: [
    { card: 'victory-i-class-star-destroyer', upgrades: ['admiral-screed'] },
    { card: 'victory-i-class-star-destroyer', upgrades: [] },
  ],
  squadrons: [],
}

/** Upgrades and squadrons that do something together only where nothing else is in their way, and places at the edge. */
export const SCENES = {
  'a fleet command is exchanged': {
    options: CASUAL,
    fleet: {
      faction: 'imperial',
      ships: [
        {
          card: 'imperial-ii-class-star-destroyer',
          upgrades: ['grand-moff-tarkin', 'chimaera', 'intensify-firepower'],
        },
        { card: 'gladiator-i-class-star-destroyer', upgrades: [] },
      ],
      squadrons: times(4, 'tie-fighter-squadron'),
    },
  },
  // Only a ship with room for it takes an officer.
  'an officer goes over to the ship that arrives': {
    options: CASUAL,
    fleet: {
      faction: 'rebel',
      ships: [
        { card: 'mc75-armored-cruiser', upgrades: ['general-dodonna', 'profundity', 'raymus-antilles'] },
        { card: 'cr90-corvette-a', upgrades: [] },
        { card: 'nebulon-b-escort-frigate', upgrades: [] },
      ],
      squadrons: times(4, 'x-wing-squadron'),
    },
  },
  'a task force pays with its repairs': {
    options: CASUAL,
    fleet: {
      faction: 'rebel',
      ships: [
        {
          card: 'hammerhead-torpedo-corvette',
          upgrades: ['garm-bel-iblis', 'engineering-captain', 'task-force-antilles'],
        },
        ...times(3, { card: 'hammerhead-torpedo-corvette', upgrades: ['engineering-captain', 'task-force-antilles'] }),
      ],
      squadrons: [],
    },
  },
  'squadrons that attacked twice could be moved': {
    options: CASUAL,
    fleet: {
      faction: 'rebel',
      ships: [
        {
          card: 'nebulon-b-escort-frigate',
          upgrades: ['garm-bel-iblis', 'yavaris', 'wing-commander', 'fighter-coordination-team'],
        },
        { card: 'cr90-corvette-a', upgrades: [] },
      ],
      squadrons: times(6, 'b-wing-squadron'),
    },
    against: UNESCORTED,
    arranged: beforeAShip,
  },
  'bombers are helped against a ship': {
    options: CASUAL,
    fleet: {
      faction: 'rebel',
      ships: [
        { card: 'nebulon-b-escort-frigate', upgrades: ['general-dodonna', 'ahsoka-tano'] },
        { card: 'cr90-corvette-a', upgrades: [] },
      ],
      squadrons: ['norra-wexley', ...times(5, 'y-wing-squadron')],
    },
    against: UNESCORTED,
    arranged: withTokens,
  },
  'an obstacle is put on squadrons': {
    options: CASUAL,
    fleet: {
      faction: 'imperial',
      ships: [
        { card: 'interdictor-suppression-refit', upgrades: ['admiral-screed', 'grav-shift-reroute'] },
        { card: 'gladiator-i-class-star-destroyer', upgrades: [] },
      ],
      squadrons: times(12, 'tie-fighter-squadron'),
    },
  },
  'a ship runs into others at the edge': {
    options: CASUAL,
    fleet: {
      faction: 'imperial',
      ships: [
        { card: 'victory-ii-class-star-destroyer', upgrades: ['admiral-screed'] },
        ...times(3, { card: 'gozanti-class-cruisers', upgrades: [] }),
      ],
      squadrons: [],
    },
    arranged: alongTheEdge,
  },
  'flotillas alone are left': {
    options: PRESETS.tournament,
    fleet: {
      faction: 'rebel',
      ships: [
        { card: 'cr90-corvette-b', upgrades: ['general-dodonna'] },
        ...times(2, { card: 'gr-75-medium-transports', upgrades: [] }),
      ],
      squadrons: [],
    },
    arranged: worn,
  },
  'swarms and bombers fight beside those who help them': {
    options: CASUAL,
    fleet: {
      faction: 'imperial',
      ships: [
        {
          card: 'imperial-i-class-star-destroyer',
          upgrades: ['admiral-screed', 'admiral-chiraneau', 'flight-controllers'],
        },
        { card: 'gladiator-i-class-star-destroyer', upgrades: [] },
      ],
      squadrons: ['howlrunner', ...times(5, 'tie-fighter-squadron')],
    },
    against: {
      faction: 'rebel',
      ships: [
        { card: 'assault-frigate-mark-ii-a', upgrades: ['general-dodonna'] },
        { card: 'cr90-corvette-a', upgrades: [] },
      ],
      squadrons: ['lieutenant-blount', ...times(5, 'z-95-headhunter-squadron')],
    },
    arranged: faceToFace,
  },
  'those who watch for Intel and Relay stand before them': {
    options: CASUAL,
    fleet: {
      faction: 'imperial',
      ships: [
        { card: 'imperial-i-class-star-destroyer', upgrades: ['admiral-screed', 'flight-controllers'] },
        { card: 'gladiator-i-class-star-destroyer', upgrades: ['the-grand-inquisitor'] },
      ],
      squadrons: ['gar-saxon', 'soontir-fel', ...times(4, 'tie-fighter-squadron')],
    },
    against: {
      faction: 'rebel',
      ships: [
        {
          card: 'assault-frigate-mark-ii-a',
          upgrades: ['general-dodonna', 'gallant-haven', 'flight-controllers'],
        },
        { card: 'cr90-corvette-a', upgrades: [] },
      ],
      squadrons: ['biggs-darklighter', 'keyan-farlander', ...times(2, 'hwk-290'), ...times(2, 'vcx-100-freighter')],
    },
    arranged: faceToFace,
  },
  'an attack has two critical effects': {
    options: CASUAL,
    fleet: {
      faction: 'imperial',
      ships: [
        {
          card: 'gladiator-i-class-star-destroyer',
          upgrades: ['admiral-screed', 'fire-control-team', 'assault-proton-torpedoes'],
        },
        ...times(2, {
          card: 'gladiator-i-class-star-destroyer',
          upgrades: ['fire-control-team', 'assault-concussion-missiles'],
        }),
      ],
      squadrons: [],
    },
  },
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]
export const sceneOf = (name: SceneName): Scene => SCENES[name]

/** In the order of the fleet list. */
const own = ({ ships }: GameState, seat: Seat): Ship[] =>
  Object.values(ships)
    .filter((ship) => ship.seat === seat)
    .sort((p, q) => p.serial - q.serial)
type Put = { ship: Ship; pose: Ship['pose']; speed: number } | { squadron: Squadron; at: Point }

/** All of it lies there then, unless something else does: everything stays as it is then. */
function put(state: GameState, pieces: readonly Put[]): void {
  const moved = new Set(pieces.map((piece) => ('ship' in piece ? piece.ship.id : piece.squadron.id)))
  const bases = pieces.flatMap((piece) => ('ship' in piece ? [baseOf(piece.ship, piece.pose)] : []))
  const discs = pieces.flatMap((piece) => ('squadron' in piece ? [piece.at] : []))
  const ships = Object.values(state.ships).filter(({ id }) => !moved.has(id))
  const squadrons = Object.values(state.squadrons).filter(({ id }) => !moved.has(id))
  const otherBases = ships.map((ship) => baseOf(ship, ship.pose))
  const isTaken =
    bases.some((base, i) => [...otherBases, ...bases.slice(i + 1)].some((other) => shipsOverlap(base, other))) ||
    squadrons.some(({ at }) => discs.some((disc) => squadronsOverlap(at, disc))) ||
    [...otherBases, ...bases].some((base) => discs.some((disc) => shipOverlapsSquadron(base, disc))) ||
    squadrons.some(({ at }) => bases.some((base) => shipOverlapsSquadron(base, at)))
  if (isTaken) return
  for (const piece of pieces) {
    if ('ship' in piece) Object.assign(piece.ship, { pose: piece.pose, dialSpeed: piece.speed })
    else piece.squadron.at = piece.at
  }
}
const baseOf = ({ card }: Ship, pose: Ship['pose']) => ({ size: shipCard(card).size, pose })

/** From the edge to the middle of a base that lies along it, and of one that heads for it (mm). */
const LIES = 34
const COMES = 180
const APART = 88

/**
 * The first ship heads for the edge behind its fleet, where the others lie in its way: by its course it would end beyond the edge
 * and over them (R10.12).
 */
function alongTheEdge(state: GameState, seat: Seat): void {
  const [first, ...others] = own(state, seat)
  if (!first) return
  const { width, height } = state.area
  const south = first.pose.y < height / 2
  const at = (x: number, way: number, heading: number) => ({ x, y: south ? mm(way) : height - mm(way), heading })
  const middle = Math.trunc(width / 2)
  put(state, [
    { ship: first, pose: at(middle, COMES, degrees(south ? 180 : 0)), speed: 2 },
    ...others.map((ship, i) => {
      const x = middle + mm(APART) * (i - Math.floor(others.length / 2))
      return { ship, pose: at(x, LIES, degrees(90)), speed: 0 }
    }),
  ])
}

/** From the middle of the enemy ship to the squadrons, to the next of them, and to their ship (mm). */
const SQUADRONS = 106
const BESIDE = 36
const BEHIND = 200

/** The squadrons are within reach of an enemy ship that stands still, and of their own behind them. */
function beforeAShip(state: GameState, seat: Seat): void {
  const [[first], [enemy]] = [own(state, seat), own(state, otherSeat(seat))]
  if (!first || !enemy) return
  const { x, y } = enemy.pose
  const way = Math.sign(first.pose.y - y)
  const squadrons = Object.values(state.squadrons).filter((each) => each.seat === seat)
  put(state, [
    { ship: enemy, pose: { x, y, heading: 0 }, speed: 0 },
    { ship: first, pose: { ...first.pose, x, y: y + way * mm(BEHIND) }, speed: 1 },
    ...squadrons.map((squadron, i) => {
      const aside = mm(BESIDE) * (i - (squadrons.length - 1) / 2)
      return { squadron, at: { x: x + aside, y: y + way * mm(SQUADRONS) } }
    }),
  ])
}

/** The squadrons of both sides stand in two rows, a finger apart. */
function faceToFace(state: GameState, seat: Seat): void {
  const middle = { x: Math.trunc(state.area.width / 2), y: Math.trunc(state.area.height / 2) }
  const places = { [seat]: -1, [otherSeat(seat)]: 1 }
  const rows = [seat, otherSeat(seat)].flatMap((of) => {
    const squadrons = Object.values(state.squadrons).filter((each) => each.seat === of)
    return squadrons.map((squadron, i) => {
      const aside = mm(BESIDE) * (i - (squadrons.length - 1) / 2)
      return { squadron, at: { x: middle.x + Math.trunc(aside), y: middle.y + mm(FACING) * (places[of] ?? 0) } }
    })
  })
  put(state, rows)
}
/** From the middle between two rows to each of them (mm). */
const FACING = 22

/** The same, and every ship has a token to part with. */
function withTokens(state: GameState, seat: Seat): void {
  for (const ship of Object.values(state.ships)) ship.commandTokens = ['navigate']
  beforeAShip(state, seat)
}

/** Ships that are no flotillas have no shields and one hull point left. */
function worn(state: GameState, seat: Seat): void {
  for (const ship of own(state, seat)) {
    const { flotilla, hull } = shipCard(ship.card)
    if (flotilla) continue
    ship.shields = { front: 0, right: 0, rear: 0, left: 0 }
    ship.damageWithoutCard = hull - 1
  }
}
