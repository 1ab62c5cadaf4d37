import { permit } from '#shared/game/engine/card-builder'

/** Engagement keeps it neither from moving nor from attacking ships (R11.13, R11.17). */
export default [permit('ignore-engagement')]
