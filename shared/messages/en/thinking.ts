import type { HullZone, RangeBand } from '#shared/game/engine/terms'
import { attacking } from './decide-attack'
import { terms } from './terms'

/** An attack that may come: whose, at what, with what. */
export interface ThreatWords {
  attacker: string
  zone: HullZone | undefined
  target: string
  targetZone: HullZone | undefined
  range: RangeBand | undefined
  /** In words. */
  dice: string
  expected: number
  moves: 'commanded' | 'rogue' | undefined
  later: boolean
}

const zoned = (name: string, zone: HullZone | undefined): string =>
  zone === undefined ? name : `${name}, ${terms.zones[zone]}`

const side = (name: string | undefined, zone: HullZone | undefined): string =>
  [name ?? '', zone === undefined ? '' : terms.zones[zone]].filter((text) => text !== '').join(', ')

/** What the table shows to players who think ahead. */
export const thinking = {
  threat: {
    hatched: 'Hatched: what enemy ships hit in their next activation.',
    dashed: 'Dashed: where their squadrons do, after a move.',
    number: 'Number: attacks that could hit the unit. Tap one for more.',
    at: (name: string) => `Can hit ${name} next`,
    from: (name: string) => `${name} can hit next`,
    safe: (name: string) => `Nobody can hit ${name} in their next activation.`,
    harmless: (name: string) => `${name} can hit nobody in its next activation.`,
    /** `attacker`, or `target`: absent where all of them are the same unit. */
    arrow: (p: Partial<Pick<ThreatWords, 'attacker' | 'target'>> & Pick<ThreatWords, 'zone' | 'targetZone'>) =>
      [side(p.attacker, p.zone), side(p.target, p.targetZone)].filter((text) => text !== '').join(' → '),
    moves: { commanded: 'after a move, if commanded', rogue: 'after a move' },
    later: 'next round',
    more: (n: number) => `and ${n} more`,
    average: (damage: number) => attacking.mean(damage),
    heading: 'Who can hit us next',
    text: 'By what stands where now, and the dice as they are; squadrons after a move of theirs, too.',
    none: 'Nobody.',
    line: (p: ThreatWords) =>
      [
        zoned(p.attacker, p.zone),
        ...(p.targetZone === undefined ? [] : [`at the ${terms.zones[p.targetZone]}`]),
        ...(p.range === undefined ? [] : [`${terms.ranges[p.range]} range`]),
        p.dice,
        `${attacking.mean(p.expected)} on average`,
        ...(p.moves === undefined ? [] : [thinking.threat.moves[p.moves]]),
        ...(p.later ? [thinking.threat.later] : []),
      ].join(', '),
  },
  reach: 'Dotted: what a ship may cover where its next course ends, by its speed now; a squadron that is chosen, too.',
  distances: 'Distances 1 to 5 of the unit that is chosen, from its base. With a name: how far that card acts.',
  chooseUnit: 'How far cards act that name a distance. Choose a unit for distances 1 to 5 around it.',
  sketch: {
    how: 'Pull to draw. By keys: arrows, Enter to begin and to end, Backspace takes back, Escape stops.',
    pen: { arrow: 'Draw an arrow', circle: 'Draw a circle' },
    at: (x: number, y: number, begun: boolean) =>
      `${x} mm from the west, ${y} mm from the south${begun ? ', begun' : ''}`,
  },
}
