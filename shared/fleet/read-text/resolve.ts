import { isShipCard, shipCard } from '#shared/game/cards/catalog/ships'
import type { Faction } from '#shared/game/engine/terms'
import type { CardKind, CardMatch, Side } from './card-match'
import type { Effort } from './effort'
import { gluedHints, splitHint } from './hints'
import { offersFor } from './likely-cards'
import type { FleetTextError, WrittenList, WrittenName, WrittenSquadron } from './list'
import { cardsNamed } from './name-search'
import type { Offer } from './nearest'
import type { AmbiguousName, UnknownName, Warning } from './reading'
import { type ResolvedList, type ResolvedName, type ResolvedShip, type ResolvedSquadron, take } from './resolved-name'
import { byClues, byCommand, byEra, type Clues, type Command } from './settle'
import { settleBySums } from './settle-by-sum'
import { cardsCalled, cardsMeant } from './short'

/** Names longer than that are no names. */
const LONGEST_NAME = 80

/** Finds the card of each name, or says why the list has none of a side that is played here. */
export function resolve(list: WrittenList, effort: Effort): ResolvedList | FleetTextError {
  const faction = list.faction ?? sideOfCards(list, effort)
  if (faction === undefined) return 'fleet-not-recognised'
  if (faction === 'other') return 'fleet-other-faction'
  if (haveBothSides(list, effort)) return 'fleet-two-lists'
  const squadrons = list.squadrons.map((written) => squadronOf(written, faction, effort))
  const ships = list.ships.map((written): ResolvedShip => {
    const ship = one('ship', written, found('ship', written.text, { faction, price: written.price }, effort))
    const bar = isShipCard(ship.card) ? shipCard(ship.card).slots : undefined
    const upgrades = written.upgrades.map((upgrade) => upgradeOf(upgrade, { faction, bar }, effort))
    return { written, ship, upgrades }
  })
  const unplaced = (list.unplaced ?? []).map(({ card, ships: able }) => ({
    card: upgradeOf(card, { faction, bar: undefined }, effort),
    ships: able,
  }))
  settleBySums(ships, squadrons, list)
  const upgrades = [...ships.flatMap((ship) => ship.upgrades), ...unplaced.map(({ card }) => card)]
  for (const each of upgrades) settleByEra(each)
  settleCommander(upgrades, list.commander?.text)
  for (const each of squadrons) if (each.named === undefined && !each.short) settleFirst(each)
  return { faction, ships, squadrons, unplaced }
}

interface NameMatch {
  readonly options: readonly CardMatch[]
  readonly short?: true
}

/** The cards that a name may mean: by their names, else by those that players use. */
function found(kind: CardKind, text: string, clues: Clues, effort: Effort): NameMatch {
  const { name, hint } = splitHint(text)
  const known = cardsNamed(kind, name, effort)
  if (known.length > 0) return { options: byClues(known, { hint, ...clues }) }
  const called = cardsCalled(kind, name, effort)
  return called.length === 0 ? { options: [] } : { options: byClues(called, { hint, ...clues }), short: true }
}

const one = (as: CardKind, written: WrittenName, { options, short }: NameMatch): ResolvedName => {
  const left = as === 'ship' ? byEra(options) : options
  const named = left.length === 1 || (short && left.every(({ later }) => later)) ? left[0] : undefined
  return {
    written,
    as,
    card: named?.id ?? written.text.slice(0, LONGEST_NAME),
    named,
    options: left,
    sure: left.length < 2 || named !== undefined,
    ...(short && { short }),
  }
}

function squadronOf(written: WrittenSquadron, faction: Faction, effort: Effort): ResolvedSquadron {
  const { price, count, priceOfAll, text } = written
  const each = price !== undefined && priceOfAll && count > 0 ? price / count : price
  const named = cardsNamed('squadron', splitHint(text).name, effort)
  const priced = named.some(({ points }) => points === price) ? price : each
  return { ...one('squadron', written, found('squadron', text, { price: priced, faction }, effort)), written }
}

function upgradeOf(
  written: WrittenName,
  clues: { readonly faction: Faction; readonly bar: readonly string[] | undefined },
  effort: Effort,
): ResolvedName {
  const { text, price, slot } = written
  const all = { ...clues, price, ...(slot && { hint: { slot } }) }
  const cards = found('upgrade', text, all, effort)
  return one('upgrade', written, cards.options.length > 0 ? cards : gluedCards(text, all, effort))
}

/** `leiaorganaoff`: a scrubbed name with its mark. */
function gluedCards(text: string, clues: Clues, effort: Effort): NameMatch {
  for (const { name, hint } of gluedHints(splitHint(text).name)) {
    const cards = cardsNamed('upgrade', name, effort)
    if (cards.length > 0) return { options: byClues(cards, { hint, ...clues }) }
  }
  return { options: [] }
}

/** Neither sums nor prices told: a list without a word of later cards is one of the era. */
function settleByEra(resolved: ResolvedName): void {
  if (resolved.named !== undefined || resolved.short) return
  const left = byEra(resolved.options)
  if (left.length < 2 && left[0]) take(resolved, left[0], true)
  resolved.options = left
}

/** Squadrons of a name differ in era alone. */
function settleFirst(resolved: ResolvedName): void {
  const [first] = byEra(resolved.options)
  if (first) take(resolved, first, true)
}

/** Chooses between cards of one name that differ in being a commander. */
function settleCommander(upgrades: readonly ResolvedName[], line: string | undefined): void {
  for (const upgrade of upgrades.filter(({ options, named }) => options.length > 1 && named === undefined)) {
    const other = upgrades.some((each) => each !== upgrade && isCommander(each))
    const command: Command = { other, line }
    const chosen = byCommand(upgrade.options, splitHint(upgrade.written.text).name, upgrade.written.price, command)
    if (chosen && (!upgrade.short || chosen.sure)) take(upgrade, chosen.card, chosen.sure)
  }
}

const isCommander = ({ named }: ResolvedName): boolean => named?.slots.includes('commander') === true

/** The side of most of the ships, else of the squadrons, else of the upgrades. */
function sideOfCards({ ships, squadrons }: WrittenList, effort: Effort): Side | undefined {
  const upgrades = ships.flatMap((ship) => ship.upgrades)
  const side =
    mostOf('ship', ships, effort) ?? mostOf('squadron', squadrons, effort) ?? mostOf('upgrade', upgrades, effort)
  const isLater = [...ships, ...squadrons, ...upgrades].length > 0 && hasLater({ ships, squadrons, upgrades }, effort)
  return side ?? (isLater ? 'other' : sideOfSlips(ships, effort))
}

/** Where every name has a slip: the side of the ship that is most like the first. */
function sideOfSlips(ships: readonly WrittenName[], effort: Effort): Side | undefined {
  const [likest] = ships.flatMap(({ text }) => offersFor('ship', splitHint(text).name, effort))
  return likest && isShipCard(likest.id) ? shipCard(likest.id).faction : undefined
}

/** Cards of later years alone are a fleet, but none of those that are played here. */
const hasLater = (
  { ships, squadrons, upgrades }: Readonly<Record<'ships' | 'squadrons' | 'upgrades', readonly WrittenName[]>>,
  effort: Effort,
): boolean =>
  (
    [
      ['ship', ships],
      ['squadron', squadrons],
      ['upgrade', upgrades],
    ] as const
  ).some(([kind, written]) =>
    written.some(({ text }) => cardsNamed(kind, splitHint(text).name, effort).some(({ later }) => later)),
  )

/** Ships and commanders of both sides: two fleets, one below the other. */
function haveBothSides({ ships }: WrittenList, effort: Effort): boolean {
  const sidesOf = (kind: CardKind, names: readonly WrittenName[], passes: (card: CardMatch) => boolean) =>
    new Set(
      names.flatMap(({ text }) => {
        const cards = found(kind, text, {}, effort).options
        return cards.length > 0 && cards.every(passes) ? cards.map(({ faction }) => faction) : []
      }),
    )
  const isBoth = (sides: ReadonlySet<Side | undefined>) => sides.has('rebel') && sides.has('imperial')
  const upgrades = ships.flatMap((ship) => ship.upgrades)
  return (
    isBoth(sidesOf('ship', ships, ({ later }) => !later)) &&
    isBoth(sidesOf('upgrade', upgrades, ({ slots, later }) => !later && slots.includes('commander')))
  )
}

/** Cards that several sides have of one name say nothing. */
function mostOf(kind: CardKind, written: readonly WrittenName[], effort: Effort): Side | undefined {
  const counts = new Map<Side, number>()
  for (const { text } of written) {
    const { options } = found(kind, text, {}, effort)
    const [side, ...others] = new Set(byEra(options).flatMap(({ faction }) => faction ?? []))
    if (side !== undefined && others.length === 0) counts.set(side, (counts.get(side) ?? 0) + 1)
  }
  const most = Math.max(...counts.values())
  return (['rebel', 'imperial', 'other'] as const).find((side) => counts.get(side) === most)
}

const offer = ({ id, name }: CardMatch): Offer => ({ id, name })

export function unknownIn(cards: readonly ResolvedName[], effort: Effort): UnknownName[] {
  return cards.flatMap(({ written: { line, text }, as, card, named, options, short }): UnknownName[] => {
    if (named?.later === false) return []
    const later = named?.later === true
    const sameName = options.filter((option) => !option.later).map(offer)
    const nearest = later || short ? sameName : offersFor(as, splitHint(text).name, effort)
    return [{ line, text, as, card, later, nearest }]
  })
}

/** @param alone upgrades that may be squadrons as well: the last of a ship, in rows with nothing but the name */
export function ambiguousIn(
  cards: readonly ResolvedName[],
  alone: ReadonlySet<ResolvedName>,
  effort: Effort,
): AmbiguousName[] {
  return cards.flatMap((each): AmbiguousName[] => {
    const { written, as, card, options, sure, named } = each
    const { line, text } = written
    if (sure || named === undefined || named.later) return []
    const squadrons = alone.has(each) ? byEra(cardsMeant('squadron', text, effort)) : []
    const all = [...options, ...squadrons.filter(({ later, faction }) => !later && faction === named.faction)]
    return [{ line, text, as, card, options: all.map(offer) }]
  })
}

/** What a short name was taken for: the writer may have meant another card. */
export const shortNamesIn = (cards: readonly ResolvedName[]): Warning[] =>
  cards.flatMap(({ written: { line, text }, short, named, card }): Warning[] =>
    short && named?.later === false ? [{ code: 'short-name', line, text, card }] : [],
  )
