import type { RefusalCode } from '#shared/game/engine/decision'
import type { Dice, HullZone, RangeBand } from '#shared/game/engine/terms'
import { listed, terms } from './terms'

interface TargetFacts {
  range: RangeBand | undefined
  mm: number
  /** Names of what lies in the line of sight. */
  obstructedBy: readonly string[]
}

const clear = (obstructedBy: readonly string[]): string =>
  obstructedBy.length === 0 ? 'clear' : `obstructed by ${listed(obstructedBy)}`
const ranged = (range: RangeBand | undefined): string =>
  range === undefined ? 'beyond long range' : `${terms.ranges[range]} range`
const zoned = (name: string, zone: HullZone | undefined): string =>
  zone === undefined ? name : `${name}, ${terms.zones[zone]}`
const through = (zones: readonly HullZone[]): string => listed(zones.map((zone) => terms.zones[zone]))
const gathered = (dice: Dice): string => terms.dice(dice) || 'no dice'

/** Attacks on the drawn table: targets, the current attack, zones that answer a question. */
export const targets = {
  /** Names of the groups in which one chooses. */
  groups: { targets: 'Targets', zones: 'Hull zones', repairs: 'Repairs', from: 'Attack from' },
  zoned,
  fromZone: (zone: HullZone) => `${terms.zones[zone]} hull zone`,
  /** `front → Victory II "A", rear` */
  attack: (zone: HullZone | undefined, target: string, targetZone: HullZone | undefined) =>
    `${zone === undefined ? '' : `${terms.zones[zone]} `}→ ${zoned(target, targetZone)}`,
  /** `Nebulon-B "C", front → Victory II "A", rear` */
  between: (attacker: string, zone: HullZone | undefined, target: string, targetZone: HullZone | undefined) =>
    `${zoned(attacker, zone)} → ${zoned(target, targetZone)}`,
  /** `long range, 262 mm, clear; 3 red dice` */
  facts: ({ range, mm, obstructedBy }: TargetFacts, dice: Dice, removed: number) =>
    `${range === undefined ? '' : `${ranged(range)}, `}${mm} mm, ${clear(obstructedBy)}; ${gathered(dice)}${removed > 0 ? `, ${removed} of them removed` : ''}`,
  /** Of the current attack; the range of a squadron's attack does not matter. */
  declared: (range: RangeBand | undefined, obstructedBy: readonly string[]) =>
    range === undefined ? clear(obstructedBy) : `${ranged(range)}, ${clear(obstructedBy)}`,
  /** Beside the measured line. */
  mm: (mm: number) => `${mm} mm`,
  measured: (range: RangeBand, mm: number) => `${terms.ranges[range]} · ${mm} mm`,
  /** The name of a target with the focus. */
  legal: (zone: HullZone | undefined, target: string, targetZone: HullZone | undefined, facts: string) =>
    `${zoned(target, targetZone)}${zone === undefined ? '' : `, from the ${terms.zones[zone]}`}: ${facts}`,
  illegal: (zone: HullZone | undefined, target: string, targetZone: HullZone | undefined, why: string) =>
    `${zoned(target, targetZone)}${zone === undefined ? '' : `, not from the ${terms.zones[zone]}`}: ${why}`,
  why: (
    code: RefusalCode,
    facts: { range: RangeBand | undefined; mm: number; through: readonly HullZone[]; cards: readonly string[] },
  ): string => {
    switch (code) {
      case 'zone-has-attacked':
        return 'this hull zone has attacked already'
      case 'out-of-arc':
        return 'outside the firing arc'
      case 'out-of-range':
        return `too far away: ${ranged(facts.range)}, ${facts.mm} mm`
      case 'no-dice':
        return `no dice at ${ranged(facts.range)}, ${facts.mm} mm`
      case 'on-target':
        return 'the attacker lies on it'
      case 'range-through-zone':
        return `the range runs through its ${through(facts.through)}`
      case 'line-through-zone':
        return `the line of sight runs through its ${through(facts.through)}`
      case 'engaged':
        return 'it is engaged and must attack squadrons'
      case 'escorted':
        return 'an engaged squadron with Escort must be attacked first'
      case 'forbidden-by-card':
        return facts.cards.length > 0 ? `forbidden by ${listed(facts.cards)}` : 'forbidden by a card'
      default:
        return 'not possible now'
    }
  },
  recover: (zone: HullZone, cost: number) =>
    `Recover a shield in the ${terms.zones[zone]}, ${terms.engineeringPoints(cost)}`,
  move: (from: HullZone, to: HullZone, cost: number) =>
    `Move a shield from the ${terms.zones[from]} to the ${terms.zones[to]}, ${terms.engineeringPoints(cost)}`,
  /** After a tap on the zone that gives a shield. */
  moveFrom: (zone: HullZone) => `Move a shield from the ${terms.zones[zone]}: tap where to.`,
  tap: { targets: 'Tap a lit hull zone or squadron; a faint one shows why not.', zones: 'Tap a hull zone.' },
  tapMove: 'Tap a zone, then another, to move a shield; + recovers one.',
  redirected: (zone: HullZone, points: number | undefined) =>
    points === undefined ? `redirect to the ${terms.zones[zone]}` : `${points} to the ${terms.zones[zone]}`,
  total: (points: number) => `${points} damage`,
  /** Under the number. */
  totalWord: (_points: number) => 'damage',
}
