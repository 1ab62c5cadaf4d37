import { forbid } from '#shared/game/engine/card-builder'

/** Counter and Escort of enemies do nothing to his attacks. */
export default [forbid('use-keyword', (_g, _unit, { on }, { against }) => against === on)]
