import * as z from 'zod/mini'
import { COMMANDS } from '#shared/game/engine/terms'
import { id, micrometres, option, salt } from './fields'

/** One answer, in the form its question asks for (`Choice`); whether it is legal is the engine's to say. */
export const choice = z.union([
  z.strictObject({ option }),
  z.strictObject({ options: z.array(option).check(z.maxLength(60)) }),
  z.strictObject({
    dials: z.record(id, z.array(z.strictObject({ command: z.enum(COMMANDS), salt })).check(z.maxLength(8))),
  }),
  z.strictObject({
    clicks: z.array(z.int().check(z.minimum(-2), z.maximum(2))).check(z.maxLength(4)),
    side: z.enum(['left', 'right']),
  }),
  z.strictObject({
    places: z.array(z.strictObject({ squadron: id, x: micrometres, y: micrometres })).check(z.maxLength(40)),
  }),
  z.strictObject({ to: z.strictObject({ x: micrometres, y: micrometres }) }),
  z.strictObject({
    pose: z.strictObject({
      x: micrometres,
      y: micrometres,
      /** 1/1000 of a degree. */
      heading: z.int().check(z.minimum(0), z.maximum(359_999)),
    }),
    speed: z.exactOptional(z.int().check(z.minimum(0), z.maximum(4))),
  }),
])
