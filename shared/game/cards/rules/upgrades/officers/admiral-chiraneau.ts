import { modify, permit } from '#shared/game/engine/card-builder'

/**
 * Squadrons that the ship's command activates move though they are engaged; then their speed is 2 before other cards change it
 * (FQ.admiral-chiraneau.1).
 */
export default [
  permit('ignore-engagement', (_g, _unit, { on }, { to, by }) => to === 'move' && by === on),
  modify('speed', () => 2, { when: (_g, _unit, { on }, { by, pinned }) => by === on && pinned === true, order: -1 }),
]
