import { friendlySquadronsNear } from '#shared/game/cards/squadrons-near'
import { at, whileLasting } from '#shared/game/engine/card-builder'

/** At the start of the Squadron Phase up to two friendly squadrons at distance 1-2 gain Rogue for the round. */
export default [
  at('squadron-phase.start')
    .may()
    .needsSome('squadrons', { min: 1, max: 2 }, (g, _moment, _answers, self, valueNow) =>
      friendlySquadronsNear(g, self, 2).filter((id) => !valueNow('keywords', id, {}).rogue),
    )
    .tells('squadrons')
    .do((tx, _moment, { squadrons }, { source, card, seat }) => {
      for (const on of squadrons) tx.last({ source, card, seat, on, until: 'round' })
    }),
  whileLasting.modify('keywords', (keywords) => ({ ...keywords, rogue: 1 })),
]
