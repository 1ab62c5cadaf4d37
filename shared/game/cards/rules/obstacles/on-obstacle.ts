import { obstaclesUnder } from '#shared/game/cards/card-measure'
import type { Moment, Self } from '#shared/game/engine/card-rules'
import type { Values } from '#shared/game/engine/influence'
import type { Game, ObstacleKind, PublicTable } from '#shared/game/engine/state'

/** A unit of this seat lies on the obstacle at the end of its move (R13.1); the other player's instance is not asked. */
export const liesOn = (g: PublicTable, { subject }: Moment, { source, seat }: Self): boolean =>
  (g.ships[subject] ?? g.squadrons[subject])?.seat === seat && obstaclesUnder(g, subject).includes(source)

/** Unless a card keeps the obstacle from doing anything to it. */
export const acts =
  (kind: ObstacleKind) =>
  (rules: Values, g: Game, { subject, maneuver }: Moment, { source }: Self): boolean =>
    rules.allows(g, 'resolve-obstacle', subject, { kind, obstacle: source, maneuver: maneuver?.id })
