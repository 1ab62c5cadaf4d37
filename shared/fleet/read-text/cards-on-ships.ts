import { cardsIn, nameIn } from './cards-in'
import type { Effort } from './effort'
import { knownLabel } from './labels'
import type { Line } from './list'
import { mayMean } from './parts'
import { cardsMeant } from './short'
import { joined } from './struck'
import { isOneOfShips, type ShipReference, whichShip } from './which-ship'
import { namesInRow } from './words-of-row'

/** `Demolisher (on Gladiator)`, `Tarkin (the 2nd)` */
const IN_BRACKET =
  /(?<=(?:^|[:,;•*+&-]) ?| (?:and|und|oraz) )([^,;:()•]{2,40}?(?: ?\(\d{1,3}\))?) ?\(((?:(?:on|aboard|auf|na|sur|en|su) )?)(?:the |my |dem |der |den |le |la |el )?([^()]{2,40})\)((?: ?\(\d{1,3}\))?)(?=$|[,;]|[.!](?:$| )| (?:and|und|oraz) )/giu
/** `Motti (24) on the ISD`, `Tarkin auf dem Victory`, `Ozzel na pierwszym`, `Tantive IV goes on the first` */
const ON_SHIP =
  /(?<=(?:^|[:,;•*+&-]) ?| (?:and|und|oraz) )([^,;:()•]{2,40}?(?: ?\(\d{1,3}\))?)(?: (?:goes|go|is|are|sits|rides|belongs|stays|comes|kommt|gehört|jest))? (?:on|aboard|auf|na|sur|en) (?:the |my |dem |der |den |le |la |el )?([^,;:()]{2,40}?)((?: ?\(\d{1,3}\))?)(?=$|[,;]|[.!](?:$| )| (?:and|und|oraz) )/giu
/** `one has Tantive IV, the other has TRC`, `first one with TRC` */
const SHIP_HAS =
  /(?<=(?:^|[:,;•*+&-]) ?| (?:and|und|oraz) )(?:the |die |der )?([\p{L}\d#]{1,12})(?: one| ship| of them)? (?:with|w\/|has|have|gets?|carr(?:y|ies)|takes?|mit|hat) ?([^,;:()•]{2,60}?(?: ?\(\d{1,3}\))?)(?=$|[,;]|[.!](?:$| )| (?:and|und|oraz) the )/giu
/** `4x CR90B w/ SW-7 (1 w/ Cracken)` */
const OF_ROW = / ?\(([\p{L}\d#]{1,12})(?: of them)? (?:with|w\/|has|mit|z) ?([^()]{2,60})\)/giu
const BULLET = /^[-•*+ ]+/

/** An upgrade that says on which ship it is. */
interface PlacedUpgrade extends Line {
  readonly ship: Line
}

/** A card whose ship is told in words that only the ships of the whole list explain. */
export interface UnplacedCard extends Line {
  /** What was written of it. */
  readonly said: string
  readonly which?: ShipReference
  /** The ships that are called so, by their ids; nothing: any. */
  readonly ships?: readonly string[]
}

/**
 * The rows with each such card below the one ship that is called so. Where the words mean none or several, the card is
 * handed on apart.
 */
export function withCardsOnShips(lines: readonly Line[], effort: Effort) {
  const moved: PlacedUpgrade[] = []
  const wanted: UnplacedCard[] = []
  const rows = lines.flatMap((line): readonly Line[] => {
    effort.steps += line.text.length
    const label = knownLabel(line, effort)
    if (label?.kind === 'name' || label?.kind === 'about' || label?.kind === 'person') return [line]
    const take = (part: string, said: string, ship: string, price = ''): string => {
      const { which, name } = whichShip(ship)
      const { before, written } = behindShip(said, effort)
      const cards = cardsIn(written.replace(BULLET, ''), effort)
      const ships = cardsMeant('ship', nameIn(name, effort), effort).map(({ id }) => id)
      const isOfShip = name === '' ? which !== undefined : ships.length > 0
      if (!isOfShip || !cards.every((card) => mayMean('upgrade', nameIn(card, effort), effort))) return part
      const [one, ...others] =
        which === undefined ? lines.filter((each) => each !== line && beginsWithShip(each, ships, effort)) : []
      for (const [at, card] of cards.entries()) {
        const text = `- ${card}${at + 1 === cards.length ? price : ''}`
        if (one && others.length === 0) moved.push({ line: line.line, text, ship: one })
        else
          wanted.push({
            line: line.line,
            text,
            said: part.slice(before.length).trim(),
            ...(which !== undefined && { which }),
            ...(name !== '' && { ships }),
          })
      }
      return before.replace(JOIN_BEHIND, '')
    }
    const takeFor = (part: string, which: string, cards: string) =>
      whichShip(which).which === undefined ? part : take(part, cards, which)
    const text = line.text
      .replaceAll(OF_ROW, (part: string, which: string, cards: string) => takeFor(part, which, cards))
      .replaceAll(SHIP_HAS, (part: string, which: string, cards: string) => takeFor(part, which, cards))
      .replaceAll(IN_BRACKET, (part: string, card: string, on: string, ship: string, price: string) =>
        on !== '' || isOneOfShips(ship) ? take(part, card, ship, price) : part,
      )
      .replaceAll(ON_SHIP, (part: string, card: string, ship: string, price: string) =>
        // `Ackbar na MC80` is the row of that ship
        / (?:na|sur|en) /i.test(part) && whichShip(ship).which === undefined ? part : take(part, card, ship, price),
      )
    if (text === line.text) return [line]
    const row = joined(text.trim())
    const isLeft = /[\p{L}\d]/u.test(row.replace(/^\p{L}+:$/u, '').replaceAll(AND, ''))
    return isLeft ? [{ line: line.line, text: row }] : []
  })
  const below = (ship: Line) => moved.filter((each) => each.ship === ship).map(({ line, text }) => ({ line, text }))
  return { lines: rows.flatMap((line) => [line, ...below(line)]), wanted }
}
/** `with OE and Ozzel on the first one`: of what stands behind a ship, the last card alone is on that one. */
function behindShip(said: string, effort: Effort): { readonly before: string; readonly written: string } {
  const card = said.replace(BULLET, '')
  if (cardsIn(card, effort).every((each) => mayMean('upgrade', nameIn(each, effort), effort)))
    return { before: '', written: said }
  const at = [...said.matchAll(JOINED)].at(-1)
  if (at === undefined) return { before: '', written: said }
  const from = at.index + at[0].length
  return { before: said.slice(0, from), written: said.slice(from) }
}
const JOINED = /(?<=\S) (?:with|w\/|and|plus|\+|&|mit|und|z|ze|oraz|avec|et|con|y) ?(?=\S)/giu
const JOIN_BEHIND = / (?:with|w\/|and|plus|\+|&|mit|und|z|ze|oraz|avec|et|con|y) ?$/iu
const AND = /(?<!\p{L})(?:and|und|oraz)(?!\p{L})/giu

/** One ship alone: below several, the card would be on the last. */
function beginsWithShip({ text }: Line, ships: readonly string[], effort: Effort): boolean {
  const { names } = namesInRow(text, effort)
  const [first] = names
  const isOne = (first?.count ?? 1) === 1 && names.filter(({ cards }) => cards.ship && !cards.upgrade).length < 2
  return isOne && first?.cards.ship?.some(({ id }) => ships.includes(id)) === true
}
