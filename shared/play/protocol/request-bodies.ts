import * as z from 'zod/mini'
import { PRESETS, type PresetId } from '#shared/fleet/game-presets'
import { DAYS_OFF_MOST, QUIET_MOST_MINUTES, quietMinutes } from '#shared/play/clock/resting-times'
import { id, playerName, salt } from './fields'
import { fleet, gameOptions } from './fleets'
import { LANGUAGES } from './language'
import { script } from './orders'

/** POST /games/:id/decisions */
export const submission = z.strictObject({
  /** The client makes it, so that a repeat is harmless. */
  submissionId: id,
  /** The open request that the first line answers. */
  answers: id,
  script,
})

export const wish = z.enum(['rebel', 'imperial', 'any'])

/** Time for each hand-off, or what each adds to a bank; whole hours. */
const hoursPerHandOff = z.int().check(z.minimum(1), z.maximum(24 * 14))
/** Time that is saved up: what is in it at first, and the most that a hand-off has; hours. */
const bank = z.optional(
  z
    .strictObject({
      hours: z.int().check(z.minimum(1), z.maximum(24 * 60)),
      most: z.optional(z.int().check(z.minimum(1), z.maximum(24 * 90))),
    })
    .check(z.refine(({ hours, most }) => most === undefined || most >= hours)),
)
/** What happens to a late seat: the other one may claim the game, or the service plays on for it. */
const whenTimeIsUp = z.optional(z.enum(['claim', 'play-on']))
/** The learning scenario. */
const newLearningGame = z.strictObject({
  kind: z.optional(z.literal('learning')),
  submissionId: id,
  wish,
  salt,
  hoursPerHandOff,
  bank,
  whenTimeIsUp,
  /** A bot takes the second seat: the game begins at once, without invitation or deadlines. */
  against: z.optional(z.literal('practice')),
})
/** Each seat brings a fleet, which says its side. */
const newFleetGame = z.strictObject({
  kind: z.literal('fleets'),
  submissionId: id,
  salt,
  hoursPerHandOff,
  bank,
  whenTimeIsUp,
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
const until = z.optional(z.iso.datetime())
/** POST /games/:id/pause; agreeing names what was offered. `until` absent: until either of them goes on. */
export const pauseChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('offer'), until }),
  z.strictObject({ do: z.literal('agree'), until }),
  z.strictObject({ do: z.literal('withdraw') }),
  z.strictObject({ do: z.literal('go-on') }),
])
/** POST /games/:id/time; whole hours for the other player. */
export const givenTime = z.strictObject({ submissionId: id, hours: z.int().check(z.minimum(1), z.maximum(24 * 14)) })
/** POST /sign-in-links */
export const signInLink = z.strictObject({
  email: z.email().check(z.maxLength(254)),
  /** Path on this site to go on to after signing in, e.g. of an invitation. */
  onTo: z.optional(
    z.string().check(z.maxLength(200), z.regex(/^\/(?!.*\/\/)(?!\/)[A-Za-z0-9_.~%/-]*(?:[?#][\x21-\x7e]*)?$/)),
  ),
})
/** POST /sessions; `zone` is the device's, and that of a player who comes for the first time. */
export const newSession = z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/)),
  zone: z.optional(z.string().check(z.maxLength(60))),
})
/** POST /sessions/by-code; the code is what the mail shows, however its reader spaces it. */
export const newSessionByCode = z.strictObject({
  code: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(40)),
      z.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
    ),
    z.string().check(z.regex(/^[2-9A-Z]{6}$/)),
  ),
  zone: z.optional(z.string().check(z.maxLength(60))),
})
const minuteOfTheDay = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1))
/** Quiet hours in minutes after midnight, days off from Monday, 1, to Sunday, 7; by the clocks of the own zone. */
const rest = z.strictObject({
  quiet: z.optional(
    z
      .strictObject({ from: minuteOfTheDay, to: minuteOfTheDay })
      .check(z.refine((quiet) => quietMinutes(quiet) > 0 && quietMinutes(quiet) <= QUIET_MOST_MINUTES)),
  ),
  daysOff: z.optional(
    z.array(z.int().check(z.minimum(1), z.maximum(7))).check(
      z.maxLength(DAYS_OFF_MOST),
      z.refine((days) => new Set(days).size === days.length),
    ),
  ),
})
/** PATCH /players/me; `zone` is an IANA name, `language` that of pages, mails and refusals; `askAlways` of games to come. */
export const profile = z.strictObject({
  /** Shown to other players. */
  name: z.optional(playerName),
  zone: z.optional(z.string().check(z.maxLength(60))),
  language: z.optional(z.enum(LANGUAGES)),
  /** Mails about games. */
  mail: z.optional(z.boolean()),
  /** Mails about one game. */
  quiet: z.optional(z.strictObject({ game: z.string().check(z.regex(/^[0-9a-f]{32}$/)), on: z.boolean() })),
  askAlways: z.optional(z.boolean()),
  /** When the own time does not run, from the next question of each game on. */
  rest: z.optional(rest),
})

const day = z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/))
/** POST /players/me/leave; days of the own calendar, `first` absent: from now on. */
export const newLeave = z.strictObject({ first: z.optional(day), last: day })

/** POST /players/me/webhooks; where it may lead is the service's to say. */
export const newWebhook = z.strictObject({
  url: z.string().check(z.trim(), z.maxLength(500)),
  /** Discord's number of a person; used where the address is Discord's. */
  mention: z.optional(z.string().check(z.regex(/^[0-9]{15,20}$/))),
})
/** PATCH /players/me/webhooks/:webhook */
export const webhookChange = z.strictObject({ on: z.boolean() })

export type Submission = z.infer<typeof submission>
export type { ScriptLine } from '#shared/play/orders/plan'
export type NewGame = z.infer<typeof newGame>
export type NewLearningGame = z.infer<typeof newLearningGame>
export type BroughtFleet = z.infer<typeof broughtFleet>
export type GameEntry = z.infer<typeof joinGame>
export type Wish = z.infer<typeof wish>
export type Profile = z.infer<typeof profile>
export type PauseChange = z.infer<typeof pauseChange>
export type GivenTime = z.infer<typeof givenTime>
export type NewLeave = z.infer<typeof newLeave>
export type NewWebhook = z.infer<typeof newWebhook>
