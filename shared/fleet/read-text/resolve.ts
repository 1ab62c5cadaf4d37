import { isShipCard, shipCard } from '#shared/cards/catalog/ships'
import type { Faction } from '#shared/engine/terms'
import type { Effort } from './effort'
import { splitHint } from './keys'
import type { Written, WrittenList, WrittenShip, WrittenSquadron } from './list'
import type { CardKind, Named } from './named'
import { cardsNamed } from './names'
import { nearestCards, type Offer } from './nearest'
import type { Ambiguous, Unknown } from './reading'
import { byClues, byCommand, type Command } from './settle'

/** Names longer than that are no names. */
const LONGEST_NAME = 80

/** A card of the list with what was found out about it. */
export interface Resolved {
  readonly written: Written
  readonly as: CardKind
  /** Its id, or the name as written. */
  card: string
  /** Nothing for a name that no card has. */
  named?: Named | undefined
  /** Several cards, one of which is meant. */
  options: readonly Named[]
  /** The choice between them follows from the list. */
  sure: boolean
}

export interface ResolvedShip {
  readonly written: WrittenShip
  readonly ship: Resolved
  readonly upgrades: readonly Resolved[]
}

export interface ResolvedSquadron extends Resolved {
  readonly written: WrittenSquadron
}

export interface ResolvedList {
  readonly faction: Faction
  readonly ships: readonly ResolvedShip[]
  readonly squadrons: readonly ResolvedSquadron[]
}

/** Finds the card of each name. Nothing: the list has no card of either side, nor says which side it is for. */
export function resolve(list: WrittenList, effort: Effort): ResolvedList | undefined {
  const faction = list.faction === 'other' ? undefined : (list.faction ?? factionOfCards(list, effort))
  if (faction === undefined) return undefined
  const squadrons = list.squadrons.map((written) => squadronOf(written, faction, effort))
  const ships = list.ships.map((written): ResolvedShip => {
    const ship = one('ship', written, cardsNamed('ship', splitHint(written.text).name, effort).filter(eraFirst))
    const bar = isShipCard(ship.card) ? shipCard(ship.card).slots : undefined
    const upgrades = written.upgrades.map((upgrade) => upgradeOf(upgrade, { faction, bar }, effort))
    return { written, ship, upgrades }
  })
  settleCommander(ships, list.commander?.text)
  return { faction, ships, squadrons }
}

/** Later ships with the name of an older one belong to the sides of later years. */
const eraFirst = ({ later }: Named, _: number, cards: readonly Named[]): boolean =>
  !later || cards.every((card) => card.later)

const one = (as: CardKind, written: Written, options: readonly Named[]): Resolved => {
  const named = options.length === 1 ? options[0] : undefined
  return {
    written,
    as,
    card: named?.id ?? written.text.slice(0, LONGEST_NAME),
    named,
    options,
    sure: options.length < 2,
  }
}

function squadronOf(written: WrittenSquadron, faction: Faction, effort: Effort): ResolvedSquadron {
  const { name, hint } = splitHint(written.text)
  const { price, count, priceOfAll } = written
  const each = price !== undefined && priceOfAll && count > 0 ? price / count : price
  const found = cardsNamed('squadron', name, effort)
  const priced = found.some(({ points }) => points === price) ? price : each
  const options = byClues(found, { hint, price: priced, faction })
  return { ...one('squadron', written, options.slice(0, 1)), written }
}

function upgradeOf(
  written: Written,
  clues: { readonly faction: Faction; readonly bar: readonly string[] | undefined },
  effort: Effort,
): Resolved {
  const { name, hint } = splitHint(written.text)
  const slot = written.slot ? { slot: written.slot } : hint
  const [cards, glued] = upgradesNamed(name, effort)
  return one('upgrade', written, byClues(cards, { ...clues, hint: slot ?? glued, price: written.price }))
}

const GLUED = [
  ['com', 'commander'],
  ['off', 'officer'],
  ['wpn', 'weapon-team'],
] as const

/** `leiaorganaoff`: a scrubbed name with its mark. */
function upgradesNamed(name: string, effort: Effort) {
  const cards = cardsNamed('upgrade', name, effort)
  const glued = cards.length > 0 ? undefined : GLUED.find(([end]) => name.endsWith(end))
  if (glued === undefined) return [cards, undefined] as const
  const [end, slot] = glued
  return [cardsNamed('upgrade', name.slice(0, -end.length), effort), { slot }] as const
}

/** Chooses between cards of one name that differ in being a commander. */
function settleCommander(ships: readonly ResolvedShip[], line: string | undefined): void {
  const open = ships.flatMap(({ upgrades }) => upgrades.filter(({ options }) => options.length > 1))
  for (const ship of ships) settleBySum(ship)
  for (const upgrade of open.filter(({ named }) => named === undefined)) {
    const other = ships.some(({ upgrades }) => upgrades.some((each) => each !== upgrade && isCommander(each)))
    const command: Command = { other, line }
    const chosen = byCommand(upgrade.options, splitHint(upgrade.written.text).name, upgrade.written.price, command)
    if (chosen) take(upgrade, chosen.card, chosen.sure)
  }
}

const isCommander = ({ named }: Resolved): boolean => named?.slots.includes('commander') === true

function take(resolved: Resolved, named: Named, sure: boolean): void {
  resolved.named = named
  resolved.card = named.id
  resolved.sure = sure
}

/** Where only the sum of a ship is printed, what is left for its one open name tells which card it is. */
function settleBySum({ written, ship, upgrades }: ResolvedShip): void {
  const open = upgrades.filter(({ named }) => named === undefined)
  const [upgrade, ...others] = open
  if (written.sum === undefined || upgrade === undefined || others.length > 0 || ship.named?.points === undefined)
    return
  const known = upgrades.reduce((sum, { named }) => sum + (named?.points ?? 0), ship.named.points)
  const fitting = upgrade.options.find(({ points }) => points === (written.sum ?? 0) - known)
  if (fitting) take(upgrade, fitting, true)
}

/** The side of most of the ships, else of the squadrons, else of the upgrades. */
function factionOfCards({ ships, squadrons }: WrittenList, effort: Effort): Faction | undefined {
  const upgrades = ships.flatMap((ship) => ship.upgrades)
  return mostOf('ship', ships, effort) ?? mostOf('squadron', squadrons, effort) ?? mostOf('upgrade', upgrades, effort)
}

function mostOf(kind: CardKind, written: readonly Written[], effort: Effort): Faction | undefined {
  const sides = written.flatMap(({ text }) => {
    const [card] = cardsNamed(kind, splitHint(text).name, effort)
    return card?.faction ?? []
  })
  const rebels = sides.filter((side) => side === 'rebel').length
  return sides.length === 0 ? undefined : rebels * 2 >= sides.length ? 'rebel' : 'imperial'
}

const offer = ({ id, name }: Named): Offer => ({ id, name })

export function unknownIn(cards: readonly Resolved[], effort: Effort): Unknown[] {
  return cards.flatMap(({ written: { line, text }, as, card, named, options }): Unknown[] => {
    if (named?.later === false) return []
    const later = named?.later === true
    const sameName = options.filter((option) => !option.later).map(offer)
    return [{ line, text, as, card, later, nearest: later ? sameName : nearestCards(as, text, effort) }]
  })
}

export function ambiguousIn(cards: readonly Resolved[]): Ambiguous[] {
  return cards.flatMap(({ written: { line, text }, as, card, options, sure, named }): Ambiguous[] =>
    sure || named?.later ? [] : [{ line, text, as, card, options: options.map(offer) }],
  )
}
