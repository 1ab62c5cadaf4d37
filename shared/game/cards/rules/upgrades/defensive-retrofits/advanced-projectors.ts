import { modify, onOwn } from '#shared/game/engine/card-builder'
import { HULL_ZONES } from '#shared/game/engine/state'

/** A redirect of the ship may name any of its other hull zones, and all of them (R8.8, FQ.advanced-projectors.1). */
export default [
  modify('adjacentZones', (_zones, _self, { zone }) => HULL_ZONES.filter((each) => each !== zone), {
    when: onOwn(({ redirect }) => redirect === true),
  }),
  modify('redirectZones', () => HULL_ZONES.length - 1),
]
