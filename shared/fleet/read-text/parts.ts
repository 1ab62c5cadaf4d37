import type { CardKind } from './card-match'
import { cardsIn, isKnown, isOneCard, nameIn } from './cards-in'
import type { Effort } from './effort'
import { splitHint } from './hints'
import { AFTER_PRICE, BETWEEN } from './joins'
import { knownLabel, type Label } from './labels'
import type { Line } from './list'
import { looseRow, namesShip, pricedTitle, shipAndTitles, spacedCards, titleWithCards, uniqueIn } from './loose-row'
import { cardsNamed, isCardName, KINDS } from './name-search'
import { isShipMisspelt } from './nearest'
import { isFigure } from './notes'
import { FLAGSHIP, labelOf, rowOf, splitPrice, withoutBullet } from './row'
import { cardsMeant } from './short'
import { namesInRow, objectivesInRow } from './words-of-row'

/**
 * Lines that hold several cards taken apart, each in a line of its own with the same number: `Squadrons: Howlrunner (16),
 * 2 x TIE Fighter Squadron (16)`, `Howlrunner (16) and Mauler Mithel (15)`, `ISD II (Avenger): Motti, Gunnery Team`.
 */
export function apart(lines: readonly Line[], effort: Effort): Line[] {
  const all = lines.flatMap((line) => labelsApart(line, effort))
  return all.flatMap((line, index) => {
    if (NUMBERED.test(line.text)) return [line]
    const isName = () => index === 0 && isNamedAfterCards(line, all.slice(1), effort)
    return partsOfLine(line, effort) ?? (isName() ? undefined : wordsApart(line, effort)) ?? [line]
  })
}

/** `Demolisher's Revenge` above a Demolisher: a fleet has such a card once, so the first line is its name. */
function isNamedAfterCards(first: Line, others: readonly Line[], effort: Effort): boolean {
  const named = uniqueIn(first.text, effort)
  if (named.size === 0) return false
  const below = new Set(others.flatMap(({ text }) => [...uniqueIn(text, effort)]))
  return [...named].some((card) => below.has(card))
}

/** Cards without signs between them, and a title for its ship. */
export function wordsApart(line: Line, effort: Effort): Line[] | undefined {
  const { text } = line
  if (text.startsWith('=') || knownLabel(line, effort)) return undefined
  const { rest } = withoutBullet(text)
  const isShip = (name: string) => cardsMeant('ship', name, effort).length > 0 || isShipMisspelt(name, effort)
  const isOneName = () => isKnown(rest, effort) || isShip(nameIn(rest, effort))
  return pricedTitle(line, effort) ?? (isOneName() ? undefined : looseRow(line, effort))
}

/** `Assault: Most Wanted | Defense: Fire Lanes`: each label begins a line of its own. */
export function labelsApart(line: Line, effort: Effort): readonly Line[] {
  if (line.text.indexOf(':') === line.text.lastIndexOf(':')) return [line]
  effort.steps += line.text.length
  const parts = line.text.split(NEXT_LABEL).map((text) => ({ line: line.line, text }))
  return parts.length > 1 && parts.every((part) => knownLabel(part, effort)) ? parts : [line]
}
const NEXT_LABEL = /(?: ?[|;,/•·-] ?| )(?=[\p{L}()]{2,16}(?: objectives?| points)?(?: ?\d{1,2})? ?:)/iu

/** The rows of Fab's builder, which have their own order. */
const NUMBERED = /^\d{1,3} ?[•·.)] ?/

/** What stands behind these is free text, or names of its own. */
const FREE: ReadonlySet<Label['kind']> = new Set([
  'name',
  'side',
  'person',
  'about',
  'points',
  'shipPoints',
  'squadronPoints',
])
const SEVERAL = /[,;&+/:)|\]"]|\s(?:and|with|plus|w|i|z|ze|oraz|und|mit|et|avec|y|con|-)[\s/]/i

function partsOfLine(written: Line, effort: Effort): Line[] | undefined {
  const line = { line: written.line, text: withCommas(written.text, effort) }
  const { text } = line
  if (!SEVERAL.test(text) || text.startsWith('=')) return undefined
  effort.steps += text.length
  const label = knownLabel(line, effort)
  if (label?.kind === 'ship' && label.value !== '' && !isFigure(label.value) && labelOf(line)?.key !== 'ship')
    return partsOfShips(line, label, effort)
  if (label) return FREE.has(label.kind) ? undefined : partsOfLabel(line, label, effort)
  return (
    rowsOfShips(line, effort) ??
    shipWithCards(line, effort) ??
    shipBehindLabel(line, effort) ??
    (WITH_CARDS.test(text) ? titleWithCards(line, effort) : undefined) ??
    partsOfRow(line, effort) ??
    behindOtherLabel(line, effort) ??
    cardsOfOneKind(line, effort)
  )
}

/** `Demolisher w/ OE, APT (5)`, `Demo (66): OE`, `Demo + OE` */
const WITH_CARDS = /^\p{L}[^,;:()]{2,30}(?: ?\(\d{1,3}\)| \d{2,3})?(?:: | w\/ ?| with | ze? | \+ )/iu

/** `ISD II: Motti; Raider I: OE; Raider I: OE`: each of these ships, and what follows it, is a row. */
function rowsOfShips({ line, text }: Line, effort: Effort): Line[] | undefined {
  const rows: string[] = []
  let ships = 0
  for (const part of text.split(/ ?; ?/)) {
    const isShip = beginsShip({ line, text: part }, effort)
    const isOnLast = !isShip && !isSquadronAlone(part, effort) && ships > 0
    if (isShip) ships++
    if (isOnLast) rows.push(`${rows.pop()}, ${part}`)
    else rows.push(part)
  }
  if (ships < 2) return undefined
  return rows.flatMap((row) => {
    const one = { line, text: row }
    return partsOfLine(one, effort) ?? wordsApart(one, effort) ?? [one]
  })
}

const beginsShip = (part: Line, effort: Effort): boolean =>
  namesShip(part.text, effort) || mayMean('ship', nameIn(part.text, effort), effort)

/** `Tycho`, `3 A-wings and Shara` */
const isSquadronAlone = (text: string, effort: Effort): boolean =>
  cardsIn(text, effort).every((card) => {
    const name = nameIn(card, effort)
    return mayMean('squadron', name, effort) && !mayMean('upgrade', name, effort)
  })

/** `ISD2/Motti/GT`, `Thrawn | Chimaera | GT`, `Squads: Rhymer/4 TIE Bombers`: cards and nothing else between the strokes. */
function withCommas(text: string, effort: Effort): string {
  const value = knownLabel({ line: 0, text }, effort)?.value ?? ''
  if (value !== '' && value !== text) return text.slice(0, text.length - value.length) + withCommas(value, effort)
  const names = text.split(text.includes('|') ? / ?\| ?/ : / ?\/ ?/)
  const isCard = (name: string) => KINDS.some((kind) => mayMean(kind, nameIn(name, effort), effort))
  return names.length > 1 && !/[,;:]/.test(text) && names.every(isCard) ? names.join(', ') : text
}

/** `Ships: Victory II (85)` is the label, and the rows behind it. */
function partsOfShips({ line, text }: Line, { value }: Label, effort: Effort): Line[] {
  const row = { line, text: value }
  const head = { line, text: text.slice(0, text.length - value.length).trimEnd() }
  return [
    head,
    ...(rowsOfShips(row, effort) ??
      shipWithCards(row, effort) ??
      cardsIn(value, effort).map((card) => ({ line, text: card }))),
  ]
}

/** `Escort: CR90 Corvette A (44), Tantive IV (3)`: the label is nobody's, the ship is one. */
function shipBehindLabel(line: Line, effort: Effort): Line[] | undefined {
  const label = labelOf(line)
  if (label === undefined || label.key.endsWith('-author')) return undefined
  const row = { line: line.line, text: label.value }
  return (
    shipWithCards(row, effort) ??
    (cardsNamed('ship', nameIn(label.value, effort), effort).length > 0 ? [row] : undefined)
  )
}

/** `Most Wanted / Fire Lanes / Minefields`, `Jan, Dutch, 2 X-wings`: names alone, all of objectives or all of squadrons. */
function cardsOfOneKind({ line, text }: Line, effort: Effort): Line[] | undefined {
  const objectives = text.split(/ ?[,;|&+/] ?(?:and )?| (?:-|and) /i)
  const squadrons = text.replaceAll(AFTER_PRICE, '$1, ').split(BETWEEN)
  const are = (names: readonly string[], kind: CardKind, isOne = mayMean) =>
    names.length > 1 && names.every((name) => isOne(kind, nameIn(name, effort), effort))
  const isObjective = (kind: CardKind, name: string) =>
    cardsNamed(kind, name, effort).length > 0 || (objectives.length > 2 && mayMean(kind, name, effort))
  const held = objectivesInRow(text, effort)
  const around = held.rest.match(/[\p{L}\d]+/gu)?.length ?? 0
  const areSquadrons = areMostly(squadrons, effort) && !are(squadrons, 'upgrade') && !isOneCard(text, squadrons, effort)
  if (are(objectives, 'objective', isObjective))
    return objectives.map((name) => ({ line, text: `Objectives: ${name.trim()}` }))
  if (held.names.length > 1 && around <= held.names.length)
    return held.names.map((name) => ({ line, text: `Objectives: ${name}` }))
  return areSquadrons || areShips(squadrons, effort)
    ? squadrons.map((name) => ({ line, text: name.trim() }))
    : undefined
}

/** `ISD II, 2 Raider I, Gozanti Cruisers` */
const areShips = (names: readonly string[], effort: Effort): boolean =>
  names.length > 1 &&
  names.every((each) => {
    const name = nameIn(each, effort)
    return mayMean('ship', name, effort) && !mayMean('upgrade', name, effort) && !mayMean('squadron', name, effort)
  })

/** `JJ, Bossk, IG88, Dengar`: two squadrons or more, as many as there are others, which name none. */
function areMostly(names: readonly string[], effort: Effort): boolean {
  const others = names.filter((name) => !mayMean('squadron', nameIn(name, effort), effort))
  const count = names.length - others.length
  return (
    count > 1 &&
    count >= others.length &&
    !others.some(
      (name) => namesShip(name, effort) || namesInRow(name, effort).names.some(({ cards }) => cards.squadron),
    )
  )
}

/** `Wing 1: Howlrunner (16)`: a label that nobody knows, and a row with its price. */
function behindOtherLabel(line: Line, effort: Effort): Line[] | undefined {
  const label = labelOf(line)
  if (label === undefined || label.key.endsWith('-author')) return undefined
  const cards = cardsIn(label.value, effort)
  const rows = cards.map((card) => rowOf({ line: 0, text: card }, effort))
  if (rows.length === 0 || !rows.every(({ price }) => price) || !cards.some((card) => isKnown(card, effort)))
    return undefined
  return rows.map(({ text }, index) => ({
    line: line.line,
    text: cardsNamed('ship', splitHint(text).name, effort).length > 0 ? (cards[index] ?? '') : `- ${cards[index]}`,
  }))
}

/** `Squadrons (98): a, b` is `Squadrons (98): a` and `Squadrons: b`. */
function partsOfLabel({ line, text }: Line, { value }: Label, effort: Effort): Line[] | undefined {
  const parts = cardsIn(value, effort)
  if (parts.length < 2) return undefined
  const head = text.slice(0, text.length - value.length).trimEnd()
  const next = head.replace(/ ?[([][^()[\]]{0,24}[)\]] ?:$/, ':')
  return parts.map((part, index) => ({ line, text: `${index === 0 ? head : next} ${part}` }))
}

/** A row with a bullet, a count or a price: what is only text stays whole. */
function partsOfRow(line: Line, effort: Effort): Line[] | undefined {
  const row = rowOf(line, effort)
  if (!row.bullet && row.count === undefined && row.price === undefined) return undefined
  if (row.flagship || row.price?.signs.includes('/')) return undefined
  const { rest } = withoutBullet(line.text)
  const parts = cardsIn(rest, effort)
  const bullet = line.text.slice(0, line.text.length - rest.length)
  return parts.length < 2 ? undefined : parts.map((part) => ({ line: line.line, text: bullet + part }))
}

/**
 * A ship and its upgrades in one line, as people write in blogs and chats. The title may stand in a bracket behind the
 * ship; a price at the end is that of all of it.
 */
function shipWithCards({ line, text }: Line, effort: Effort): Line[] | undefined {
  const flagship = FLAGSHIP.exec(withoutBullet(text).rest)?.[0] ?? ''
  const rest = shipFirst(bracketed(withoutBullet(text).rest.slice(flagship.length).trim(), effort), effort)
  const { head, tail, colon } = headOf(rest)
  if (tail === '' && !head.includes('(')) return undefined
  const { name: called, titles, price: own } = shipHead(head, tail, effort)
  const shipName = nameIn(called, effort)
  // `Liberty, Ackbar` are a title and a commander, `Liberty: Ackbar` is a ship
  const isTitle = !colon && titles.length === 0 && isCardName(shipName, effort)
  const isShip = cardsNamed('ship', shipName, effort).length > 0 || (!isTitle && mayMean('ship', shipName, effort))
  const isSlip = !isShip && !isTitle && isShipMisspelt(shipName, effort)
  if ((!isShip && !isSlip) || (titles.length === 0 && tail === '')) return undefined
  const { name, price } = splitPrice(tail)
  const [sum] = price?.numbers ?? []
  const isOfCard = cardsNamed('upgrade', nameIn(name, effort), effort).some(({ points }) => points === sum)
  const whole =
    sum !== undefined &&
    (own === undefined || sum > own) &&
    !isOfCard &&
    mayMean('upgrade', nameIn(cardsBehind(name, effort)[0] ?? '', effort), effort)
  const written = whole ? name : tail
  const cards = isFigure(written) ? [] : cardsBehind(written, effort)
  const rows = cards.map((card) => rowOf({ line, text: card }, effort).text)
  if ((!colon || isSlip) && !rows.every((row) => mayMean('upgrade', splitHint(row).name, effort))) return undefined
  return [
    {
      line,
      text:
        flagship +
        (cardsNamed('upgrade', shipName, effort).length > 0 ? 'Ship: ' : '') +
        (own === undefined ? called : `${called} (${own})`),
    },
    ...[...titles, ...cards].map((card) => ({ line, text: `- ${card}` })),
    ...(whole ? [{ line, text: `= ${sum} points` }] : []),
  ]
}

/** `OE ECM APT`, `Avenger - Motti - XI7`, `Motti, Gunnery Team` */
const cardsBehind = (text: string, effort: Effort): string[] =>
  dashed(text) ?? cardsIn(text, effort).flatMap((card) => (isKnown(card, effort) ? card : spacedCards(card, effort)))

/** `Ackbar, Assault Frigate B, Gallant Haven`: the commander in front of the flagship. */
function shipFirst(text: string, effort: Effort): string {
  const [, commander = '', ship = '', rest = ''] = /^([^,;:(]{3,30}), ?([^,;:(]{3,40})(.*)$/.exec(text) ?? []
  const isTurned =
    mayMean('upgrade', commander, effort) && !mayMean('ship', commander, effort) && mayMean('ship', ship, effort)
  return isTurned ? `${ship}, ${commander}${rest}` : text
}

/** `CR90 Corvette A "Jaina's Light" (46)`, `MC80 Battle Cruiser [Mon Karren]`: the title in a round bracket, as most write it. */
function bracketed(text: string, effort: Effort): string {
  const [, ship = '', square, quoted, rest = ''] = /^([^"[\]()]+) ?(?:\[([^[\]]+)\]|"([^"]+)")(.*)$/.exec(text) ?? []
  const title = square ?? quoted ?? ''
  return mayMean('ship', ship, effort) && mayMean('upgrade', title, effort) ? `${ship.trim()} (${title})${rest}` : text
}

/** `Avenger - Motti - XI7`: dashes and nothing else between the cards. */
function dashed(text: string): string[] | undefined {
  const names = text.split(/ [-|/] /)
  return names.length > 1 && !/[,;]/.test(text) ? names : undefined
}

/** The ship, and what follows a colon, a comma, a dash or `with`. */
function headOf(text: string): { readonly head: string; readonly tail: string; readonly colon: boolean } {
  const label = labelOf({ line: 0, text })
  if (label) return { head: text.slice(0, text.indexOf(':')).trim(), tail: label.value, colon: true }
  for (const end of text.matchAll(BEHIND_SHIP)) {
    const head = text.slice(0, end.index)
    if (head.lastIndexOf('(') <= head.lastIndexOf(')'))
      return { head: head.trim(), tail: text.slice(end.index + end[0].length).trim(), colon: false }
  }
  const behind = /^([^()]{2,40}\([^()]+\)) (?=\p{L})/u.exec(text)
  const head = behind?.[1] ?? text
  return { head, tail: text.slice(head.length).trim(), colon: false }
}
const BEHIND_SHIP = /[,;:] ?| (?:[Ww]ith|and|plus|[Ww]\/|-|\+|&|\/|\|) ?| (?:z|ze|i|oraz|mit|und|avec|con) /g

/** `MC80 Star Cruiser (Liberty) (96)`: the ship, the cards in brackets behind it, and its price. */
function shipHead(head: string, tail: string, effort: Effort) {
  const bare = splitPrice(head)
  const { name, price } = bare.price ? bare : splitPrice(head.replace(/ (\d{2,3})$/, ' ($1)'))
  const [own] = price?.numbers ?? []
  const shipsOf = (text: string) => cardsMeant('ship', nameIn(text, effort), effort).length
  const inBracket = /^([^()]+)\(([^()]+)\)$/.exec(name)
  // `MC30s (torp)` is one of a class, `Star Cruiser (Liberty)` a ship and its title
  const bracket = shipsOf(name) === 1 && shipsOf(inBracket?.[1] ?? name) !== 1 ? null : inBracket
  const titles = bracket ? cardsIn(bracket[2] ?? '', effort) : []
  const areCards = titles.length > 0 && titles.every((title) => mayMean('upgrade', title, effort))
  if (!areCards) {
    const ship = tail === '' || mayMean('ship', name, effort) ? undefined : shipAndTitles(name, effort)
    return ship
      ? { ...ship, price: withoutTitles(own, ship.name, ship.titles, effort) }
      : { name, titles: [], price: own }
  }
  const ship = (bracket?.[1] ?? '').trim()
  return { name: ship, titles, price: withoutTitles(own, ship, titles, effort) }
}

/** `Nebulon-B Escort Frigate (Yavaris) (62)`: the price of both, of which the ship's is a part. */
function withoutTitles(price: number | undefined, ship: string, titles: readonly string[], effort: Effort) {
  const both = titles.reduce((sum, title) => sum + (cardsNamed('upgrade', title, effort)[0]?.points ?? Number.NaN), 0)
  const isBoth =
    price !== undefined && cardsNamed('ship', ship, effort).some(({ points = 0 }) => points + both === price)
  return isBoth ? price - both : price
}

/** A ship with its upgrades on one line, in a form that no program writes. */
export const isShipLine = (line: Line, effort: Effort): boolean =>
  SEVERAL.test(line.text) &&
  !NUMBERED.test(line.text) &&
  knownLabel(line, effort) === undefined &&
  shipWithCards({ line: line.line, text: withCommas(line.text, effort) }, effort) !== undefined

export const mayMean = (kind: CardKind, text: string, effort: Effort): boolean =>
  cardsMeant(kind, text, effort).length > 0
