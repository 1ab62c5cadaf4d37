import { at } from '#shared/game/engine/card-builder'
import { acts, liesOn } from './on-obstacle'

/** A ship on it is dealt one faceup damage card (R13.2, R13.6); squadrons nothing. */
export default [
  at('maneuver.after')
    .when(liesOn)
    .allowed(acts('asteroid-field'))
    .do((tx, { subject }) => tx.dealFaceup(subject, 'obstacle.damaged')),
]
