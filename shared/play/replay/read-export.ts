import * as z from 'zod/mini'
import type { DrawPurpose } from '#shared/game/engine/event'
import { RULES_VERSIONS } from '#shared/game/engine/versions'
import { EXPORT_FORMAT, EXPORT_VERSION, type ExportedGame } from './exported-game'

const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)))
const count = z.int().check(z.minimum(0))
const seat = z.enum(['a', 'b'])
const bot = z.optional(z.literal('practice'))
const exportedSeat = z.object({ name: z.string(), bot, wish: z.enum(['rebel', 'imperial', 'any']), salt: hex(16) })
const by = z.enum(['player', 'order', 'plan', 'clock', 'bot', 'service'])
const decision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), request: z.string(), seat, choice: z.looseObject({}), by }),
  z.object({ kind: z.literal('resign'), seat, by }),
  z.object({ kind: z.literal('claim'), seat, by }),
  z.object({ kind: z.literal('switch'), seat, card: z.string(), on: z.boolean(), by }),
  z.object({ kind: z.literal('restored'), seat, draws: count, by }),
])
const PURPOSES = {
  sides: 'sides',
  coin: 'coin',
  objectives: 'objectives',
  'damage-deck': 'damage-deck',
  reshuffle: 'reshuffle',
  dice: 'dice',
  pick: 'pick',
} as const satisfies { [P in DrawPurpose]: P }
const range = z.int().check(z.minimum(1), z.maximum(256))
const draw = z.object({
  n: count,
  purpose: z.enum(PURPOSES),
  ranges: z.array(range),
  numbers: z.array(count),
})

/** A ship does not carry the same card twice (R2.10): the second one would make no difference to the game. */
const upgrades = z.array(z.string()).check(z.refine((cards) => new Set(cards).size === cards.length))
const exportedFleet = z.object({
  faction: z.enum(['rebel', 'imperial']),
  ships: z.array(z.object({ card: z.string(), upgrades })),
  squadrons: z.array(z.string()),
  objectives: z.record(z.string(), z.string()),
})
const battle = z.object({
  options: z.looseObject({ table: z.enum(['3x6', '3x3']) }),
  fleets: z.object({ a: exportedFleet, b: exportedFleet }),
})

const exportedGame = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  // Other rules would make another game of the same decisions, and that is nobody's fault.
  rulesVersion: z.literal(RULES_VERSIONS),
  gameId: hex(16),
  scenario: z.enum(['learning', 'battle']),
  battle: z.optional(battle),
  hoursPerHandOff: z.number(),
  seats: z.object({ a: exportedSeat, b: exportedSeat }),
  chance: z.object({ commitment: hex(32), secret: hex(32) }),
  decisions: z.array(decision),
  draws: z.array(draw),
  events: z.array(z.looseObject({ type: z.string() })),
  rows: z.array(
    z.object({ at: z.number(), build: hex(32), decisions: count, draws: count, events: count, hash: hex(32) }),
  ),
  states: z.array(z.object({ row: count, round: count, sha256: hex(32) })),
  result: z.looseObject({ winner: seat }),
})

/**
 * A document as an exported game, or in which field it is none. What its decisions and events say is compared with what
 * the rules make of them, so only their outer form is looked at here.
 */
export function readExport(json: unknown): { game: ExportedGame } | { fault: string } {
  const parsed = exportedGame.safeParse(json)
  if (parsed.success) {
    const { scenario, battle } = parsed.data
    return (scenario === 'battle') === (battle !== undefined) ? { game: json as ExportedGame } : { fault: 'scenario' }
  }
  const [issue] = parsed.error.issues
  return { fault: issue === undefined || issue.path.length === 0 ? '' : issue.path.join('.') }
}
