import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'

/** The ship or squadron whose turn it is, and both ends of an attack. */
export const actingIn = ({ now }: GameView): UnitId[] =>
  now.flatMap((frame) => {
    if (frame.kind === 'attack') return [frame.attacker, frame.defender]
    if (frame.kind === 'activation') return [frame.ship]
    return 'squadron' in frame && typeof frame.squadron === 'string' ? [frame.squadron] : []
  })
