import { at } from '#shared/game/engine/card-builder'

/** At the start of the Ship Phase he may activate as by a Squadron command: he moves and attacks, in either order (R7.7). */
export default [
  at('ship-phase.start')
    .may()
    .when(({ squadrons }, _moment, { on }) => squadrons[on]?.activated === false)
    .do((tx, _moment, _answers, { on }) => tx.activateSquadron(on, { forced: false, commanded: true })),
]
