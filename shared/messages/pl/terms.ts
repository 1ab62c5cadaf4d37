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
import type { terms as english } from '#shared/messages/en/terms'
import type { Direction } from '#shared/play/view/own-edge'
import { cardTitle } from '../card-names'
import { onDemand } from '../on-demand'
import { capitalized, explained } from '../piece-ids'
import { TITLES } from './card-titles'
import { counted, DICE, listed, NOUNS, OF_ZONE } from './grammar'

const figure = onDemand(() => new Intl.NumberFormat('pl', { maximumFractionDigits: 1, useGrouping: false }))
const degrees = (n: number) => `${figure().format(n)}°`
const hour = (n: number) => `twoja godzina ${n}`
const colors = { red: 'czerwona', blue: 'niebieska', black: 'czarna' } satisfies Record<DieColor, string>
const faces = {
  hit: 'trafienie',
  'double-hit': 'podwójne trafienie',
  critical: 'trafienie krytyczne',
  'hit-critical': 'trafienie i trafienie krytyczne',
  accuracy: 'celność',
  blank: 'puste',
} satisfies Record<DieFace, string>
const obstacles = {
  'asteroid-field': 'pole asteroid',
  'debris-field': 'chmura szczątków',
  station: 'stacja',
  'dust-field': 'chmura pyłu',
} satisfies Record<ObstacleKind, string>
const edges = {
  north: 'północna',
  east: 'wschodnia',
  south: 'południowa',
  west: 'zachodnia',
} satisfies Record<Edge, string>
const click = (n: number) => (n === 0 ? 'prosto' : `${Math.abs(n)} w ${n < 0 ? 'lewo' : 'prawo'}`)

export const terms = {
  commands: {
    navigate: 'Nawigowanie',
    squadron: 'Eskadra',
    repair: 'Naprawa',
    'concentrate-fire': 'Koncentracja ognia',
  } satisfies Record<Command, string>,
  factions: { rebel: 'Rebelianci', imperial: 'Imperium' } satisfies Record<Faction, string>,
  zones: { front: 'przednia', right: 'prawa', rear: 'tylna', left: 'lewa' } satisfies Record<HullZone, string>,
  defense: {
    evade: 'unik',
    brace: 'wzmocnienie',
    redirect: 'przekierowanie',
    scatter: 'rozproszenie',
    contain: 'ograniczenie',
  } satisfies Record<DefenseKind, string>,
  ranges: { close: 'bliski', medium: 'średni', long: 'daleki' } satisfies Record<RangeBand, string>,
  colors,
  faces,
  keywords: {
    adept: 'Adept',
    assault: 'Szturm',
    bomber: 'Bombowiec',
    cloak: 'Kamuflaż',
    counter: 'Kontra',
    escort: 'Eskorta',
    grit: 'Hart',
    heavy: 'Ciężka',
    intel: 'Wywiad',
    relay: 'Przekaźnik',
    rogue: 'Samotnik',
    snipe: 'Snajper',
    strategic: 'Strateg',
    swarm: 'Rój',
  } satisfies Record<Keyword, string>,
  /** `przekierowanie (wyczerpane)`, `unik (wyczerpany)` */
  exhausted: (token: string) => `${token} (${token.endsWith('e') ? 'wyczerpane' : 'wyczerpany'})`,
  phases: {
    setup: 'Przygotowanie',
    command: 'Faza rozkazów',
    ship: 'Faza statków',
    squadron: 'Faza eskadr',
    status: 'Faza statusu',
    over: 'Koniec',
  } satisfies Record<Phase, string>,
  sides: { left: 'lewa', right: 'prawa' },
  scenarios: { learning: 'scenariusz wprowadzający', battle: 'bitwa dwóch flot' },
  obstacles,
  edges,
  /** Of several of a kind each has its number. */
  obstacle: (kind: ObstacleKind, n: number | undefined) =>
    n === undefined ? obstacles[kind] : `${obstacles[kind]} ${n}`,
  /** A token that a card puts on the table. */
  marker: (card: string): string => `żeton karty ${terms.card(card)}`,
  objectiveToken: (n: number | undefined) => (n === undefined ? 'żeton celu' : `żeton celu ${n}`),
  victoryTokens: (n: number) => counted(n, ...NOUNS.victoryToken),
  ships: (n: number) => counted(n, ...NOUNS.ship),
  squadrons: (n: number) => counted(n, ...NOUNS.squadron),
  activations: (n: number) => counted(n, ...NOUNS.activation),
  dials: (n: number) => counted(n, ...NOUNS.dial),
  hiddenDials: (n: number) => `ukryte wskaźniki: ${n}`,
  /** `czerwona: podwójne trafienie` */
  die: ({ color, face }: { color: DieColor; face: DieFace }) => `${colors[color]}: ${faces[face]}`,
  /** `2 czerwone kości i 1 niebieska kość` */
  dice: (dice: Dice) =>
    listed(DIE_COLORS.filter((color) => dice[color] > 0).map((color) => counted(dice[color], ...DICE[color]))),
  /** By what a command is resolved: `wskaźnik`, `żeton`, `wskaźnik i żeton`. */
  means: ({ dial, token, asToken }: CommandMeans) =>
    listed([...(dial ? ['wskaźnik'] : []), ...(token ? ['żeton'] : []), ...(asToken ? ['jakby żeton'] : [])]),
  raises: (joints: readonly number[]): string[] =>
    [...new Set(joints)].map((joint) =>
      joints.indexOf(joint) === joints.lastIndexOf(joint)
        ? `jedno przestawienie więcej, fragment ${joint}`
        : `dwa przestawienia więcej, fragment ${joint}`,
    ),
  /** A card by its Polish name, or by the printed one; an obstacle that acts by its kind. */
  card: (card: string) => {
    const kind = OBSTACLE_KINDS.find((each) => each === card)
    return kind === undefined ? (TITLES[card] ?? cardTitle(card)) : capitalized(obstacles[kind])
  },
  shields: (n: number, zone: HullZone) => `${counted(n, ...NOUNS.shield)} strefy ${OF_ZONE[zone]}`,
  hullPoints: (n: number) => counted(n, 'punkt kadłuba', 'punkty kadłuba', 'punktów kadłuba'),
  engineeringPoints: (n: number) => counted(n, 'punkt inżynierii', 'punkty inżynierii', 'punktów inżynierii'),
  cards: (n: number) => counted(n, ...NOUNS.card),
  damageCards: (n: number) => counted(n, 'karta uszkodzeń', 'karty uszkodzeń', 'kart uszkodzeń'),
  points: (n: number) => counted(n, ...NOUNS.point),
  games: (n: number) => counted(n, ...NOUNS.game),
  hours: (n: number) => counted(n, ...NOUNS.hour),
  days: (n: number) => counted(n, ...NOUNS.day),
  /** The letter that is painted on the table stands in quotes behind the name of the class. */
  shipName: (kind: string, tag: string) => `${kind} „${tag}”`,
  squadronName: (kind: string, tag: string) => `${kind} ${tag}`,
  degrees,
  /** To which hour of a clock something points, as the reader sits at the table. */
  hour,
  /** `180° (twoja godzina 12)`, `południe (180°, twoja godzina 12)` */
  headed: (p: Direction, wind?: string) =>
    explained([
      ...(wind === undefined ? [] : [wind]),
      degrees(p.degrees),
      ...(p.hour === undefined ? [] : [hour(p.hour)]),
    ]),
  /** One click of a joint, to port when negative. */
  click,
  course: (clicks: readonly number[]) => clicks.map(click).join(', '),
  listed,
} satisfies typeof english
