import type { CommandMeans } from '#shared/game/engine/commands'
import {
  type Command,
  type DefenseKind,
  DIE_COLORS,
  type Dice,
  type DieColor,
  type DieFace,
  type Edge,
  type Faction,
  type HullZone,
  type Keyword,
  OBSTACLE_KINDS,
  type ObstacleKind,
  type Phase,
  type RangeBand,
} from '#shared/game/engine/state'
import type { Direction } from '#shared/play/view/own-edge'
import { cardTitle } from '../card-names'
import { onDemand } from '../on-demand'
import { capitalized, explained } from '../piece-ids'

const plurals = onDemand(() => new Intl.PluralRules('en'))
const figure = onDemand(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1, useGrouping: false }))
const conjunction = onDemand(() => new Intl.ListFormat('en', { type: 'conjunction' }))

/** `1 ship`, `2 ships`. */
export const counted = (n: number, one: string, other: string): string =>
  `${n} ${plurals().select(n) === 'one' ? one : other}`

/** `a, b and c` */
export const listed = (items: readonly string[]): string => conjunction().format(items)

export const terms = {
  commands: {
    navigate: 'Navigate',
    squadron: 'Squadron',
    repair: 'Repair',
    'concentrate-fire': 'Concentrate Fire',
  } satisfies Record<Command, string>,
  factions: { rebel: 'Rebels', imperial: 'Empire' } satisfies Record<Faction, string>,
  zones: { front: 'front', right: 'right', rear: 'rear', left: 'left' } satisfies Record<HullZone, string>,
  defense: {
    evade: 'evade',
    brace: 'brace',
    redirect: 'redirect',
    scatter: 'scatter',
    contain: 'contain',
  } satisfies Record<DefenseKind, string>,
  ranges: { close: 'close', medium: 'medium', long: 'long' } satisfies Record<RangeBand, string>,
  colors: { red: 'red', blue: 'blue', black: 'black' } satisfies Record<DieColor, string>,
  faces: {
    hit: 'hit',
    'double-hit': 'double hit',
    critical: 'critical',
    'hit-critical': 'hit and critical',
    accuracy: 'accuracy',
    blank: 'blank',
  } satisfies Record<DieFace, string>,
  keywords: {
    adept: 'Adept',
    assault: 'Assault',
    bomber: 'Bomber',
    cloak: 'Cloak',
    counter: 'Counter',
    escort: 'Escort',
    grit: 'Grit',
    heavy: 'Heavy',
    intel: 'Intel',
    relay: 'Relay',
    rogue: 'Rogue',
    snipe: 'Snipe',
    strategic: 'Strategic',
    swarm: 'Swarm',
  } satisfies Record<Keyword, string>,
  exhausted: (token: string) => `${token} exhausted`,
  phases: {
    setup: 'Setup',
    command: 'Command Phase',
    ship: 'Ship Phase',
    squadron: 'Squadron Phase',
    status: 'Status Phase',
    over: 'Over',
  } satisfies Record<Phase, string>,
  sides: { left: 'left', right: 'right' },
  scenarios: { learning: 'learning scenario', battle: 'battle of two fleets' },
  obstacles: {
    'asteroid-field': 'asteroid field',
    'debris-field': 'debris field',
    station: 'station',
    'dust-field': 'dust field',
  } satisfies Record<ObstacleKind, string>,
  edges: { north: 'northern', east: 'eastern', south: 'southern', west: 'western' } satisfies Record<Edge, string>,
  /** Of several of a kind each has its number. */
  obstacle: (kind: ObstacleKind, n: number | undefined) =>
    n === undefined ? terms.obstacles[kind] : `${terms.obstacles[kind]} ${n}`,
  /** A token that a card puts on the table. */
  marker: (card: string): string => `token of ${terms.card(card)}`,
  objectiveToken: (n: number | undefined) => (n === undefined ? 'objective token' : `objective token ${n}`),
  victoryTokens: (n: number) => counted(n, 'victory token', 'victory tokens'),
  ships: (n: number) => counted(n, 'ship', 'ships'),
  squadrons: (n: number) => counted(n, 'squadron', 'squadrons'),
  activations: (n: number) => counted(n, 'activation', 'activations'),
  dials: (n: number) => counted(n, 'dial', 'dials'),
  hiddenDials: (n: number) => counted(n, 'hidden dial', 'hidden dials'),
  /** `red double hit` */
  die: ({ color, face }: { color: DieColor; face: DieFace }) => `${terms.colors[color]} ${terms.faces[face]}`,
  /** `2 red dice and 1 blue die` */
  dice: (dice: Dice) =>
    listed(
      DIE_COLORS.filter((color) => dice[color] > 0).map((color) =>
        counted(dice[color], `${terms.colors[color]} die`, `${terms.colors[color]} dice`),
      ),
    ),
  /** By what a command is resolved: `dial`, `token`, `dial and token`. */
  means: ({ dial, token, asToken }: CommandMeans) =>
    listed([...(dial ? ['dial'] : []), ...(token ? ['token'] : []), ...(asToken ? ['as if by token'] : [])]),
  /** What Navigate raises, joint by joint; the same one twice is two clicks. */
  raises: (joints: readonly number[]): string[] =>
    [...new Set(joints)].map((joint) =>
      joints.indexOf(joint) === joints.lastIndexOf(joint)
        ? `one more click at joint ${joint}`
        : `two more clicks at joint ${joint}`,
    ),
  /** A card by its printed title, which is a name; an obstacle that acts by its kind. */
  card: (card: string) => {
    const kind = OBSTACLE_KINDS.find((each) => each === card)
    return kind === undefined ? cardTitle(card) : capitalized(terms.obstacles[kind])
  },
  shields: (n: number, zone: HullZone) => counted(n, `${terms.zones[zone]} shield`, `${terms.zones[zone]} shields`),
  hullPoints: (n: number) => counted(n, 'hull point', 'hull points'),
  engineeringPoints: (n: number) => counted(n, 'engineering point', 'engineering points'),
  cards: (n: number) => counted(n, 'card', 'cards'),
  damageCards: (n: number) => counted(n, 'damage card', 'damage cards'),
  points: (n: number) => counted(n, 'point', 'points'),
  games: (n: number) => counted(n, 'game', 'games'),
  hours: (n: number) => counted(n, 'hour', 'hours'),
  days: (n: number) => counted(n, 'day', 'days'),
  /** The letter that is painted on the table stands in quotes behind the name of the class. */
  shipName: (kind: string, tag: string) => `${kind} "${tag}"`,
  squadronName: (kind: string, tag: string) => `${kind} ${tag}`,
  degrees: (n: number) => `${figure().format(n)}°`,
  /** To which hour of a clock something points, as the reader sits at the table. */
  hour: (n: number) => `your ${n} o'clock`,
  /** `180° (your 12 o'clock)`, `south (180°, your 12 o'clock)` */
  headed: ({ degrees, hour }: Direction, wind?: string) =>
    explained([
      ...(wind === undefined ? [] : [wind]),
      terms.degrees(degrees),
      ...(hour === undefined ? [] : [terms.hour(hour)]),
    ]),
  /** One click of a joint, to port when negative. */
  click: (n: number) => (n === 0 ? 'straight' : `${Math.abs(n)} ${n < 0 ? 'left' : 'right'}`),
  course: (clicks: readonly number[]) => clicks.map((n) => terms.click(n)).join(', '),
  listed,
}
