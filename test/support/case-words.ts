import type { DamageCard, Dial, GameState, PublicShip, Squadron } from '#shared/engine/state'
import type { DialView, GameView, ShipView } from '#shared/view/game-view'
import { tokenWords } from './case-deeds'
import type { SeenTable } from './case-format'
import { differences, sameSet } from './case-match'

const mm = (micrometres: number): number => micrometres / 1000
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

type AnyTable = GameState | GameView
type AnyShip = Omit<PublicShip, 'dials' | 'damage'> & {
  dials: readonly (Dial | DialView)[]
  damage: readonly (DamageCard | ShipView['damage'][number])[]
}

const shipWords = (ship: AnyShip, maxHull: number) => ({
  card: ship.card,
  seat: ship.seat,
  tag: ship.tag,
  at: [mm(ship.pose.x), mm(ship.pose.y)],
  heading: mm(ship.pose.heading),
  speed: ship.dialSpeed,
  shields: ship.shields,
  hull: maxHull - ship.damage.length - ship.damageWithoutCard,
  damage: ship.damage.map((card) => (card.faceup ? { faceup: card.card } : { facedown: card.card })),
  cards: ship.damage.length,
  withoutCard: ship.damageWithoutCard,
  defense: ship.defense.map(tokenWords),
  dials: ship.dials.map((dial) => dial.command),
  tokens: ship.commandTokens,
  spent: ship.spentDials,
  activated: ship.activated,
})
const squadronWords = (squadron: Squadron) => ({
  ...squadron,
  at: [mm(squadron.at.x), mm(squadron.at.y)],
  defense: squadron.defense.map(tokenWords),
})

/** How a state, or one viewer's view of it, differs from the stated parts of the table. */
export function tableDifferences(
  expected: SeenTable,
  actual: AnyTable,
  maxHull: (card: string) => number,
  where: string,
): string[] {
  const found: string[] = []
  const { ships = {}, squadrons = {}, only, discard, area, deck, first, ...plain } = expected
  found.push(...differences(plain, actual, where))
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
    else found.push(...shipDifferences(wanted, shipWords(ship, maxHull(ship.card)), at))
  }
  for (const [id, wanted] of Object.entries(squadrons)) {
    const at = `${where}.squadrons.${id}`
    const squadron = actual.squadrons[id]
    if (isGone(wanted)) found.push(...goneDifferences(wanted, id, actual, at))
    else if (!squadron) found.push(`${at}: is not on the table`)
    else found.push(...differences(wanted, squadronWords(squadron), at))
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

function shipDifferences(wanted: Exclude<Seen, Gone>, ship: ReturnType<typeof shipWords>, where: string): string[] {
  const { tokens, damage, ...plain } = wanted
  return [
    ...differences(plain, ship, where),
    ...(tokens ? sameSet(tokens, ship.tokens, `${where}.tokens`) : []),
    ...(damage ? damageDifferences(damage, ship.damage, `${where}.damage`) : []),
  ]
}

/** `facedown` stands for any title. */
const damageDifferences = (wanted: readonly unknown[], cards: readonly object[], where: string): string[] =>
  differences(
    wanted,
    cards.map((card, i) => ('facedown' in card && wanted[i] === 'facedown' ? 'facedown' : card)),
    where,
  )
