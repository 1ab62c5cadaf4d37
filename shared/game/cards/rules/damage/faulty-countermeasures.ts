import { forbid, onOwn } from '#shared/game/engine/card-builder'

/** It cannot spend exhausted defense tokens (DC11). */
export default [
  forbid(
    'spend-token',
    onOwn(({ exhausted }) => exhausted),
  ),
]
