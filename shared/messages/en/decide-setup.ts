import type { ObjectiveCategory } from '#shared/game/cards/catalog/objectives'
import type { Edges, RegionSubject } from '#shared/game/engine/region'
import type { Direction } from '#shared/play/view/own-edge'
import { counted, listed, terms } from './terms'

type Landmark = Extract<Edges | RegionSubject, string> | 'own-edge' | 'enemy-edge' | 'own-ships'

const LANDMARKS: Record<Landmark, string> = {
  'player-edges': 'the player edges',
  'all-edges': 'every edge',
  'setup-edges': 'every edge of the setup area',
  'own-edge': 'your edge',
  'enemy-edge': 'the enemy edge',
  obstacles: 'every other obstacle',
  tokens: 'every other token',
  markers: 'every token of a card',
  ships: 'every ship',
  squadrons: 'every squadron',
  'own-ships': 'a friendly ship',
}

/** Landmarks of which one must be near. */
const NEAR_TO: Partial<Record<Landmark, string>> = {
  'player-edges': 'a player edge',
  'all-edges': 'an edge',
  'setup-edges': 'an edge of the setup area',
  obstacles: 'an obstacle',
  tokens: 'another token',
  ships: 'a ship',
  squadrons: 'a squadron',
}

const bands = (band: number): string => (band === 1 ? 'distance 1' : `distance 1–${band}`)

/** The set-up of a battle: who is first, the objective, and where everything lies. */
export const arranging = {
  initiative: {
    own: 'Your objectives, if you are the second player',
    hidden: (name: string) =>
      `The objectives of ${name} are hidden now. If you are first player, you see all three, and choose one of them.`,
    legend: 'Who is first player?',
    self: 'You are',
    selfText: 'you act first in every round; the objective is one of theirs',
    opponent: (name: string) => `${name} is`,
    opponentText: 'the objective is one of your cards, and at equal points you win',
    /** In a core-set game nobody brings any (R3.7). */
    drawn: {
      selfText: 'you act first in every round; the other player draws two objectives and chooses one',
      opponentText: 'you draw two objectives and choose one, and at equal points you win',
    },
    button: { self: 'Be first player', opponent: 'Be second player' },
  },
  objective: {
    legend: 'Which objective is played?',
    heading: (name: string) => `Objective: ${name}`,
    left: (tokens: number) => `On the table: ${counted(tokens, 'objective token', 'objective tokens')}.`,
    carried: (tokens: number) => `With ships: ${counted(tokens, 'objective token', 'objective tokens')}.`,
    ships: (names: readonly string[]) => `Objective ships: ${listed(names)}.`,
    category: { assault: 'Assault', defense: 'Defense', navigation: 'Navigation' } satisfies Record<
      ObjectiveCategory,
      string
    >,
    tokens: (points: number) => `a victory token is worth ${terms.points(points)}`,
    noTokens: 'no victory tokens',
    button: (name: string) => `Play ${name}`,
  },

  obstacle: {
    legend: 'Which obstacle do you place?',
    next: 'Which one comes next?',
  },
  deploy: {
    legend: 'Which ship or squadron do you deploy?',
    second: 'Which squadron comes second?',
    next: 'Which one comes next?',
    ship: 'a ship: the whole turn',
    squadron: 'a squadron: one of two in this turn',
    squadronSecond: 'the second one of this turn',
    impossible: 'Not now',
    whyNot: {
      'place-overlaps': 'there is no room beside your ships',
      'single-squadron': 'you deploy a single squadron after all your ships',
      'too-far': 'none of your ships is on the table yet',
    } as Record<string, string>,
    forbidden: (cards: readonly string[]) => `${listed(cards)} forbids it`,
    waits: 'not in this turn',
    left: (own: string, enemy: string) => `To be deployed: yours ${own}, theirs ${enemy}.`,
    units: (ships: number, squadrons: number) => {
      const parts = [...(ships > 0 ? [terms.ships(ships)] : []), ...(squadrons > 0 ? [terms.squadrons(squadrons)] : [])]
      return parts.length === 0 ? 'nothing' : listed(parts)
    },
  },

  /** Where something may lie: `beyond distance 1 of every other obstacle`. */
  where: {
    inside: {
      'play-area': 'wholly in the play area',
      'setup-area': 'wholly in the setup area',
      'between-zones': 'wholly between the deployment zones',
      own: 'wholly in your deployment zone',
      enemy: 'wholly in the deployment zone of the other side',
    },
    beyond: (band: number, of: string) => `beyond ${bands(band)} of ${of}`,
    at: (band: number, of: string) => `at ${bands(band)} of ${of}`,
    within: (band: number, of: string) => `wholly within ${bands(band)} of ${of}`,
    itself: 'where it lies now',
    middle: 'in the middle of the play area',
    on: (of: string) => `on ${of}, or touching it`,
    touching: 'against the place where the ship stood',
    clear: (of: string) => `clear of ${of}`,
    landmark: (of: Landmark): string => LANDMARKS[of],
    nearTo: (of: Landmark): string => NEAR_TO[of] ?? LANDMARKS[of],
    one: (names: readonly string[]) => names.join(' or '),
    must: (rules: readonly string[]) => `It must be ${rules.join('; ')}.`,
    or: 'Or else:',
  },

  place: {
    legend: (piece: string) => `Place: ${piece}`,
    proposed: 'The page suggests this place.',
    hint: 'Drag it on the table, or open “By degrees and mm”. On the table, arrow keys move it 5 mm, with Shift 1 mm.',
    turning: 'Comma and full stop turn it.',
    /** For touch screens without keys. */
    hintTouch: 'Tap on the table where it goes, or drag it there; or open “By degrees and mm”.',
    turningTouch: 'Its round handle turns it.',
    x: 'West, mm',
    y: 'South, mm',
    heading: 'Heading, °',
    exact: 'By degrees and mm',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    speed: 'Speed',
    speedNeeded: 'Choose a speed.',
    suggest: 'Suggest a place',
    nearest: 'Nearest place that fits',
    fits: 'It fits here.',
    fault: (rule: string) => `Not here: it must be ${rule}.`,
    faultAt: (rule: string, name: string) => `Not here: it must be ${rule}; ${name} is in the way.`,
    farFrom: (rule: string, name: string) => `Not here: it must be ${rule}; ${name} is too far away.`,
    /** A name follows. */
    gap: (mm: number, name: string) => `${mm} mm to ${name}`,
    gaps: (gaps: readonly string[]) => `${listed(gaps)}.`,
    edge: 'the nearest edge',
    next: (piece: string) => `Go on to ${piece}`,
    placed: 'Already placed',
    takeOff: 'Take back',
    takeOffLong: (piece: string) => `Take back ${piece}`,
  },

  chip: (piece: string, square: string, speed: number | undefined) =>
    speed === undefined ? `${piece} at ${square}` : `${piece} at ${square}, speed ${speed}`,
  line: (p: { piece: string; x: number; y: number; heading: Direction | undefined; speed: number | undefined }) =>
    `${[
      `${p.piece} at ${p.x} mm from the west, ${p.y} mm from the south`,
      ...(p.heading === undefined ? [] : [`heading ${terms.headed(p.heading)}`]),
      ...(p.speed === undefined ? [] : [`speed ${p.speed}`]),
    ].join(', ')}.`,
  seen: 'Everybody sees the place when you send it, but not what you tried before.',
  /** Under the button. */
  fixed: 'cannot be moved later',
  leave: 'Leave it where it lies',
  final: 'You cannot move it later.',
  turnsOver: (opponent: string) => `Then it is the turn of ${opponent}, if they have something left to place.`,
  again: 'Then it is your turn again.',
  incomplete: 'Some of this is in an illegal place.',

  /** On the table. */
  table: {
    setupArea: 'setup area',
    zone: { own: 'your deployment zone', enemy: 'their deployment zone' },
    zoneOf: (side: string) => `deployment zone: ${side}`,
    inert: 'without effect',
    token: (name: string, on: string | undefined) => (on === undefined ? name : `${name} on ${on}`),
    hold: (piece: string) => `Place of ${piece}`,
    turn: (piece: string) => `Turn ${piece}`,
    heading: (heading: Direction) => `heading ${terms.headed(heading)}`,
    at: (x: number, y: number, heading: Direction | undefined) =>
      `${x} mm from the west, ${y} mm from the south${heading === undefined ? '' : `, heading ${terms.headed(heading)}`}`,
  },
}
