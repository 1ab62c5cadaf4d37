import { permit } from '#shared/game/engine/card-builder'

/** Attacking a ship, its damage passes the shields. */
export default [permit('bypass-shields')]
