import type { GameOptions, PresetId } from '#shared/fleet/game-presets'
import type { DefenseKind, Faction, HullZone } from '#shared/game/engine/terms'
import type { SizeClass } from '#shared/game/geometry/base'
import { counted, terms } from './terms'

const SIZES: Record<SizeClass, string> = { small: 'small', medium: 'medium', large: 'large' }
const OF_SIDE: Record<Faction, string> = { rebel: 'Rebel', imperial: 'Imperial' }
const MODELS = 'Cards and models of one core set only; you two divide the neutral upgrades between you.'

const TABLES: Record<GameOptions['table'], string> = {
  '3x6': 'A table of 6 by 3 feet with six obstacles.',
  '3x3': 'A table of 3 by 3 feet with six obstacles.',
}
const CORE_TABLES: Record<GameOptions['table'], string> = {
  '3x6': 'A table of 6 by 3 feet with four obstacles.',
  '3x3': 'A table of 3 by 3 feet with four obstacles.',
}
const ROUNDS: Record<GameOptions['rounds'], string> = {
  six: 'Six rounds with an objective; the player with more points wins.',
  unlimited: 'No last round and no objective; the initiative changes sides after each round.',
}
const DECKS: Record<GameOptions['decks'], string> = {
  shared: 'Both draw from one damage deck.',
  own: 'Each side has its own damage deck.',
}
const ELIMINATION: Record<GameOptions['elimination'], string> = {
  'at-once': 'A player who has no ship left loses at once.',
  'end-of-round': 'A player who has no ship left at the end of a round loses.',
  'end-of-round-without-flotillas': 'A player who has only flotillas left at the end of a round loses.',
}

/** `ships`, `squadrons`: how many of each. */
interface FleetSums {
  points: number
  ships: number
  squadrons: number
}
const ships = (n: number) => terms.ships(n)
const squadrons = (n: number) => terms.squadrons(n)
const told = ({ points, ships: s, squadrons: q }: FleetSums) => `${terms.points(points)}, ${ships(s)}, ${squadrons(q)}`
const faults = (n: number) => counted(n, 'fault', 'faults')

/** The pages for fleets and for the options of a battle. */
export const fleets = {
  told,
  faults,
  name: 'Name',
  of: (side: Faction) => `${OF_SIDE[side]} fleet`,
  /** By its place in the list, in front of a sentence. */
  ofShip: (place: number, name: string) => `Ship ${place}, ${name}:`,

  list: {
    empty: 'No fleet yet',
    emptyText: 'Build one card by card, or paste the list of another builder.',
    sentence: (n: number) => `You have ${counted(n, 'fleet', 'fleets')}.`,
    none: 'You have no fleet yet: build one, or paste a list.',
    build: 'Build a new fleet',
    paste: 'Paste a list',
    full: (most: number) => `You cannot have more: the limit is ${most}. Delete one to make room.`,
    /** While its cards are loading. */
    pending: (s: number, q: number) => `${ships(s)}, ${squadrons(q)}`,
    legal: (limit: number, tournament: boolean) =>
      `Legal at ${terms.points(limit)}${tournament ? ', in tournaments, too' : ''}.`,
    illegal: (n: number, limit: number) => `${faults(n)} at ${terms.points(limit)}.`,
    changed: 'changed',
    copy: 'Copy',
    copyOf: (name: string) => `Copy ${name}`,
    copied: (name: string) => `${name} is copied.`,
    /** What a copy is called. */
    copyName: (name: string) => `${name.slice(0, 53).replace(/[\ud800-\udbff]$/, '')} (copy)`,
    remove: 'Delete',
    removeSure: 'Delete for good',
    removed: (name: string) => `${name} is deleted.`,
  },

  options: {
    presets: {
      'core-set': 'Core set',
      'casual-300': '300 points',
      'casual-400': '400 points',
      'tournament-180': 'Tournament, 180 points',
      tournament: 'Tournament, 400 points',
      'unlimited-rounds': 'Unlimited rounds, 400 points',
    } satisfies Record<PresetId, string>,
    custom: 'Something else',
    customText: 'You set each of these yourself.',
    limit: 'Fleet points',
    limitText: (least: number, most: number) => `${least} to ${most}; squadrons may take a third of it, rounded up.`,
    table: 'Table',
    tables: { '3x6': '6 by 3 feet', '3x3': '3 by 3 feet' } satisfies Record<GameOptions['table'], string>,
    rounds: 'Rounds',
    roundsOf: { six: 'six', unlimited: 'unlimited' } satisfies Record<GameOptions['rounds'], string>,
    decks: 'Damage deck',
    decksOf: { shared: 'one for both', own: 'one each' } satisfies Record<GameOptions['decks'], string>,
    elimination: 'A side without ships has lost',
    eliminationOf: {
      'at-once': 'at once',
      'end-of-round': 'at the end of the round',
      'end-of-round-without-flotillas': 'at the end of the round, flotillas do not count',
    } satisfies Record<GameOptions['elimination'], string>,
    flotillas: 'At most two flotillas',
    coreSet: 'Core set only',
    /** The options of a game, a sentence for each. */
    meaning: (options: GameOptions): string[] => [
      `Fleets of up to ${terms.points(options.limit)}, a third of them for squadrons.`,
      ...(options.coreSet ? [MODELS] : []),
      (options.coreSet ? CORE_TABLES : TABLES)[options.table],
      ROUNDS[options.rounds],
      DECKS[options.decks],
      ELIMINATION[options.elimination],
      ...(options.flotillas === undefined
        ? []
        : [`At most ${counted(options.flotillas, 'flotilla', 'flotillas')} in a fleet.`]),
    ],
    heading: 'Agreed options',
  },

  builder: {
    legal: (sums: FleetSums & { limit: number }) =>
      `Legal: ${sums.points} of ${terms.points(sums.limit)}, ${ships(sums.ships)}, ${squadrons(sums.squadrons)}.`,
    illegal: (n: number) => `${faults(n)} to correct first.`,
    all: 'All fleets',
    judgedFor: 'Checked for',
    customLimit: 'Another limit',
    points: (points: number, limit: number) => `${points} of ${terms.points(limit)}`,
    squadronPoints: (points: number, most: number) => `squadrons ${points} of ${most}`,
    faults: 'Faults',
    noFaults: 'No faults.',
    ships: 'Ships',
    ship: (place: number, name: string) => `${place}. ${name}`,
    noShips: 'No ships yet.',
    addShip: 'Add a ship',
    removeShip: 'Take the ship out',
    removeShipOf: (name: string) => `Take the ship out: ${name}`,
    card: 'Printed values',
    slots: 'Upgrades',
    chooseFor: (slot: string, name: string) => `Choose: ${slot}, ${name}`,
    sharedWith: (card: string) => `taken by ${card}, too`,
    noPlace: 'Without a place',
    take: 'Take out',
    takeOut: (card: string, name: string) => `Take out: ${card}, ${name}`,
    squadrons: 'Squadrons',
    noSquadrons: 'No squadrons yet.',
    addSquadron: 'Add squadrons',
    more: (name: string) => `One more: ${name}`,
    fewer: (name: string) => `One less: ${name}`,
    objectives: 'Objectives',
    noObjective: 'none yet',
    objectivesUnused: 'A game with these options has no objectives.',
    save: 'Save',
    saved: 'Saved.',
    unsaved: 'Not saved yet',
    discard: 'Discard the changes',
    discardSure: 'Press again to discard',
    kept: 'Your changes from last time are here; they are not saved yet.',
    undo: 'Undo',
    undone: 'The last change is taken back.',
    copyShip: (name: string) => `Copy the ship: ${name}`,
    copied: (name: string) => `${name} is there once more, without what there is only one of.`,
    /** Behind the name of a card, for screen readers. */
    about: 'what the card says',
    sums: { ships: (n: number) => `ships and upgrades ${n}` },
    since: (n: number) => `Since version ${n}`,
    sinceSaved: 'Since it was saved',
    noChanges: 'Nothing has changed.',
    added: (card: string, count: number) => `${card}${count > 1 ? ` × ${count}` : ''} added`,
    gone: (card: string, count: number) => `${card}${count > 1 ? ` × ${count}` : ''} taken out`,
    share: 'Print and share',
    picture: 'Share as a picture',
    print: 'Print',
  },

  picker: {
    catalogue: 'Cards',
    sort: 'Order',
    sorts: { name: 'by name', points: 'by points' },
    affordable: 'Only what the points allow',
    dimmed: (left: number) => `Dimmed: more than the ${terms.points(left)} left.`,
    dear: 'More points than are left.',
    filter: 'Search by name or effect',
    close: 'Close the list',
    found: (n: number) => counted(n, 'card', 'cards'),
    none: 'No card fits.',
    points: (n: number) => terms.points(n),
    take: (name: string, points: number | undefined) =>
      points === undefined ? `Take ${name}` : `Take ${name}, ${terms.points(points)}`,
    taken: (name: string) => `${name} is in.`,
    out: (name: string) => `${name} is out.`,
  },

  card: {
    size: (size: SizeClass, flotilla: boolean) => (flotilla ? `${SIZES[size]} flotilla` : `${SIZES[size]} ship`),
    values: (command: number, squadron: number, engineering: number) =>
      `command ${command}, squadron ${squadron}, engineering ${engineering}`,
    hull: (n: number) => `hull ${n}`,
    speed: (n: number) => `speed ${n}`,
    shields: (n: number) => counted(n, 'shield', 'shields'),
    zones: { front: 'front', left: 'left', right: 'right', rear: 'rear' } satisfies Record<HullZone, string>,
    antiSquadron: 'against squadrons',
    battery: 'against ships',
    noDice: 'none',
    defense: 'Defense tokens',
    tokens: (kinds: readonly DefenseKind[]) =>
      kinds.length === 0 ? 'none' : kinds.map((kind) => terms.defense[kind]).join(', '),
    chart: 'Speeds',
    /** The yaw of each joint at a speed. */
    yaw: (speed: number, joints: readonly number[]) => `${speed}: ${joints.join(' ')}`,
    chartHint: 'Behind each speed: the yaw of each joint.',
    bar: 'Upgrade bar',
    unique: 'unique',
    modification: 'modification',
    onlyFor: (side: Faction) => `${OF_SIDE[side]} only`,
    victoryTokens: (points: number) => `Each victory token is worth ${terms.points(points)}.`,
  },

  versions: {
    heading: 'Versions',
    version: (n: number) => `Version ${n}`,
    present: 'as it is now',
    restore: 'Restore',
    restoreOf: (n: number) => `Restore version ${n}`,
    restored: (n: number) => `The fleet is version ${n} again.`,
    saveFirst: 'Save or discard your changes before you restore an older version.',
  },

  conflict: {
    heading: 'This fleet was changed elsewhere in the meantime.',
    text: 'If you keep yours, the other one stays in the list of versions. If you take the other one, you lose what you changed since your last save.',
    onlyMine: 'Only in yours',
    onlyTheirs: 'Only in the other',
    same: 'The cards are the same.',
    keepMine: 'Keep mine',
    takeTheirs: 'Take the other',
    gone: 'This fleet was deleted elsewhere. Your changes are still here; save them as a new fleet.',
    saveAsNew: 'Save as a new fleet',
  },

  exporting: {
    heading: 'As text',
    format: 'Format',
    text: 'The fleet as text',
    copy: 'Copy the text',
    copied: 'Copied.',
    saveFirst: 'This is the fleet as shown here, saved or not.',
  },

  importing: {
    sentence: 'Paste a fleet list; you can check it before you save it.',
    label: 'Fleet list',
    hint: 'As your builder exports it, or as somebody posted it. The service knows ten formats.',
    read: 'Read it',
    format: (format: string) => `Read as: ${format}.`,
    untitled: (side: Faction) => `${OF_SIDE[side]} fleet, pasted`,
    cards: 'What was read',
    open: (n: number) => `${counted(n, 'name', 'names')} to decide`,
    warnings: 'What does not match',
    line: (n: number) => `Line ${n}:`,
    choice: (text: string) => `“${text}” is`,
    leaveOut: 'leave it out',
    squadron: 'squadron',
    carrier: (text: string) => `“${text}” is on`,
    noShip: 'no ship',
    keepAsWritten: 'keep the name as it is',
    skipped: (n: number) => `${counted(n, 'line', 'lines')} without a card`,
    judged: (limit: number) => `At ${terms.points(limit)}`,
    legal: 'Legal.',
    save: 'Save the fleet',
    back: 'Change the text',
  },

  newGame: {
    sentence: 'What do you want to play: the learning scenario, or a battle with fleets?',
    kind: 'Game',
    learning: 'Learning scenario',
    battle: 'Battle with fleets',
    battleText: 'Each of you brings a fleet in secret; the game begins when both fleets are there.',
    size: 'Which battle?',
  },

  invitation: {
    sentence: (from: string, battle: string, time: string) => `${from} invites you: ${battle}, ${time} for each turn.`,
    /** In the sentence above; `name`: of the preset. */
    battle: (limit: number, name: string | undefined) =>
      name === undefined ? `a battle of ${terms.points(limit)}` : `a battle (${name})`,
    text: 'Accept first, then bring a fleet; nobody sees it until both fleets are there.',
    accept: 'Accept',
  },

  lobby: {
    bring: (limit: number) => `Bring your fleet: up to ${terms.points(limit)}.`,
    waiting: (opponent: string) => `Waiting for ${opponent} to bring a fleet.`,
    ready: 'Your fleet is there; nobody has accepted your invitation yet.',
    seats: 'Who has brought a fleet',
    brought: (name: string) => `${name} has brought a fleet.`,
    missing: (name: string) => `${name} has not brought a fleet yet.`,
    free: 'The other seat is still free.',
    secret: 'Nobody sees your fleet until both fleets are there.',
    yours: 'Your fleet',
    replace: 'Bring another in its place',
    replaceText: 'Until both fleets are there you may bring another.',
    mine: 'Your fleets that are legal here',
    noneLegal: 'None of your fleets is legal here.',
    illegal: 'Not legal here',
    pick: (name: string) => `Bring it: ${name}`,
    brings: 'Bring it',
    mend: 'Correct it',
    noFleets: 'You have no fleet yet.',
    build: 'Build one',
    paste: 'Paste a list',
    sent: 'Your fleet is there.',
    refused: 'This fleet cannot be played here:',
  },
}
