import { DAMAGE_DECK, damageCard } from '#shared/game/cards/catalog/damage-deck'
import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from './game-view'

/** How likely the next card dealt to a ship deals it another one (DC19), as far as the viewer knows the cards. */
export function chanceOfAnotherCard({ ships, deck, ownDecks }: GameView, ship: UnitId): number {
  const seat = ships[ship]?.seat
  if (seat === undefined) return 0
  const { undealt, discard } = ownDecks?.[seat] ?? deck
  const rest = undealt === 0 ? discard : unseen([...discard, ...knownOnShips(ships, ownDecks && seat)])
  return rest.length === 0 ? 0 : rest.filter((card) => damageCard(card).dealsAnother).length / rest.length
}

const knownOnShips = (ships: GameView['ships'], seat: string | undefined): string[] =>
  Object.values(ships)
    .filter((ship) => seat === undefined || ship.seat === seat)
    .flatMap(({ damage }) => damage.flatMap(({ card }) => card ?? []))

function unseen(seen: readonly string[]): string[] {
  const rest: string[] = [...DAMAGE_DECK]
  for (const card of seen) {
    const place = rest.indexOf(card)
    if (place >= 0) rest.splice(place, 1)
  }
  return rest
}
