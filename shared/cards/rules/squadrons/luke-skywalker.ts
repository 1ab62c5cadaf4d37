import { permit } from '#shared/engine/card-builder'

/** Attacking a ship, its damage passes the shields. */
export default [permit('bypass-shields')]
