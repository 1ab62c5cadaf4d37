import { modify } from '#shared/game/engine/card-builder'

/** An evade of the ship works on one die more (R8.9); a redirect may name both adjacent hull zones (R8.8). */
export default [modify('evadeDice', (dice) => dice + 1), modify('redirectZones', (zones) => Math.max(zones, 2))]
