import { modify } from '#shared/game/engine/card-builder'

/** Squadrons with Bomber that the ship's command activates are faster by one. */
export default [
  modify('speed', (speed) => speed + 1, {
    when: (_g, _unit, { on }, { by, keywords }) => by === on && keywords?.bomber !== undefined,
  }),
]
