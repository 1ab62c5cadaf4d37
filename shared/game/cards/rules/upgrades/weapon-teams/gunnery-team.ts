import { forbid, onOwn, permit } from '#shared/game/engine/card-builder'
import { hasShot } from '#shared/game/engine/once'

/**
 * A hull zone may attack twice in an activation (R5.19), but no ship, at any zone, and no squadron twice; Counter is not
 * one of these attacks.
 */
export default [
  permit('reuse-zone'),
  forbid(
    'attack',
    onOwn(
      ({ zone, defender, manner }, g, attacker) =>
        zone !== undefined && !manner && hasShot(g, { attacker, zone, defender }),
    ),
  ),
]
