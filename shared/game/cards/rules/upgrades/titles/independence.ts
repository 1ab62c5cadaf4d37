import { at, whileLasting } from '#shared/game/engine/card-builder'

/**
 * A squadron that the ship's command activates may have speed 4 in this activation, before other cards change it; then it cannot
 * attack.
 */
export default [
  at('squadron.activated')
    .may()
    .when((_g, { squadronActivation }, { on }) => squadronActivation.by === on)
    // The printed speed decides whether it gains: what other cards change comes on top (FQ.all-fighters-follow-me.1).
    .allowed((rules, g, { subject }) => Number(rules.printedValue(g, 'speed', subject, {})) < 4)
    .do((tx, { subject, squadronActivation }, _answers, { source, card, seat }) =>
      tx.last({ source, card, seat, on: subject, until: { frame: squadronActivation.id } }),
    ),
  whileLasting.modify('speed', (speed) => Math.max(speed, 4), { order: -1 }),
  whileLasting.forbid('attack'),
]
