import { at } from '#shared/game/engine/card-builder'
import { acts, liesOn } from './on-obstacle'

/** A ship on it suffers two damage on one hull zone of its owner's choice (R13.3); squadrons nothing. */
export default [
  at('maneuver.after')
    .when(liesOn)
    .allowed(acts('debris-field'))
    .do((tx, { subject }) => {
      tx.windowForCards('obstacle.damaged', subject)
      tx.suffer(subject, 2)
    }),
]
