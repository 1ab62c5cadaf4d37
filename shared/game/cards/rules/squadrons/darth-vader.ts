import { modify } from '#shared/game/engine/card-builder'

/** Each critical icon of his attacks adds a damage, against squadrons, too (R6.30); he has no critical effect by it (R9.25). */
export default [modify('iconDamage', (icons) => ({ ...icons, critical: 1 }))]
