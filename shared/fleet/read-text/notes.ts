import { factionNamed, type Line, type WrittenList, type WrittenObjective } from './list'
import { type Price, splitPrice } from './row'

/** No card of the era costs as much: the points are those of a fleet. */
export const FEWEST_OF_FLEET = 130

/** `None`, `-`: a label that was left empty. */
export const isNothing = (text: string): boolean => /^(?:|-|none|n\/a|brak)$/i.test(text)

/** A number alone, or with the word for points. */
export const isFigure = (text: string): boolean =>
  /^[([]?\d[\d ()[\]/]*(?:total )?(?:points?|pts?|pkt)?[)\]]?$/i.test(text)

export function noteSkipped({ line, text }: Line, list: WrittenList): void {
  if (/\p{L}/u.test(text)) list.skipped.push({ line, text })
}

export function noteFaction(line: Line, list: WrittenList): void {
  const faction = factionNamed(line.text)
  if (faction === undefined || (list.faction ?? faction) !== faction) noteSkipped(line, list)
  else list.faction = faction
}

/** A list has one name; what calls itself another is none of its cards. */
export function noteName(line: Line, list: WrittenList): void {
  if (list.name === undefined || list.name === '') list.name = line.text
  else noteSkipped(line, list)
}

export function noteCommander({ line, text }: Line, list: WrittenList): void {
  const { name, price } = splitPrice(text)
  const [first] = price?.numbers ?? []
  if (isNothing(name)) return
  if (list.commander) noteSkipped({ line, text }, list)
  else list.commander = { line, text: name, ...(first !== undefined && { price: first }) }
}

/** `Most Wanted (Assault)`: the category behind the name, which says no more than the card does. */
export const withoutCategory = (text: string): string => text.replace(CATEGORY_BEHIND, '')
const CATEGORY_BEHIND =
  /(?: ?[([]| - )(?:assault|defen[cs]e|navigation|nav|red|yellow|blue|atak|szturm|obrona|nawigacja|czerwon[ya]|żółt[ya]|niebiesk[ia]|angriff|verteidigung|rot|gelb|blau|assaut|défense|rouge|jaune|bleue?|asalto|defensa|navegación|roj[oa]|amarill[oa]|azul)(?: objective)?[)\]]?$/iu

export function noteObjective(objective: WrittenObjective, list: WrittenList): void {
  const text = withoutCategory(objective.text)
  if (!isNothing(text)) list.objectives.push({ ...objective, text })
}

export const numbersIn = (text: string): number[] => (text.match(/\d{1,5}/g) ?? []).map(Number)

export function noteSum(of: 'shipPoints' | 'squadronPoints', text: string, list: WrittenList): void {
  const [sum] = numbersIn(text)
  if (sum !== undefined) list.sums[of === 'shipPoints' ? 'ships' : 'squadrons'] = sum
}

/** `398/400` or `84/398/400`: the sum and the limit come last. */
export function notePoints({ numbers }: Price, list: WrittenList): void {
  const [squadrons, total, limit] = numbers.length > 2 ? numbers : [undefined, ...numbers]
  if (squadrons !== undefined) list.sums.squadrons = squadrons
  if (total !== undefined) list.sums.total = total
  if (limit !== undefined) list.limit = limit
}
