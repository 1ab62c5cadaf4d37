import { isShipCard, shipCard } from '#shared/game/cards/catalog/ships'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import type { EventOf, RolledDie } from '#shared/game/engine/event'
import { effectAt, PRINTED_EFFECTS } from '#shared/game/engine/influence'
import { type DefenseKind, DIE_COLORS, type Dice, type GameState, type UnitId } from '#shared/game/engine/state'
import { keywordsOf } from './cards-in-play'
import { changed } from './influences'

/** What the dice of an attack are and come to, from printed values and what cards say, apart from the rules of play. */

type Declared = EventOf<'attackDeclared'>

const HITS = { hit: 1, 'double-hit': 2, critical: 0, 'hit-critical': 1, accuracy: 0, blank: 0 } as const
const CRITICALS = { hit: 0, 'double-hit': 0, critical: 1, 'hit-critical': 1, accuracy: 0, blank: 0 } as const
const REACH = { long: ['red'], medium: ['red', 'blue'], close: DIE_COLORS } as const

const againstOf = ({ defendingZone }: Declared) => (defendingZone ? ('ship' as const) : ('squadron' as const))

/** `card`: of a squadron, which may be gone; `by`: the ship that commands it. */
export function armamentOf(
  attack: Declared & { by: UnitId | undefined },
  card: string | undefined,
  before: GameState,
): Dice {
  const { attacker, zone, defendingZone, manner, by } = attack
  const byKeyword = manner && (keywordsOf(before, attacker)[manner] ?? 0)
  const about = {
    against: againstOf(attack),
    by,
    ...(zone && defendingZone && { zone }),
    ...(byKeyword !== undefined && { byKeyword }),
  }
  const printed = byKeyword === undefined ? printedDice(attack, card, before) : { red: 0, blue: byKeyword, black: 0 }
  return changed(before, 'armament', attacker, about, printed)
}

function printedDice(
  { attacker, zone, defendingZone }: Declared,
  card: string | undefined,
  { ships }: GameState,
): Dice {
  if (card !== undefined && !isShipCard(card)) return squadronCard(card)[defendingZone ? 'battery' : 'antiSquadron']
  const { armament, antiSquadron } = shipCard(ships[attacker]?.card ?? '')
  return zone && defendingZone ? armament[zone] : antiSquadron
}

/** Those whose color reaches so far (R6.10). */
export function reaching(dice: Dice, attack: Declared, before: GameState): Dice {
  const { attacker, zone, defendingZone, range } = attack
  const about = { against: againstOf(attack), range, ...(zone && { zone }), ...(defendingZone && { defendingZone }) }
  const colors = changed(before, 'reach', attacker, about, REACH[range])
  const of = (color: keyof Dice) => (colors.includes(color) ? dice[color] : 0)
  return { red: of('red'), blue: of('blue'), black: of('black') }
}

/** Criticals count between ships, and for bombers against ships (R6.30, R11.25). */
export function iconsOf(pool: readonly RolledDie[], attack: Declared, before: GameState): number {
  const { attacker, zone, defendingZone, manner } = attack
  const counts =
    defendingZone !== undefined && (zone !== undefined || keywordsOf(before, attacker).bomber !== undefined)
  const printed = { critical: counts ? 1 : 0, accuracy: 0 }
  const about = { against: againstOf(attack), ...(zone && { zone }), ...(manner && { manner }) }
  return pool.reduce((sum, { color, face }) => {
    const { critical, accuracy } = changed(before, 'iconDamage', attacker, { ...about, color }, printed)
    return sum + HITS[face] + CRITICALS[face] * critical + (face === 'accuracy' ? accuracy : 0)
  }, 0)
}

/** Brace halves, rounded up (R8.10); then what cards take off. `spent`: the defense tokens. */
export function damageOf(icons: number, spent: readonly DefenseKind[], attack: Declared, before: GameState): number {
  const { attacker, defender, defendingZone, range } = attack
  const braced = spent.some((kind) => {
    const printed = effectAt(PRINTED_EFFECTS[kind], range)
    return changed(before, 'tokenEffect', defender, { kind, range }, printed) === 'halve-damage'
  })
  const most = changed(before, 'braceSaves', attacker, { defender, spent }, Number.POSITIVE_INFINITY)
  const points = icons - (braced ? Math.min(Math.floor(icons / 2), most) : 0)
  const about = { points, attacker, ...(defendingZone && { zone: defendingZone }) }
  return changed(before, 'attackDamage', defender, about, points)
}
