import type { AskName } from '#shared/engine/decision'
import type { Asked, Prepared } from '../prepared'
import { prepareCourse } from './course'
import { prepareDials } from './dials'
import { prepareClosest, prepareDial, prepareOptions, prepareToken } from './options'
import { preparePlaces } from './places'
import { prepareShip } from './ship'

/** How the answer to each question is made of its draft; a question without an entry does not compile. */
export const PREPARE: Record<AskName, (asked: Asked) => Prepared> = {
  'command.dials': prepareDials,
  'ship.activate': prepareShip,
  'activation.dial': prepareDial,
  'tokens.discard': prepareToken,
  'maneuver.navigate': prepareCourse,
  'maneuver.course': prepareCourse,
  'overlap.closest': prepareClosest,
  'displaced.place': preparePlaces,
  'window.effect': prepareOptions,
  'effect.choose': prepareOptions,
}
