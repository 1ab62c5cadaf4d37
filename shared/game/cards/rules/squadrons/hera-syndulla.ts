import { friendlySquadronsNear } from '#shared/game/cards/squadrons-near'
import { at, whileLasting } from '#shared/game/engine/card-builder'

/**
 * At the start of the Squadron Phase one or two friendly squadrons at distance 1-2 gain Rogue for the round, without a choice
 * (R11.42). Rogue only allows (R11.31), so nothing would change for one that has it: she is not asked about those.
 */
export default [
  at('squadron-phase.start')
    .needsSome('squadrons', { min: 1, max: 2 }, (g, _moment, _answers, self, valueNow) =>
      friendlySquadronsNear(g, self, 2).filter((id) => !valueNow('keywords', id, {}).rogue),
    )
    .tells('squadrons')
    .do((tx, _moment, { squadrons }, { source, card, seat }) => {
      for (const on of squadrons) tx.last({ source, card, seat, on, until: 'round' })
    }),
  whileLasting.modify('keywords', (keywords) => ({ ...keywords, rogue: 1 })),
]
