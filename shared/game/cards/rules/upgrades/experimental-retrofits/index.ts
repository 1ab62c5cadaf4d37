// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import g8ExperimentalProjector from './g-8-experimental-projector'
import g7XGravWellProjector from './g7-x-grav-well-projector'
import gravShiftReroute from './grav-shift-reroute'
import targetingScrambler from './targeting-scrambler'

export const EXPERIMENTAL_RETROFITS: RulesOf<WrittenCard<'experimental-retrofits'>> = {
  'g-8-experimental-projector': g8ExperimentalProjector,
  'g7-x-grav-well-projector': g7XGravWellProjector,
  'grav-shift-reroute': gravShiftReroute,
  'targeting-scrambler': targetingScrambler,
}
