import { shipKind, squadronKind } from '#shared/game/cards/catalog/kinds'
import type { DefenseKind, UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import { attackIn } from '#web/words/attack'
import { shipIn, squadronIn } from './facts'

export interface TokenState {
  id: string
  kind: DefenseKind
  look: 'readied' | 'exhausted' | 'discarded'
  /** In the current attack. */
  locked: boolean
  spent: boolean
}

/** The tokens that the unit began with. */
function beganWith(view: GameView, unit: UnitId): readonly DefenseKind[] {
  const ship = shipIn(view, unit)
  if (ship) return shipKind(ship.card).defenseTokens
  const squadron = squadronIn(view, unit)
  return squadron ? squadronKind(squadron.card).defenseTokens : []
}

/** The defense tokens of a unit, and the empty places of those it has lost. */
export function tokensOf(view: GameView, unit: UnitId): TokenState[] {
  const held = (shipIn(view, unit) ?? squadronIn(view, unit))?.defense ?? []
  const attack = attackIn(view)
  const isSpent = (id: string) => attack?.spent.some(({ token, of = attack.defender }) => token === id && of === unit)
  const missing = [...beganWith(view, unit)]
  for (const { kind } of held) {
    const place = missing.indexOf(kind)
    if (place >= 0) missing.splice(place, 1)
  }
  return [
    ...held.map(({ id, kind, exhausted }) => ({
      id,
      kind,
      look: exhausted ? ('exhausted' as const) : ('readied' as const),
      locked: (attack?.defender === unit && attack.locked.includes(id)) === true,
      spent: isSpent(id) ?? false,
    })),
    ...missing.map((kind, n) => ({
      id: `lost-${n}`,
      kind,
      look: 'discarded' as const,
      locked: false,
      spent: false,
    })),
  ]
}
