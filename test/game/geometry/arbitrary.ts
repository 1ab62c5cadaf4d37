import fc from 'fast-check'
import type { Point, Pose } from '#shared/game/engine/state'
import type { BasePlace, SizeClass } from '#shared/game/geometry/base'

/** The learning scenario's table: three feet by three (R1.1). */
export const AREA = { width: 914_400, height: 914_400 }

export const anySize = fc.constantFrom<SizeClass>('small', 'medium', 'large')
/** Multiples of 22.5° turn up in play far more often than others. */
export const anyHeading = fc.oneof(
  fc.integer({ min: 0, max: 359_999 }),
  fc.integer({ min: 0, max: 15 }).map((clicks) => clicks * 22_500),
)
export const pointWithin = (centre: Point, reach: number): fc.Arbitrary<Point> =>
  fc.record({
    x: fc.integer({ min: centre.x - reach, max: centre.x + reach }),
    y: fc.integer({ min: centre.y - reach, max: centre.y + reach }),
  })
export const poseWithin = (centre: Point, reach: number): fc.Arbitrary<Pose> =>
  fc.tuple(pointWithin(centre, reach), anyHeading).map(([at, heading]) => ({ ...at, heading }))
export const shipWithin = (centre: Point, reach: number): fc.Arbitrary<BasePlace> =>
  fc.record({ size: anySize, pose: poseWithin(centre, reach) })
