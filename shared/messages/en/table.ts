import type { Command, DefenseKind, Dice, Die, HullZone, Phase, RangeBand } from '#shared/game/engine/state'
import type { Direction } from '#shared/play/view/own-edge'
import { capitalized } from '../piece-ids'
import { sector } from '../place-words'
import { type DamageWords, damage, glance, type Owner } from './glance'
import { listed, terms } from './terms'

/** Eight winds, clockwise from north. */
const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

const list = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(', '))

type PieceGroup = 'ships' | 'squadrons'

export interface UpgradeWords {
  title: string
  exhausted: boolean
  discarded: boolean
  /** The round on the token that lies on it. */
  roundToken: number | undefined
  command: Command | undefined
  /** Those that lie on it; undefined: hidden from the reader. */
  dials: readonly (Command | undefined)[]
}

interface PlaceWords {
  /** Column letter and row number of a square of one foot. */
  square: string
  /** Whole centimetres from the west and from the south. */
  x: number
  y: number
}

const OWNERS: Record<Owner, Record<PieceGroup, string>> = {
  ours: { ships: 'Our ships', squadrons: 'Our squadrons' },
  theirs: { ships: 'Their ships', squadrons: 'Their squadrons' },
  rebel: { ships: 'Rebel ships', squadrons: 'Rebel squadrons' },
  imperial: { ships: 'Imperial ships', squadrons: 'Imperial squadrons' },
}

const SIDES: Record<Owner, string> = { ours: 'ours', theirs: 'theirs', ...terms.factions }
const DEPLOYING: Record<Owner, string> = {
  ours: 'Ours to be deployed',
  theirs: 'Theirs to be deployed',
  rebel: 'Rebels to be deployed',
  imperial: 'Empire, to be deployed',
}
const CARDS: Record<Owner, string> = {
  ours: 'Our objective cards',
  theirs: 'Their objective cards',
  rebel: 'Rebel objective cards',
  imperial: 'Imperial objective cards',
}

/** `Gunnery Team (exhausted)` */
function upgrade(
  { title, exhausted, discarded, roundToken, command, dials: stored }: UpgradeWords,
  open: boolean,
): string {
  const states = [
    ...(discarded ? ['discarded'] : exhausted ? ['exhausted'] : []),
    ...(roundToken === undefined ? [] : [`round token ${roundToken}`]),
    ...(command === undefined ? [] : [terms.commands[command]]),
    ...(stored.length === 0 ? [] : [dials(stored, open)]),
  ]
  return states.length === 0 ? title : `${title} (${states.join(', ')})`
}

const place = ({ square, x, y }: PlaceWords): string => `at ${square} (${x}, ${y} cm)`
const shield = (zone: HullZone, n: number): string => `${terms.zones[zone]} ${n}`
const sightline = (obstructedBy: readonly string[]): string =>
  obstructedBy.length === 0 ? 'clear' : `obstructed by ${listed(obstructedBy)}`
const zoned = (name: string, zone: HullZone | undefined): string =>
  zone === undefined ? name : `${name}, ${terms.zones[zone]}`

/** `front at its left, medium range, 161 mm, clear, 2 red dice` */
function way(p: {
  zone: HullZone
  defendingZone: HullZone | undefined
  range: RangeBand | undefined
  mm: number
  obstructedBy: readonly string[]
  dice: Dice
  removed: number
}): string {
  const dice = terms.dice(p.dice)
  return [
    `${terms.zones[p.zone]}${p.defendingZone === undefined ? '' : ` at its ${terms.zones[p.defendingZone]}`}`,
    p.range === undefined ? 'beyond long range' : `${terms.ranges[p.range]} range`,
    `${p.mm} mm`,
    sightline(p.obstructedBy),
    dice === '' ? 'no dice' : dice,
    ...(p.removed > 0 && dice !== '' ? [`less ${p.removed}`] : []),
  ].join(', ')
}

/** The table in words: the same for screen readers, mails and the words view. */
export const table = {
  ...glance,
  board: (p: {
    round: number
    /** Absent: no round is the last. */
    rounds: number | undefined
    phase: Phase
    /** Absent: nobody has decided it yet. */
    initiative: string | undefined
    objective: string | undefined
    score: readonly [number, number]
    victoryTokens: readonly [number, number] | undefined
  }) => {
    const round = `Round ${p.round}${p.rounds === undefined ? '' : ` of ${p.rounds}`}, `
    const parts = [
      `${p.phase === 'setup' ? '' : round}${terms.phases[p.phase]}`,
      ...(p.initiative === undefined ? [] : [`initiative ${p.initiative}`]),
      ...(p.objective === undefined ? [] : [`objective ${p.objective}`]),
      `score ${p.score[0]} to ${p.score[1]}`,
      ...(p.victoryTokens?.some((n) => n > 0) ? [`victory tokens ${p.victoryTokens[0]} to ${p.victoryTokens[1]}`] : []),
    ]
    return `${parts.join('; ')}.`
  },
  /** A side by its faction, or by whose it is. */
  sideOf: (side: Owner): string => SIDES[side],
  objectiveToken: terms.objectiveToken,
  marker: terms.marker,
  undeployed: (owner: Owner, units: readonly string[]) => `${DEPLOYING[owner]}: ${units.join(', ')}.`,
  heldBack: (unit: string, card: string) => `${unit} is set aside (${card}).`,
  objectiveCards: (owner: Owner, titles: readonly string[]) => `${CARDS[owner]}: ${titles.join(', ')}.`,
  /** An obstacle or a token. */
  lies: (p: {
    name: string
    place: PlaceWords
    turned: number | undefined
    on: string | undefined
    inert: boolean
    hull: number | undefined
  }) => {
    const parts = [
      `lies ${place(p.place)}`,
      ...(p.turned === undefined ? [] : [`turned ${terms.degrees(p.turned)}`]),
      ...(p.on === undefined ? [] : [`on ${p.on}`]),
      ...(p.inert ? ['without its effects'] : []),
      ...(p.hull === undefined ? [] : [p.hull === 0 ? 'destroyed' : `${terms.hullPoints(p.hull)} left`]),
    ]
    return `${capitalized(p.name)} ${parts.join(', ')}.`
  },
  group: (owner: Owner, what: PieceGroup) => `${OWNERS[owner][what]}:`,
  none: 'none',
  ship: (p: {
    name: string
    headed: Direction
    speed: number
    shields: readonly (readonly [HullZone, number])[]
    hull: number
    maxHull: number
    damage: DamageWords
    defense: readonly { kind: DefenseKind; exhausted: boolean }[]
    commands: readonly Command[]
    /** The commands that raid tokens keep it from resolving. */
    raids: readonly Command[]
    /** What the viewer knows of the stack, uppermost first; undefined: a hidden dial. */
    dials: readonly (Command | undefined)[]
    /** The game is over, and no dial is hidden any more (R17.16). */
    dialsOpen: boolean
    revealed: Command | undefined
    /** Extra dials beside it. */
    gained: readonly Command[]
    activated: boolean
    objectiveShip: boolean
    /** Names of objective tokens. */
    carries: readonly string[]
    upgrades: readonly UpgradeWords[]
    place: PlaceWords
  }) => {
    const wind = WINDS[sector(p.headed.degrees, WINDS.length)] ?? WINDS[0]
    return [
      `${p.name}${p.objectiveShip ? ', objective ship' : ''}, heading ${terms.headed(p.headed, wind)}`,
      `speed ${p.speed}`,
      `shields ${p.shields.map(([zone, n]) => shield(zone, n)).join(' ')}`,
      `hull ${p.hull}/${p.maxHull}${damage(p.damage)}`,
      `defense tokens ${list(p.defense.map((t) => (t.exhausted ? terms.exhausted(terms.defense[t.kind]) : terms.defense[t.kind])))}`,
      `commands ${list(p.commands.map((command) => terms.commands[command]))}`,
      ...(p.raids.length === 0 ? [] : [`raid tokens ${p.raids.map((command) => terms.commands[command]).join(', ')}`]),
      ...(p.revealed === undefined ? [] : [`revealed ${terms.commands[p.revealed]}`]),
      ...(p.gained.length === 0 ? [] : [`gained ${p.gained.map((command) => terms.commands[command]).join(', ')}`]),
      dials(p.dials, p.dialsOpen),
      ...(p.upgrades.length === 0
        ? []
        : [`upgrades ${p.upgrades.map((card) => upgrade(card, p.dialsOpen)).join(', ')}`]),
      ...(p.carries.length === 0 ? [] : [`carries ${p.carries.join(', ')}`]),
      p.activated ? 'activated' : 'not yet activated',
      `${place(p.place)}.`,
    ].join(', ')
  },
  squadron: (p: {
    name: string
    hull: number
    maxHull: number
    /** Names of those it is engaged with. */
    engaged: readonly string[]
    carries: readonly string[]
    activated: boolean
    place: PlaceWords
  }) =>
    [
      p.name,
      `hull ${p.hull}/${p.maxHull}`,
      ...(p.engaged.length === 0 ? [] : [`engaged with ${listed(p.engaged)}`]),
      ...(p.carries.length === 0 ? [] : [`carries ${p.carries.join(', ')}`]),
      p.activated ? 'activated' : 'ready',
      `${place(p.place)}.`,
    ].join(', '),
  /** The current attack. */
  attack: (p: {
    attacker: string
    zone: HullZone | undefined
    defender: string
    defendingZone: HullZone | undefined
    range: RangeBand
    obstructedBy: readonly string[]
    pool: readonly Die[]
    locked: readonly DefenseKind[]
    spent: readonly DefenseKind[]
    redirects: readonly { zone: HullZone; points?: number }[]
    total: number | undefined
  }) =>
    [
      `${zoned(p.attacker, p.zone)}, attacks ${zoned(p.defender, p.defendingZone)}: ${terms.ranges[p.range]} range, ${sightline(p.obstructedBy)}.`,
      ...(p.pool.length > 0 ? [`Dice: ${p.pool.map(die).join(', ')}.`] : []),
      ...(p.locked.length > 0 ? [`Locked: ${p.locked.map((kind) => terms.defense[kind]).join(', ')}.`] : []),
      ...(p.spent.length > 0 ? [`Spent: ${p.spent.map((kind) => terms.defense[kind]).join(', ')}.`] : []),
      ...p.redirects.map(({ zone, points }) =>
        points === undefined ? `Redirected to the ${terms.zones[zone]}.` : `${points} to the ${terms.zones[zone]}.`,
      ),
      ...(p.total === undefined ? [] : [`${p.total} damage.`]),
    ].join(' '),
  /** What a ship could do to another unit from where both stand. */
  reach: (attacker: string, defender: string, ways: readonly Parameters<typeof way>[0][]) =>
    `${attacker} could attack ${defender}: ${ways.map(way).join('; ')}.`,
  /** In its arc and in sight, but no die reaches. */
  outreached: (attacker: string, defender: string, ways: readonly Parameters<typeof way>[0][]) =>
    `${attacker} has ${defender} in its arc: ${ways.map(way).join('; ')}.`,
  /** What a unit has around it, nearest first. */
  relations: (of: string, to: readonly string[]) => `From ${of}: ${to.join('; ')}.`,
  relation: (p: {
    name: string
    range: 'close' | 'medium' | 'long' | undefined
    distance: number | undefined
    mm: number
    /** Of an obstacle: the ship lies on it. */
    overlaps: boolean
  }) =>
    `${p.name} ${
      p.range === undefined ? 'beyond long range' : `at ${p.range} range, distance ${p.distance}`
    }, ${p.overlaps ? 'overlapping' : p.mm === 0 ? 'touching' : `${p.mm} mm`}`,
}

const die = ({ color, face }: Die): string =>
  face === undefined ? `${terms.colors[color]}, not rolled` : terms.die({ color, face })

function dials(stack: readonly (Command | undefined)[], open: boolean): string {
  if (stack.length === 0) return 'no dials'
  const known = stack.filter((command) => command !== undefined)
  const counted = open ? terms.dials(stack.length) : terms.hiddenDials(stack.length)
  return known.length < stack.length
    ? counted
    : `${counted} (${known.map((command) => terms.commands[command]).join(', ')})`
}

export type TableMessages = typeof table
