import * as z from 'zod/mini'
import { COMMANDS } from '#shared/engine/state'
import { PRESETS, type PresetId } from '#shared/fleet/game-options'
import { id, salt, shownName } from './fields'
import { fleet, gameOptions } from './fleets'
import { LANGUAGES } from './language'

/** Options stand in bodies alone; that of an attack says from where to where: `front>cr90-1.left`. */
const option = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:+#@>-]{0,79}$/))
/** What a question is about may be a card in play: `gunnery-team@victory-1`. */
const subject = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:+#@-]{0,79}$/))
const micrometres = z.int().check(z.minimum(-10_000_000), z.maximum(10_000_000))

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

/** A line says what it answers, never a request id (design 11). */
export const scriptLine = z.strictObject({ ask: id, subject, choose: choice })

/** POST /games/:id/decisions */
export const submission = z.strictObject({
  /** Made by the client; a repeat is harmless. */
  submissionId: id,
  /** The open request that the first line answers. */
  answers: id,
  script: z.array(scriptLine).check(z.minLength(1), z.maxLength(40)),
})

export const wish = z.enum(['rebel', 'imperial', 'any'])

/** Time for each hand-off, whole hours. */
const hoursPerHandOff = z.int().check(z.minimum(1), z.maximum(24 * 14))
/** The learning scenario. */
const newLearningGame = z.strictObject({
  kind: z.optional(z.literal('learning')),
  submissionId: id,
  wish,
  salt,
  hoursPerHandOff,
  /** A bot takes the second seat: the game begins at once, without invitation or deadlines. */
  against: z.optional(z.literal('practice')),
})
/** Each seat brings a fleet, which says its side. */
const newFleetGame = z.strictObject({
  kind: z.literal('fleets'),
  submissionId: id,
  salt,
  hoursPerHandOff,
  options: z.union([z.enum(Object.keys(PRESETS) as PresetId[]), gameOptions]),
})
/** POST /games */
export const newGame = z.discriminatedUnion('kind', [newLearningGame, newFleetGame])
/** POST /invitations/:code; the wish is of no effect where fleets are brought, and absent it is any side. */
export const joinGame = z.strictObject({ wish: z.optional(wish), salt })
/** POST /games/:id/fleet */
export const broughtFleet = z.strictObject({ submissionId: id, fleet })
/** POST /games/:id/resign and /games/:id/claim */
export const ending = z.strictObject({ submissionId: id })
/** POST /sign-in-links */
export const signInLink = z.strictObject({
  email: z.email().check(z.maxLength(254)),
  /** Path on this site to go on to after signing in, e.g. of an invitation. */
  onTo: z.optional(z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])[\x21-\x7e]*$/))),
})
/** POST /sessions; `zone` is the device's, and that of a player who comes for the first time. */
export const newSession = z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/)),
  zone: z.optional(z.string().check(z.maxLength(60))),
})
/** PATCH /players/me; `zone` is an IANA name, `language` that of pages, mails and refusals. */
export const profile = z.strictObject({
  /** Shown to other players. */
  name: z.optional(shownName(40)),
  zone: z.optional(z.string().check(z.maxLength(60))),
  language: z.optional(z.enum(LANGUAGES)),
})

/** POST /players/me/webhooks; where it may lead is the service's to say. */
export const newWebhook = z.strictObject({
  url: z.string().check(z.trim(), z.maxLength(500)),
  /** Discord's number of a person; used where the address is Discord's. */
  mention: z.optional(z.string().check(z.regex(/^[0-9]{15,20}$/))),
})
/** PATCH /players/me/webhooks/:webhook */
export const webhookChange = z.strictObject({ on: z.boolean() })

export type Submission = z.infer<typeof submission>
export type ScriptLine = z.infer<typeof scriptLine>
export type NewGame = z.infer<typeof newGame>
export type NewLearningGame = z.infer<typeof newLearningGame>
export type BroughtFleet = z.infer<typeof broughtFleet>
export type JoinGame = z.infer<typeof joinGame>
export type Wish = z.infer<typeof wish>
export type Profile = z.infer<typeof profile>
export type NewWebhook = z.infer<typeof newWebhook>
