import type { DecisionRequest, Target } from '#shared/game/engine/decision'
import { type DefenseToken, otherSeat, type Seat } from '#shared/game/engine/state'
import type { UnitId } from '#shared/game/engine/terms'
import { dieMean, mean, unrolled } from '#shared/game/odds/pool-odds'
import { attackIn } from '#shared/play/bots/choose-attack'
import { aimsOf, waysOf } from '#shared/play/view/attack-reach'
import { countingOf } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'
import { hullOf } from '#shared/play/view/unit'
import type { Amount, AmountFact, UnitReference, WordFact } from './condition'
import { showsIcon } from './face'
import { type Attack, attackToSuffer, attackWithDice, destroys, meanHullDamage, oddsAfter } from './hull-damage'
import { unitUnder } from './request-topic'

/** What a condition can look at: its owner's view, and the question. */
export interface Situation {
  readonly view: GameView
  readonly request?: DecisionRequest | undefined
}

type AmountReader = (situation: Situation, fact: AmountFact) => number | undefined

/** The facts of the condition language that are numbers, total over their names. */
const AMOUNTS: Record<Amount, AmountReader> = {
  damage: ({ view }) => about(attackWithDice(view), (attack) => mean(oddsAfter(view, attack).damage)),
  'hull-damage': ({ view }) =>
    about(attackToSuffer(view), (attack) => meanHullDamage(view, attack, oddsAfter(view, attack).damage)),
  'expected-damage': expectedDamage,
  hull: (situation, fact) => about(unitOf(situation, fact.of), ({ id }) => hullOf(situation.view, id)),
  shields: shieldsOf,
  dice: ({ view }, fact) => about(attackWithDice(view), (attack) => diceOf(attack, fact)),
  tokens: (situation, fact) =>
    about(unitOf(situation, fact.of), ({ id, defense }) => {
      const locked = attackAgainst(situation.view, id)?.locked ?? []
      return defense.filter((token) => isToken(token, fact, locked)).length
    }),
  'command-tokens': (situation, { of }) => shipOf(situation, of)?.commandTokens.length,
  speed: (situation, { of }) => shipOf(situation, of)?.dialSpeed,
  round: ({ view }) => view.round,
  'attacks-to-come': (situation) => about(unitOf(situation), ({ id, seat }) => attacksOn(situation.view, id, seat)),
  'victory-tokens': ({ view }) => about(ownSeat(view), (seat) => view.victoryTokens?.[seat]),
  lead: ({ view }) => about(ownSeat(view), (seat) => view.score[seat] - view.score[otherSeat(seat)]),
}

/** The value of a number of the condition language; undefined: there is none now. */
export const amountOf = (fact: AmountFact, situation: Situation): number | undefined =>
  AMOUNTS[fact.amount](situation, fact)

/** What a word of the condition language is now, and all names it goes by; undefined: there is none now. */
export interface FoundWord {
  readonly value: string
  readonly names: readonly string[]
}
export function wordOf(fact: WordFact, { view }: Situation): FoundWord | undefined {
  if (fact.word === 'on-table') return yesOrNo((view.ships[fact.unit] ?? view.squadrons[fact.unit]) !== undefined)
  const { word } = fact
  return about(attackIn(view), (attack) => OF_ATTACK[word](attack, view))
}

type AttackReader = (attack: Attack, view: GameView) => FoundWord | undefined
const OF_ATTACK: Record<Exclude<WordFact['word'], 'on-table'>, AttackReader> = {
  // A card that attacks by itself does so as a ship (R6.43).
  'attacker-kind': ({ attacker }, view) => plain(view.squadrons[attacker] ? 'squadron' : 'ship'),
  attacker: ({ attacker }, view) => named(view, attacker),
  defender: ({ defender }, view) => named(view, defender),
  range: ({ range }) => plain(range),
  'attacking-zone': ({ zone }) => about(zone, plain),
  'defending-zone': ({ defendingZone }) => about(defendingZone, plain),
  destroys: (_attack, view) => about(attackWithDice(view), (rolled) => about(destroys(view, rolled), yesOrNo)),
  obstructed: ({ obstructedBy }) => yesOrNo(obstructedBy.length > 0),
}

const about = <T, U>(thing: T | undefined, fact: (thing: T) => U | undefined): U | undefined =>
  thing === undefined ? undefined : fact(thing)

const plain = (value: string): FoundWord => ({ value, names: [value] })
const yesOrNo = (is: boolean): FoundWord => plain(is ? 'yes' : 'no')

/** A unit has the names of its id and its card, even after it is lost. */
function named({ ships, squadrons, lost }: GameView, id: UnitId): FoundWord {
  const card = (ships[id] ?? squadrons[id] ?? lost.find((unit) => unit.id === id))?.card
  return { value: id, names: card === undefined ? [id] : [id, card] }
}

const ownSeat = ({ viewer }: GameView): Seat | undefined => (viewer === 'spectator' ? undefined : viewer)

/** The unit of a fact; without a name the defender, or the subject of the question. */
function unitOf({ view, request }: Situation, of?: UnitReference) {
  const attack = attackIn(view)
  const subject = request && unitUnder(request.subject)
  const id =
    of === undefined
      ? (attack?.defender ?? subject)
      : of === 'attacker' || of === 'defender'
        ? attack?.[of]
        : of === 'subject'
          ? subject
          : of
  return id === undefined ? undefined : (view.ships[id] ?? view.squadrons[id])
}

const shipOf = (situation: Situation, of?: UnitReference) =>
  about(unitOf(situation, of), ({ id }) => situation.view.ships[id])

const attackAgainst = (view: GameView, id: UnitId): Attack | undefined => {
  const attack = attackIn(view)
  return attack?.defender === id ? attack : undefined
}

function shieldsOf(situation: Situation, { of, zone }: AmountFact): number | undefined {
  const ship = shipOf(situation, of)
  const where = zone ?? (ship && attackAgainst(situation.view, ship.id)?.defendingZone)
  return where && ship?.shields[where]
}

/** Of the dice as they will be rolled, where the question offers targets; else of the attack. */
function expectedDamage({ view, request }: Situation): number | undefined {
  const targets = request?.kind === 'option' ? request.options.flatMap(({ target }) => target ?? []) : []
  const subject = request?.subject ?? ''
  if (targets.length > 0) return Math.max(...targets.map((target) => meanOf(view, subject, target)))
  return about(attackWithDice(view), (attack) => mean(oddsAfter(view, attack).damage))
}

/** The weakest dice go for an obstruction (R6.13). */
function meanOf(view: GameView, attacker: UnitId, target: Target): number {
  const counting = countingOf(view, { ...target, attacker })
  const means = unrolled(target.dice).map((die) => dieMean(die, counting))
  return means
    .sort((p, q) => p - q)
    .slice(target.removed)
    .reduce((sum, each) => sum + each, 0)
}

const diceOf = ({ pool }: Attack, { color, icon }: AmountFact): number =>
  pool.filter((die) => {
    const shows = icon === undefined || (die.face !== undefined && showsIcon(die.face, icon))
    return shows && (color === undefined || die.color === color)
  }).length

/** A token that an accuracy icon names is neither readied nor exhausted as far as orders go: it cannot be spent (R8.4). */
function isToken(
  { id, kind, exhausted }: DefenseToken,
  { token, state }: AmountFact,
  locked: readonly string[],
): boolean {
  const now = locked.includes(id) ? 'locked' : exhausted ? 'exhausted' : 'readied'
  return (token === undefined || token === kind) && (state === undefined || state === now)
}

/** A ship attacks at most twice, from different zones (R5.19, R6.2). */
const ATTACKS_OF_SHIP = 2

/** Orders may ask for them often and measuring is slow: once for a view is enough. */
const COUNTED = new WeakMap<GameView, Map<UnitId, number>>()

function attacksOn(view: GameView, unit: UnitId, seat: Seat): number {
  const counted = COUNTED.get(view) ?? new Map<UnitId, number>()
  COUNTED.set(view, counted)
  const attacks = counted.get(unit) ?? countAttacksOn(view, unit, seat)
  counted.set(unit, attacks)
  return attacks
}

/** Attacks on a unit by enemies who have not activated yet, from where they stand. */
function countAttacksOn(view: GameView, unit: UnitId, seat: Seat): number {
  const isToCome = (enemy: { seat: Seat; activated: boolean }) => enemy.seat !== seat && !enemy.activated
  const ofShips = Object.values(view.ships)
    .filter(isToCome)
    .map(({ id }) =>
      Math.min(
        ATTACKS_OF_SHIP,
        waysOf(view, id, unit).filter(({ dice, removed }) => dice.red + dice.blue + dice.black > removed).length,
      ),
    )
  const ofSquadrons = Object.values(view.squadrons)
    .filter(isToCome)
    .filter(({ id }) => aimsOf(view, id).some((aim) => aim.unit === unit))
  return ofShips.reduce((sum, each) => sum + each, ofSquadrons.length)
}
