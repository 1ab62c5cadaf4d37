import type { HullZone, RangeBand } from '#shared/game/engine/terms'
import { counted, listed, terms } from './terms'

const reach = (range: RangeBand | undefined, mm: number): string =>
  `${range === undefined ? 'beyond long range' : `${terms.ranges[range]} range`} ${mm} mm`

/** One hull zone's way to another unit, as far as it is in its arc and in sight. */
interface WayWords {
  zone: HullZone
  range: RangeBand | undefined
  mm: number
  obstructedBy: readonly string[]
  /** In words; empty where no die reaches. */
  dice: string
}
const way = (p: WayWords, arc: string): string =>
  [
    arc,
    reach(p.range, p.mm),
    p.obstructedBy.length === 0 ? 'clear' : `obstructed by ${listed(p.obstructedBy)}`,
    p.dice === '' ? 'no dice' : p.dice,
  ].join(', ')

type Pair = readonly [number, number]
/** @param hour to which it points, as the reader sits */
const north = (hour: number | undefined): string => (hour === undefined ? 'north' : `north (${terms.hour(hour)})`)

/** The game in words: the position, the command line, and the keys. */
export const wordsView = {
  happened: 'What just happened',
  nothing: 'Nothing has happened yet.',
  brief: 'Everything since my last decision',

  depth: { label: 'How much detail', glance: 'one line a side', normal: 'every unit', full: 'with relations' },
  side: { ours: 'Our side', theirs: 'Their side' },
  ships: 'Ships',
  squadrons: 'Squadrons',
  position: 'The position',
  things: 'Obstacles and tokens',
  none: 'None.',
  lost: (names: readonly string[]) => `Lost: ${names.join(', ')}.`,

  /** Of one's own unit to another. */
  relation: {
    inYour: (p: WayWords) => way(p, `in your ${terms.zones[p.zone]} arc`),
    inNone: (range: RangeBand | undefined, mm: number) => `in none of your arcs, ${reach(range, mm)}`,
    youIn: (p: WayWords) => way(p, `you are in its ${terms.zones[p.zone]} arc`),
    distance: (band: number | undefined, mm: number) =>
      `${band === undefined ? 'beyond distance 5' : `distance ${band}`}, ${mm === 0 ? 'touching' : `${mm} mm`}`,
    engaged: 'engaged',
    youCan: (zones: readonly HullZone[]) =>
      zones.length === 0 ? 'you can attack it' : `you can attack its ${listed(zones.map((zone) => terms.zones[zone]))}`,
    itCan: (zones: readonly HullZone[]) =>
      zones.length === 0 ? 'it can attack you' : `it can attack your ${listed(zones.map((zone) => terms.zones[zone]))}`,
    line: (name: string, parts: readonly string[]) => `${name}: ${parts.join('; ')}.`,
  },

  measure: {
    heading: 'Measure',
    from: 'From',
    to: 'To',
    choose: 'choose a unit',
    result: (from: string, to: string, range: RangeBand | undefined, band: number | undefined, mm: number) =>
      `${from} to ${to}: ${mm === 0 ? 'touching' : `${mm} mm`}, ${
        range === undefined ? 'beyond long range' : `${terms.ranges[range]} range`
      }${band === undefined ? '' : `, distance ${band}`}.`,
  },

  poses: {
    heading: 'Where the course may end',
    text: (n: number, speed: number) => `${counted(n, 'pose', 'poses')} at speed ${speed}, from left to right.`,
    straight: 'same heading',
    turned: (degrees: number) => `${terms.degrees(Math.abs(degrees))} to the ${degrees < 0 ? 'left' : 'right'}`,
    reach: (mm: number) => `${mm} mm away`,
    by: (clicks: readonly number[]) => `joints ${clicks.map((click) => terms.click(click)).join(', ')}`,
    slower: (speed: number, names: readonly string[]) => `would overlap ${listed(names)}: stops at speed ${speed}`,
    lifts: (names: readonly string[]) => `displaces ${listed(names)}`,
    leaves: 'leaves the play area: destroyed',
  },

  line: {
    heading: 'Command line',
    label: 'Type an answer, or help',
    go: 'Enter',
    /** What the page understood; what Send would do follows. */
    chosen: (words: readonly string[], then: string) => `${words.join(', ')}. ${then}`,
    /** Choices that are still open before that. */
    open: (label: string) => `Still open: ${label}.`,
    ready: (label: string) => `Ready: ${label}. Nothing is sent yet.`,
    missing: (what: string) => `Not complete: ${what}`,
    impossible: (words: string, why: string) => `${words} is not possible: ${why}`,
    several: (typed: string, words: readonly string[]) =>
      `“${typed}” may mean: ${words.slice(0, 8).join('; ')}${words.length > 8 ? ` and ${words.length - 8} more` : ''}.`,
    unknown: (typed: string) => `“${typed}” is not an answer to this question. Type help to see the answers.`,
    noQuestion: 'You are not asked anything now. You can type describe, measure, last, clock.',
    undone: 'Taken back.',
    nothingToUndo: 'There is nothing to take back.',
    restarted: 'The draft is empty again.',
    send: 'The Send button has the focus.',
    help: 'These fit the open question:',
    always: (typed: readonly string[]) => `Always: ${typed.join(' · ')}`,
    /** Examples that the player can type now, and their meaning. */
    forms: {
      dial: (ship: string, commands: readonly string[]) =>
        `dial ${ship} ${commands.join(' ')} – dials of ship ${ship}, uppermost first`,
      course: (clicks: readonly number[], side: string) =>
        `course ${clicks.join(' ')} ${side} – clicks of each joint (minus is left), then the side of the tool`,
      pose: (n: number) => `pose ${n} – by its number in the list of poses`,
      place: (squadron: string) => `place ${squadron} 45 – beside the ship, degrees from its bow`,
      swap: (one: string, other: string) => `swap ${one} ${other}`,
      move: (squadron: string, [bearing, mm]: Pair, [x, y]: Pair, hour: number | undefined) =>
        `move ${squadron} ${bearing} ${mm} – bearing in degrees from ${north(hour)}, then mm; or move ${squadron} to ${x} ${y}, mm from the south-west corner`,
      to: (bearing: number, mm: number, hour: number | undefined) =>
        `to ${bearing} ${mm} – bearing in degrees from ${north(hour)}, then mm`,
      /** `heading` of what has one. */
      at: ([x, y]: readonly [number, number], heading: number | undefined) =>
        heading === undefined
          ? `at ${x} ${y} – mm from the west, mm from the south`
          : `at ${x} ${y} ${heading} – mm from the west, mm from the south, then the heading`,
      compass: 'north 5 – moves it so many mm; south, east and west, too',
      heading: (hour: number | undefined) => `heading 90 – degrees from ${north(hour)}`,
    },
  },

  clock: (who: string, until: string) => `${who}: until ${until}.`,
  noClock: 'No clock runs.',

  keys: {
    heading: 'Keys',
    text: 'Single letters work while the table or the words have the focus; they can be switched off in the settings.',
    close: 'Close',
    list: [
      ['Q', 'read the question'],
      ['L', 'what happened last'],
      ['C', 'clocks'],
      ['D', 'describe the unit in focus, or the table'],
      ['M', 'measure from this unit; then any other'],
      ['A', 'arcs'],
      ['R', 'ranges'],
      ['E', 'who is engaged with whom'],
      ['T', 'who can hit whom next'],
      ['G', 'where ships can end their next course'],
      ['B', 'distances around the unit'],
      ['K', 'keep the measured line, or drop it'],
      ['P', 'draw an arrow, a circle, nothing'],
      ['X', 'clear lines and drawings'],
      ['Arrow keys', 'nearest unit in that direction'],
      ['Home, End', 'first and last unit'],
      ['PgUp, PgDn', 'own and enemy units'],
      ['Enter', 'choose'],
      ['Space', 'look at the unit'],
      ['+ − 0', 'zoom in, zoom out, question or whole table'],
      ['U', 'undo'],
      ['Ctrl+Z', 'undo, anywhere'],
      ['Ctrl+Enter', 'last look, then send'],
      ['1 to 4', 'commands, while dials are asked for'],
      ['/', 'command line'],
      ['[ ] , .', 'replay: activation, step'],
      ['?', 'these keys'],
      ['Esc', 'cancel or close the last thing'],
    ],
  },
}
