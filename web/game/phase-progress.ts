import { game } from '#messages/game'
import type { GameView } from '#shared/play/view/game-view'

/** How many of the units of the phase have been activated, in words; nothing in phases without activations. */
export function activatedIn({ phase, ships, squadrons }: GameView): string | undefined {
  if (phase !== 'ship' && phase !== 'squadron') return undefined
  const units = Object.values(phase === 'ship' ? ships : squadrons)
  const done = units.filter(({ activated }) => activated).length
  return phase === 'ship' ? game.shipsActivated(done, units.length) : game.squadronsActivated(done, units.length)
}
