import { basePlace } from '#shared/game/cards/catalog/models'
import { shipCard } from '#shared/game/cards/catalog/ships'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import type { EventOf } from '#shared/game/engine/event'
import type { ValueName } from '#shared/game/engine/influence'
import {
  DIE_COLORS,
  type Dice,
  type DieColor,
  type Game,
  type HullZone,
  type Keywords,
  type UnitId,
} from '#shared/game/engine/state'
import { gapBetweenSquadrons, gapToSquadron } from '#shared/game/geometry/base'
import { endsWithin, mm } from '#shared/game/geometry/grid'
import { isAtDistanceOne } from '#shared/game/geometry/squadron-engagement'

/** What cards change of printed values, as the cards say it: audits look it up here, apart from the engine's own rules. */

/** A card on a unit, or one of the table, that was not discarded. */
export const hasCard = (g: Game, unit: UnitId, card: string): boolean =>
  Object.values(g.cards).some((each) => each.on === unit && each.card === card && !each.discarded)

const isObjectiveShip = (g: Game, ship: UnitId): boolean => g.objectiveShips?.includes(ship) === true

/** Whether the hull zones of a ship may attack again in one activation. */
export const attacksAgain = (g: Game, ship: UnitId): boolean =>
  hasCard(g, ship, 'gunnery-team') || (g.objective === 'advanced-gunnery' && isObjectiveShip(g, ship))

type Declared = EventOf<'attackDeclared'>
type Shot = Pick<Declared, 'zone' | 'defender' | 'defendingZone'>

/** Whether one hull zone may not attack this one in an activation after it has attacked that one. */
export function mayNotRepeat(g: Game, ship: UnitId, earlier: Shot, now: Shot): boolean {
  if (earlier.zone !== now.zone || earlier.defender !== now.defender) return false
  if (hasCard(g, ship, 'gunnery-team')) return true
  const isSame = earlier.defendingZone === now.defendingZone
  if (g.objective === 'advanced-gunnery' && isObjectiveShip(g, ship))
    return isSame && g.ships[ship]?.seat === g.firstPlayer
  return isSame
}

/** Cards whose attack, if it is used, is one of the two of an activation (R5.19). */
export const AMONG_THE_TWO: readonly string[] = ['demolisher']

/** Cards whose attack may come from any hull zone, used or not, and the dice of one that names them. */
export const FROM_ANY_ZONE: Readonly<Record<string, Dice | undefined>> = {
  impetuous: undefined,
  'ordnance-pods': { red: 0, blue: 0, black: 1 },
}

const RANGE_COLORS = { long: ['red'], medium: ['red', 'blue'], close: DIE_COLORS } as const
/** Colors that reach, by the range (R6.10) or by a card; all dice of a squadron, and of a keyword, reach (R6.11). */
export function reachOf(g: Game, { attacker, defendingZone, range }: Declared): readonly DieColor[] {
  const raised = g.lasting.some(({ card, on }) => card === 'disposable-capacitors' && on === attacker)
  return [
    ...RANGE_COLORS[range],
    ...(range === 'medium' && defendingZone === 'rear' && hasCard(g, attacker, 'insidious') ? ['black' as const] : []),
    ...(range === 'long' && defendingZone && raised ? ['blue' as const] : []),
  ]
}

type Armament = (dice: Dice, attack: Declared) => Dice
const SIDES: readonly HullZone[] = ['left', 'right']
/** Against ships, from these hull zones. */
const more =
  (color: DieColor, count: number, zones: readonly HullZone[]): Armament =>
  (dice, { zone, defendingZone }) =>
    zone && defendingZone && zones.includes(zone) ? { ...dice, [color]: dice[color] + count } : dice
const ARMAMENTS: Readonly<Record<string, Armament>> = {
  'enhanced-armament': more('red', 1, SIDES),
  'expanded-launchers': more('black', 2, ['front']),
  'high-capacity-ion-turbines': more('blue', 1, SIDES),
  'rapid-reload': more('black', 1, SIDES),
  'spinal-armament': more('red', 1, ['front', 'rear']),
}

/** What is gathered at close range: printed, then changed by cards; with the dice of a keyword (R11.27, R11.34). */
export function armamentOf(g: Game, attack: Declared): Dice {
  const { attacker, zone, defendingZone, manner } = attack
  if (manner) return { red: 0, blue: keywordsOf(g, attacker)[manner] ?? 0, black: 0 }
  const squadron = g.squadrons[attacker]
  if (squadron) {
    const { battery, antiSquadron } = squadronCard(squadron.card)
    return defendingZone ? battery : antiSquadron
  }
  const { armament, antiSquadron } = shipCard(g.ships[attacker]?.card ?? '')
  const printed = zone && defendingZone ? armament[zone] : antiSquadron
  return Object.entries(ARMAMENTS).reduce(
    (dice, [card, change]) => (hasCard(g, attacker, card) ? change(dice, attack) : dice),
    printed,
  )
}

/** Printed keywords, and those that cards give. */
export function keywordsOf(g: Game, unit: UnitId): Keywords {
  const squadron = g.squadrons[unit]
  if (!squadron) return hasCard(g, unit, 'quad-laser-turrets') ? { counter: 1 } : {}
  const keywords = squadronCard(squadron.card).keywords
  const rogue = g.lasting.some(({ card, on }) => card === 'hera-syndulla' && on === unit)
  const counter = (keywords.counter ?? 0) + countersGiven(g, squadron)
  return { ...keywords, ...(rogue && { rogue: 1 }), ...(counter > 0 && { counter }) }
}

/** Counter that friendly cards at distance 1-2 raise by one each. */
function countersGiven(g: Game, squadron: Game['squadrons'][UnitId]): number {
  const instructors = isHeavy(g, squadron.id)
    ? []
    : Object.values(g.ships).filter(
        (ship) => hasCard(g, ship.id, 'instructor-goran') && isWithinTwo(gapToSquadron(basePlace(ship), squadron.at)),
      )
  const hunters = Object.values(g.squadrons).filter(
    ({ id, card, at }) => card === 'dengar' && id !== squadron.id && isWithinTwo(gapBetweenSquadrons(at, squadron.at)),
  )
  return [...instructors, ...hunters].filter(({ seat }) => seat === squadron.seat).length
}
const isWithinTwo = (gap: number): boolean => endsWithin(gap, mm(124.5))

/** Heavy, printed or because of an enemy with Intel at distance 1 (R11.30, R11.32). */
export function isHeavy(g: Game, id: UnitId): boolean {
  const squadron = g.squadrons[id]
  if (!squadron) return false
  const enemies = Object.values(g.squadrons).filter(({ seat }) => seat !== squadron.seat)
  return (
    squadronCard(squadron.card).keywords.heavy !== undefined ||
    enemies.some(({ card, at }) => squadronCard(card).keywords.intel !== undefined && isAtDistanceOne(squadron.at, at))
  )
}

/** Cards by which their squadron moves outside its activation, up to that distance, engaged or not. */
export const MOVES_BY_CARD: Readonly<Record<string, number>> = { whisper: 1 }

/** Cards of ships by which friendly squadrons move outside their activation, each once, up to that distance. */
export const MOVES_OTHERS_BY_CARD: Readonly<Record<string, number>> = { 'fighter-coordination-team': 1 }

/** Whether the objective lets the first player deploy everything before the second deploys anything (OB20, OB24). */
export const firstDeploysAll = ({ objective }: Game): boolean =>
  objective === 'superior-positions' || objective === 'solar-corona'

/** Cards that activate their own squadron in the Ship Phase, as a command would (R7.7). */
export const ACTIVATES_BY_CARD: readonly string[] = ['han-solo']

/** Whether engagement does not keep a squadron from moving that was activated by the command of that ship, or by none. */
export const movesFreely = (g: Game, squadron: UnitId, by: UnitId | undefined): boolean =>
  g.squadrons[squadron]?.card === 'tycho-celchu' || (by !== undefined && hasCard(g, by, 'admiral-chiraneau'))

/** Whether a squadron that this ship commands may attack twice if it does not move. */
export const attacksTwice = (g: Game, by: UnitId | undefined): boolean => by !== undefined && hasCard(g, by, 'yavaris')

/** Whether a card in play may change what dice, brace or the defender make of the damage: its own case shows how. */
export const changesDamage = (g: Game): boolean => isChanged(g, ['iconDamage', 'attackDamage', 'braceSaves'])

/** Whether a card in play changes dice that are gathered and is none of those above: its own case shows how. */
export const changesDice = (g: Game): boolean =>
  isChanged(g, ['armament', 'keywords', 'reach'], [...Object.keys(ARMAMENTS), ...OTHER_DICE])
const OTHER_DICE = [
  'centicore',
  'dengar',
  'disposable-capacitors',
  'hera-syndulla',
  'insidious',
  'instructor-goran',
  'quad-laser-turrets',
]

/** Whether a card in play may make squadrons faster; these slow them down. */
export const hastensSquadrons = (g: Game): boolean => isChanged(g, ['speed'], ['admiral-chiraneau', 'ketsu-onyo'])

const isChanged = ({ cards, squadrons }: Game, values: readonly ValueName[], known: readonly string[] = []): boolean =>
  [...Object.values(cards), ...Object.values(squadrons)].some(
    ({ card }) =>
      !known.includes(card) && CARD_RULES[card]?.some((rule) => rule.kind === 'modify' && values.includes(rule.value)),
  )
