import { nameIn } from './cards-in'
import type { Effort } from './effort'
import { knownLabel } from './labels'
import type { Line } from './list'
import { mayMean } from './parts'
import { cardsMeant } from './short'
import { joined } from './struck'
import { namesInRow } from './words-of-row'

/** `Demolisher (on Gladiator)`, `Motti (24) on the ISD`, `Tarkin auf dem Victory` */
const ON_SHIP =
  /(?<=^|[:,;•*+&-] ?)([^,;:()•]{2,40}?(?: ?\(\d{1,3}\))?) ?(?:\((?:on|aboard|auf|na|sur|en|su) (?:the |my |dem |der |le |la |el )?([^()]{2,40})\)| (?:on|aboard|auf) (?:the |my |dem |der )?([^,;:()]{2,40}))((?: ?\(\d{1,3}\))?)(?=$|[,;])/giu
const BULLET = /^[-•*+ ]+/

/** An upgrade that says on which ship it is. */
interface Moved extends Line {
  readonly ship: Line
}

/**
 * The rows with each such card below the one ship that is called so. If none is, or several are, nobody knows where it
 * belongs, and it is told.
 */
export function withCardsOnShips(lines: readonly Line[], effort: Effort) {
  const moved: Moved[] = []
  const shipless: Line[] = []
  const rows = lines.flatMap((line): readonly Line[] => {
    effort.steps += line.text.length
    const label = knownLabel(line, effort)
    if (label?.kind === 'name' || label?.kind === 'about' || label?.kind === 'person') return [line]
    const text = line.text.replaceAll(
      ON_SHIP,
      (part: string, card: string, inBracket = '', behind = '', price = '') => {
        const ships = cardsMeant('ship', nameIn(inBracket || behind, effort), effort).map(({ id }) => id)
        if (ships.length === 0 || !mayMean('upgrade', nameIn(card.replace(BULLET, ''), effort), effort)) return part
        const [ship, ...others] = lines.filter((each) => each !== line && beginsWithShip(each, ships, effort))
        if (ship && others.length === 0)
          moved.push({ line: line.line, text: `- ${card.replace(BULLET, '')}${price}`, ship })
        else shipless.push({ line: line.line, text: part.trim() })
        return ''
      },
    )
    if (text === line.text) return [line]
    const row = joined(text.trim())
    return /[\p{L}\d]/u.test(row.replace(/^\p{L}+:$/u, '')) ? [{ line: line.line, text: row }] : []
  })
  const below = (ship: Line) => moved.filter((each) => each.ship === ship).map(({ line, text }) => ({ line, text }))
  return { lines: rows.flatMap((line) => [line, ...below(line)]), shipless }
}

/** One ship alone: below several, the card would be on the last. */
function beginsWithShip({ text }: Line, ships: readonly string[], effort: Effort): boolean {
  const { names } = namesInRow(text, effort)
  const [first] = names
  const isOne = (first?.count ?? 1) === 1 && names.filter(({ cards }) => cards.ship && !cards.upgrade).length < 2
  return isOne && first?.cards.ship?.some(({ id }) => ships.includes(id)) === true
}
