import type { Values } from '#shared/game/engine/influence'
import type { SeenTable } from './case-format-expect'
import { differences, sameSet } from './case-match'
import { battleDifferences } from './case-words-battle'
import { type AnyTable, mm, shipDifferences, squadronDifferences } from './case-words-units'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Events, places and poses in the units of case files: mm and degrees. */
export function inMillimetres(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inMillimetres)
  if (!isRecord(value)) return value
  const isPoint = typeof value.x === 'number' && typeof value.y === 'number'
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (isPoint && (key === 'x' || key === 'y' || key === 'heading') && typeof inner === 'number')
        return [key, mm(inner)]
      return [key, inMillimetres(inner)]
    }),
  )
}

/** How a state, or one viewer's view of it, differs from the stated parts of the table. */
export function tableDifferences(expected: SeenTable, actual: AnyTable, rules: Values, where: string): string[] {
  const found: string[] = []
  const { ships = {}, squadrons = {}, only, discard, area, deck, first, round, phase, factions, ...battle } = expected
  const plain = Object.entries({ round, phase, factions }).filter(([, value]) => value !== undefined)
  found.push(
    ...differences(Object.fromEntries(plain), actual, where),
    ...battleDifferences(battle, actual, rules, where),
  )
  if (first) found.push(...differences(first, actual.firstPlayer, `${where}.first`))
  if (area) found.push(...differences(area, [mm(actual.area.width), mm(actual.area.height)], `${where}.area`))
  if (deck !== undefined) {
    const left = Array.isArray(actual.deck.undealt) ? actual.deck.undealt.length : actual.deck.undealt
    found.push(...differences(deck, left, `${where}.deck`))
  }
  if (discard) found.push(...sameSet(discard, actual.deck.discard, `${where}.discard`))
  if (only)
    found.push(...sameSet(only, [...Object.keys(actual.ships), ...Object.keys(actual.squadrons)], `${where}.only`))
  for (const [id, wanted] of Object.entries(ships)) {
    const at = `${where}.ships.${id}`
    const ship = actual.ships[id]
    if (isGone(wanted)) found.push(...goneDifferences(wanted, id, actual, at))
    else if (!ship) found.push(`${at}: is not on the table`)
    else found.push(...shipDifferences(wanted, ship, actual, rules, at))
  }
  for (const [id, wanted] of Object.entries(squadrons)) {
    const at = `${where}.squadrons.${id}`
    const squadron = actual.squadrons[id]
    if (isGone(wanted)) found.push(...goneDifferences(wanted, id, actual, at))
    else if (!squadron) found.push(`${at}: is not on the table`)
    else found.push(...squadronDifferences(wanted, squadron, at))
  }
  return found
}

type Seen = NonNullable<SeenTable['ships']>[string]
type Gone = Extract<Seen, string | { destroyed: unknown }>
const isGone = (wanted: NonNullable<SeenTable['ships' | 'squadrons']>[string]): wanted is Gone =>
  typeof wanted === 'string' || 'destroyed' in wanted

function goneDifferences(wanted: Gone, id: string, actual: AnyTable, where: string): string[] {
  if (actual.ships[id] || actual.squadrons[id]) return [`${where}: should be destroyed and is still on the table`]
  const lost = actual.lost.find((unit) => unit.id === id)
  if (!lost) return [`${where}: is not among the destroyed units`]
  return typeof wanted === 'string' ? [] : differences(wanted.destroyed, lost, where)
}
