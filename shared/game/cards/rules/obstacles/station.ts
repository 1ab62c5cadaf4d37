import { at } from '#shared/game/engine/card-builder'
import { acts, liesOn } from './on-obstacle'

/** A ship may discard one of its damage cards, a facedown one by its place; a squadron may recover one hull point (R13.4). */
export default [
  at('maneuver.after')
    .may()
    .byOrder({ use: 'always', first: ['faceup', 'any'] })
    .when(liesOn)
    .allowed(acts('station'))
    .needs('card', (g, { subject }) => (g.ships[subject]?.damage ?? []).map(({ slot }) => String(slot)))
    .do((tx, { subject }, { card }) => tx.discardDamage(subject, Number(card))),
  at('squadron.moved')
    .may()
    .when(liesOn)
    .allowed((rules, g, moment, self) => {
      const hull = g.squadrons[moment.subject]?.hull ?? 0
      return hull < rules.valueOf(g, 'hull', moment.subject, {}) && acts('station')(rules, g, moment, self)
    })
    .do((tx, { subject }) => tx.recoverHull(subject)),
]
