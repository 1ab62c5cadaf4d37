import { modify } from '#shared/game/engine/card-builder'

/** Squadrons without Heavy that the ship's command activates are faster by one, up to 5; an enemy with Intel gives Heavy (R11.32). */
export default [
  modify('speed', (speed) => Math.max(speed, Math.min(5, speed + 1)), {
    when: (_g, _unit, { on }, { by, keywords }) => by === on && !keywords?.heavy,
  }),
]
