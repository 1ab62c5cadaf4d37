import { engineWith } from '#shared/game'
import { shipCard } from '#shared/game/cards/catalog/ships'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import type { DefenseKind, GameState, Ship, Squadron } from '#shared/game/engine/state'
import { type ShipValues, type SquadronValues, UnitValues } from '#shared/play/view/unit-values'

/** Values of units that no card changes, for views that a test makes by hand. */

const { rules } = engineWith({})

const table = (units: { ships?: object; squadrons?: object }) =>
  ({ ships: {}, squadrons: {}, cards: {}, obstacles: {}, lasting: [], ...units }) as unknown as GameState
const readied = (kinds: readonly DefenseKind[]) => kinds.map((kind) => ({ id: kind, kind, exhausted: false }))

const SHIPS = new Map<string, ShipValues>()
export function printedShipValues(card: string): ShipValues {
  const known = SHIPS.get(card)
  if (known) return known
  const ship = { id: 'ship', card, defense: readied(shipCard(card).defenseTokens), damage: [] } as unknown as Ship
  const values = new UnitValues(table({ ships: { ship } }), rules).ofShip(ship)
  SHIPS.set(card, values)
  return values
}

export function printedSquadronValues(card: string): SquadronValues {
  const { defenseTokens } = squadronCard(card)
  const squadron = { id: 'squadron', card, at: { x: 0, y: 0 }, defense: readied(defenseTokens) } as unknown as Squadron
  return new UnitValues(table({ squadrons: { squadron } }), rules).ofSquadron(squadron)
}
