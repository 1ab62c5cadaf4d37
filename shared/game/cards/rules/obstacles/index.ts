import type { ObstacleKind } from '#shared/game/engine/terms'
import type { RulesOf } from '../rules-of'
import asteroidField from './asteroid-field'
import debrisField from './debris-field'
import station from './station'

/** What obstacles do to those that end a move on them (R13). */
export const OBSTACLES: RulesOf<ObstacleKind> = {
  'asteroid-field': asteroidField,
  'debris-field': debrisField,
  station,
}
