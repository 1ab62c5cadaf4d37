import type { CommandWay } from '#shared/game/engine/commands'
import { HULL_ZONES, type HullZone, type RangeBand } from '#shared/game/engine/terms'
import type { Direction } from '#shared/play/view/own-edge'
import { sector } from '../place-words'
import { attacking } from './decide-attack'
import { counted, listed, terms } from './terms'

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`)

/** Which side of a ship a bearing from its bow leads to. */
const sideAt = (degrees: number): string => terms.zones[HULL_ZONES[sector(degrees, HULL_ZONES.length)] ?? 'front']

/** An attack from or on the end of a course; `later`: its ship has activated, so that it cannot before the next round. */
export interface ShotWords {
  unit: string
  zone: HullZone
  range: RangeBand
  expected: number
  destroys: number
  later: boolean
}
export interface SquadronsWords {
  n: number
  expected: number
}
const shot = ({ unit, zone, range, expected, destroys, later }: ShotWords): string =>
  `${unit} (${[
    terms.zones[zone],
    terms.ranges[range],
    `avg ${attacking.mean(expected)}`,
    ...(destroys < 0.005 ? [] : [attacking.declare.destroys(destroys)]),
    ...(later ? ['next round'] : []),
  ].join(', ')})`

/** Courses, and places of displaced squadrons. */
export const moving = {
  course: {
    navigate: 'Use Navigate?',
    means: {
      none: 'no',
      dial: 'dial',
      token: 'token',
      both: 'dial and token',
      bonus: 'dial, as if with a token',
    },
    speed: 'Speed',
    speedNow: (speed: number) => `speed ${speed}`,
    bends: 'Bend at each joint',
    joint: (n: number) => `Joint ${n}`,
    jointClick: (n: number, click: number) => `Joint ${n}: ${terms.click(click)}`,
    jointLimit: (n: number, yaw: number) => `Joint ${n}, up to ${yaw}`,
    click: terms.click,
    stays: 'At speed 0 the ship stays where it is.',
    side: 'Side of the tool',
    sideOption: (side: 'left' | 'right') => terms.sides[side],
    sideBlocked: 'the ship would lie over the tool',
    fits: (heading: Direction) => `The ship ends at heading ${terms.headed(heading)}; nothing is in the way.`,
    reduced: (speed: number, ships: string[]) => `Overlaps ${listed(ships)}: moves at speed ${speed} this time.`,
    damageBoth: 'Both ships get a facedown damage card.',
    damage: (mover: string, closest: string) => `${mover} and ${closest} each get a facedown damage card.`,
    tie: (mover: string) => `${mover} and one of the equally close ships each get a facedown damage card.`,
    lifts: (squadrons: string[], opponent: string) =>
      `${listed(squadrons)} ${squadrons.length === 1 ? 'is' : 'are'} displaced; ${opponent} places ${squadrons.length === 1 ? 'it' : 'them'} beside the ship.`,
    leaves: (ship: string) => `${ship} leaves the play area and is destroyed.`,
    unused: 'The Navigate dial is not used and will be lost.',
    idle: 'Navigate changes nothing yet.',
    navigateLine: (means: CommandWay, speed: number, raised: readonly number[]) => {
      const effects = [...(speed === 0 ? [] : [`speed ${signed(speed)}`]), ...terms.raises(raised)]
      const with_ = { dial: 'dial', token: 'token', both: 'dial and token', bonus: 'dial, as if by token, too' }[means]
      return `Navigate by ${with_}: ${effects.length === 0 ? 'no effect' : effects.join(', ')}`
    },
    noNavigate: 'Navigate is not used',
    sentence: (text: string) => `${text}.`,
    courseLine: (ship: string, speed: number, clicks: readonly number[], side: 'left' | 'right') =>
      speed === 0
        ? `${ship} stays at speed 0.`
        : `${ship}, speed ${speed}: ${terms.course(clicks)}; tool on the ${terms.sides[side]}.`,
    seen: 'Everybody sees the course when you send it, but not what you tried before.',
    final: 'The ship moves at once; this cannot be undone.',
    /** What it could hit from there, and what could hit it: by ships, each with its range and damage on average. */
    ends: (hits: readonly ShotWords[], hitBy: readonly ShotWords[], squadrons: SquadronsWords | undefined) => {
      const others = [
        ...hitBy.map(shot),
        ...(squadrons
          ? [`${counted(squadrons.n, 'squadron', 'squadrons')} (avg ${attacking.mean(squadrons.expected)} together)`]
          : []),
      ]
      return `From there it could hit ${hits.length === 0 ? 'no enemy ship' : listed(hits.map(shot))}; ${others.length === 0 ? 'nobody could hit it' : `it could be hit by ${listed(others)}`}.`
    },
    /** Under the button. */
    goes: (course: string) => `${course}; cannot be undone`,
    chip: (speed: number, clicks: readonly number[]) => (speed === 0 ? 'speed 0' : terms.course(clicks)),
    setDefault: 'Straight ahead',
  },

  places: {
    legend: (ship: string) => `Places beside ${ship}`,
    text: (touching: number, total: number) =>
      touching === total
        ? `Each must touch the ship.`
        : `${touching} of ${total} must touch the ship; each of the others must touch one of those.`,
    bearing: (squadron: string) => `${squadron}: angle around the ship`,
    at: (degrees: number) => `${degrees}° from the bow, ${sideAt(degrees)}`,
    atShort: (degrees: number) => `${degrees}°, ${sideAt(degrees)}`,
    suggested: 'Suggested places',
    swap: (a: string) => `Swap with ${a}`,
    swapLong: (a: string, b: string) => `Swap with ${a}: ${b}`,
    fault: {
      'place-outside': 'not wholly inside the play area',
      'place-overlaps': 'over another piece',
      'place-not-touching': 'does not touch the ship',
      'too-few-touching': 'more squadrons must touch the ship',
    } as Record<string, string>,
    legal: 'fits',
    line: (squadron: string, degrees: number) => `${squadron} at ${degrees}° from the bow.`,
    seen: 'Everybody sees the places when you send them.',
    next: 'Then the ship finishes its move.',
    stays: 'cannot be undone',
    chip: (n: number) => `${terms.squadrons(n)} placed`,
  },

  closest: {
    legend: 'Which ship counts as the closest?',
    button: (ship: string) => `Choose ${ship}`,
  },
}
