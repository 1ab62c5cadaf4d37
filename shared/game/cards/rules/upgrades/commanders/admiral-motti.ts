import { shipKind } from '#shared/game/cards/catalog/kinds'
import { modify } from '#shared/game/engine/card-builder'
import type { SizeClass } from '#shared/game/engine/state'

const raised = (by: number, size: SizeClass) =>
  modify('hull', (hull) => hull + by, {
    when: (g, unit, self) => {
      const ship = g.ships[unit] ?? g.reserve?.ships[unit]
      return ship?.seat === self.seat && shipKind(ship.card).size === size
    },
  })

/** The hull values of friendly ships are higher by their size; a ship may die of losing it (FQ.admiral-motti.1). */
export default [raised(1, 'small'), raised(2, 'medium'), raised(3, 'large')]
