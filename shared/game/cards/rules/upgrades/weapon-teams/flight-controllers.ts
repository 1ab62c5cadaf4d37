import { modify } from '#shared/game/engine/card-builder'

/** Squadrons that the ship's command activates have a blue die more against squadrons, by Snipe, too (FQ.flight-controllers.1). */
export default [
  modify('armament', (dice) => ({ ...dice, blue: dice.blue + 1 }), {
    when: (_g, _unit, { on }, { by, against }) => by === on && against === 'squadron',
  }),
]
