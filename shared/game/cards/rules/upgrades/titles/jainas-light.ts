import { forbid, onOwn } from '#shared/game/engine/card-builder'

/** Its attacks are never obstructed (R6.13), and no asteroid or debris does anything to it (R13.2-3); a station still repairs it. */
export default [
  forbid('obstruct', (_g, _unit, { on }, { attacker }) => attacker === on),
  forbid(
    'resolve-obstacle',
    onOwn(({ kind }) => kind !== 'station'),
  ),
]
