import * as z from 'zod/mini'
import { type Fleet, MOST_CARDS, OBJECTIVE_CATEGORIES } from '#shared/fleet/fleet'
import type { GameOptions } from '#shared/fleet/game-presets'
import type { Faction } from '#shared/game/engine/terms'
import { type Instant, id, shownName } from './fields'

const card = z.string().check(z.minLength(1), z.maxLength(80))

/** Any card ids, because players save unfinished lists; only shape and size are bounded. */
export const fleet = z.strictObject({
  faction: z.enum(['rebel', 'imperial']),
  ships: z
    .array(z.strictObject({ card, upgrades: z.array(card).check(z.maxLength(MOST_CARDS.upgrades)) }))
    .check(z.maxLength(MOST_CARDS.ships)),
  squadrons: z.array(card).check(z.maxLength(MOST_CARDS.squadrons)),
  objectives: z.strictObject({
    assault: z.exactOptional(card),
    defense: z.exactOptional(card),
    navigation: z.exactOptional(card),
  }),
  spareObjectives: z.exactOptional(
    z.array(z.strictObject({ card, listed: z.enum(OBJECTIVE_CATEGORIES) })).check(z.maxLength(MOST_CARDS.objectives)),
  ),
}) satisfies z.ZodMiniType<Fleet>

/** The options of a game: a preset, or each of them. */
export const gameOptions = z.strictObject({
  limit: z.int().check(z.minimum(50), z.maximum(1000)),
  table: z.enum(['3x6', '3x3']),
  coreSet: z.boolean(),
  rounds: z.enum(['six', 'unlimited']),
  decks: z.enum(['shared', 'own']),
  elimination: z.enum(['at-once', 'end-of-round', 'end-of-round-without-flotillas']),
  tournament: z.exactOptional(z.enum(['2015', '2018'])),
  flotillas: z.exactOptional(z.int().check(z.minimum(0), z.maximum(30))),
}) satisfies z.ZodMiniType<GameOptions>

const fleetName = shownName(60)
/** The version of a fleet that a change starts from. */
const version = z.int().check(z.minimum(1))

/** POST /fleets; the id makes a repeat harmless. */
export const newFleet = z.strictObject({ submissionId: id, name: fleetName, fleet })
/** POST /fleets/:id/copy; without a name the copy is called as the original. */
export const fleetCopy = z.strictObject({ submissionId: id, name: z.optional(fleetName) })
/** PUT /fleets/:id */
export const fleetChange = z.strictObject({ version, name: fleetName, fleet })
/** DELETE /fleets/:id */
export const fleetRemoval = z.strictObject({ version })

export type NewFleet = z.infer<typeof newFleet>
export type FleetCopy = z.infer<typeof fleetCopy>
export type FleetChange = z.infer<typeof fleetChange>
export type FleetRemoval = z.infer<typeof fleetRemoval>

/** A saved fleet; only its owner sees it. */
export interface SavedFleet {
  id: string
  /** Counts the changes from 1; the next change names it. */
  version: number
  name: string
  fleet: Fleet
  updated: Instant
}

/** One line of the list of fleets. */
export interface FleetSummary {
  id: string
  version: number
  name: string
  faction: Faction
  /** How many of each. */
  ships: number
  squadrons: number
  updated: Instant
}
/** GET /fleets: last changed first. */
export interface FleetList {
  fleets: FleetSummary[]
  /** One player may have so many. */
  most: number
}

/** GET /fleets/:id/versions: newest first, the present one among them. */
export interface FleetVersionList {
  versions: FleetVersion[]
}
export type FleetVersion = Pick<SavedFleet, 'version' | 'name' | 'updated'>
