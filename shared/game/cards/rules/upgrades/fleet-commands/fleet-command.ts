import { at } from '#shared/game/engine/card-builder'
import type { EffectRule, Self } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import { type Command, TABLE } from '#shared/game/engine/state'

/** At the start of the Ship Phase, for the card itself or a command token of its ship. */
export const fleetCommand = (token: Command, act: (tx: Change, self: Self) => void): EffectRule =>
  at('ship-phase.start')
    .may()
    .needs('price', (g, _moment, _answers, { on }) => [
      ...(g.ships[on]?.commandTokens.includes(token) ? [token] : []),
      'card',
    ])
    .pays((tx, _moment, { price }, self) => {
      if (price === 'card') tx.discardCard(self.source)
      else tx.spendToken(self.on, token)
    })
    .do((tx, _moment, _answers, self) => act(tx, self))

/** Then the card has an effect on the whole table until the end of the round, even if it or its ship is gone (R9.18). */
export const fleetCommandForTheRound = (token: Command): EffectRule =>
  fleetCommand(token, (tx, { source, card, seat }) => tx.last({ source, card, seat, on: TABLE, until: 'round' }))
