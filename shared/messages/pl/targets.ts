import type { RefusalCode } from '#shared/game/engine/decision'
import type { Dice, HullZone, RangeBand } from '#shared/game/engine/terms'
import type { targets as english } from '#shared/messages/en/targets'
import { counted, form, INTO_ZONE, listed, NOUNS, OF_ZONE } from './grammar'
import { terms } from './terms'

type TargetFacts = Parameters<(typeof english)['facts']>[0]

const clear = (obstructedBy: readonly string[]): string =>
  obstructedBy.length === 0 ? 'czysto' : `utrudnienie: ${listed(obstructedBy)}`
const ranged = (range: RangeBand | undefined): string =>
  range === undefined ? 'poza dalekim zasięgiem' : `zasięg ${terms.ranges[range]}`
const zoned = (name: string, zone: HullZone | undefined): string =>
  zone === undefined ? name : `${name}, ${terms.zones[zone]}`
const through = (zones: readonly HullZone[]): string =>
  `przez ${zones.length > 1 ? 'strefy' : 'strefę'}: ${listed(zones.map((zone) => terms.zones[zone]))}`
const gathered = (dice: Dice): string => terms.dice(dice) || 'brak kości'

/** Attacks on the drawn table: targets, the current attack, zones that answer a question. */
export const targets = {
  /** Names of the groups in which one chooses. */
  groups: { targets: 'Cele ataku', zones: 'Strefy kadłuba', repairs: 'Naprawy', from: 'Atak ze strefy' },
  zoned,
  fromZone: (zone: HullZone) => `${terms.zones[zone]} strefa kadłuba`,
  /** `przednia → Victory II „A”, tylna` */
  attack: (zone: HullZone | undefined, target: string, targetZone: HullZone | undefined) =>
    `${zone === undefined ? '' : `${terms.zones[zone]} `}→ ${zoned(target, targetZone)}`,
  /** `Nebulon-B „C”, przednia → Victory II „A”, tylna` */
  between: (attacker: string, zone: HullZone | undefined, target: string, targetZone: HullZone | undefined) =>
    `${zoned(attacker, zone)} → ${zoned(target, targetZone)}`,
  /** `zasięg daleki, 262 mm, czysto; 3 czerwone kości` */
  facts: ({ range, mm, obstructedBy }: TargetFacts, dice: Dice, removed: number) =>
    `${range === undefined ? '' : `${ranged(range)}, `}${mm} mm, ${clear(obstructedBy)}; ${gathered(dice)}${removed > 0 ? `, z tego usunięte: ${removed}` : ''}`,
  /** Of the current attack; the range of a squadron's attack does not matter. */
  declared: (range: RangeBand | undefined, obstructedBy: readonly string[]) =>
    range === undefined ? clear(obstructedBy) : `${ranged(range)}, ${clear(obstructedBy)}`,
  /** Beside the measured line. */
  mm: (mm: number) => `${mm} mm`,
  measured: (range: RangeBand, mm: number) => `${terms.ranges[range]} · ${mm} mm`,
  /** The name of a target with the focus. */
  legal: (zone: HullZone | undefined, target: string, targetZone: HullZone | undefined, facts: string) =>
    `${zoned(target, targetZone)}${zone === undefined ? '' : `, ze strefy ${OF_ZONE[zone]}`}: ${facts}`,
  illegal: (zone: HullZone | undefined, target: string, targetZone: HullZone | undefined, why: string) =>
    `${zoned(target, targetZone)}${zone === undefined ? '' : `, nie ze strefy ${OF_ZONE[zone]}`}: ${why}`,
  why: (
    code: RefusalCode,
    facts: { range: RangeBand | undefined; mm: number; through: readonly HullZone[]; cards: readonly string[] },
  ): string => {
    switch (code) {
      case 'zone-has-attacked':
        return 'ta strefa kadłuba już atakowała'
      case 'out-of-arc':
        return 'poza polem rażenia'
      case 'out-of-range':
        return `za daleko: ${ranged(facts.range)}, ${facts.mm} mm`
      case 'no-dice':
        return `brak kości: ${ranged(facts.range)}, ${facts.mm} mm`
      case 'on-target':
        return 'atakujący na niej leży'
      case 'range-through-zone':
        return `zasięg biegnie ${through(facts.through)}`
      case 'line-through-zone':
        return `linia pola widzenia biegnie ${through(facts.through)}`
      case 'engaged':
        return 'jest w starciu i musi atakować eskadry'
      case 'escorted':
        return 'najpierw trzeba zaatakować eskadrę z Eskortą, która jest w starciu'
      case 'forbidden-by-card':
        return facts.cards.length > 0 ? `zabrania karta: ${listed(facts.cards)}` : 'zabrania tego karta'
      default:
        return 'teraz niemożliwe'
    }
  },
  recover: (zone: HullZone, cost: number) =>
    `Odzyskaj osłonę strefy ${OF_ZONE[zone]}, ${terms.engineeringPoints(cost)}`,
  move: (from: HullZone, to: HullZone, cost: number) =>
    `Przenieś osłonę ze strefy ${OF_ZONE[from]} do ${OF_ZONE[to]}, ${terms.engineeringPoints(cost)}`,
  /** After a tap on the zone that gives a shield. */
  moveFrom: (zone: HullZone) => `Przenosisz osłonę ze strefy ${OF_ZONE[zone]}: dotknij, dokąd.`,
  tap: {
    targets: 'Dotknij podświetlonej strefy lub eskadry; wyblakła powie, dlaczego nie.',
    zones: 'Dotknij strefy kadłuba.',
  },
  tapMove: 'Dotknij strefy, potem drugiej, by przenieść osłonę; + odzyskuje.',
  redirected: (zone: HullZone, points: number | undefined) =>
    points === undefined ? `przekierowanie w strefę ${INTO_ZONE[zone]}` : `${points} w strefę ${INTO_ZONE[zone]}`,
  total: (points: number) => counted(points, ...NOUNS.damage),
  totalWord: (points: number) => form(points, NOUNS.damage),
} satisfies typeof english
