// `npm run cards` writes this file.

import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import type { ObstacleKind } from '#shared/game/engine/terms'
import asteroidField from './asteroid-field'
import debrisField from './debris-field'
import dustField from './dust-field'
import station from './station'

export const OBSTACLES: RulesOf<ObstacleKind> = {
  'asteroid-field': asteroidField,
  'debris-field': debrisField,
  'dust-field': dustField,
  station,
}
