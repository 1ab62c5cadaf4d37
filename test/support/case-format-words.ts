import * as z from 'zod/mini'
import { COMMANDS, DIE_COLORS, DIE_FACES, HULL_ZONES, type Keyword, SEATS } from '#shared/game/engine/state'

/** The words of case files. */

export const note = <T extends z.ZodMiniType>(type: T, text: string): T => type.check(z.describe(text)) as T

export const seat = z.enum(SEATS)
export const viewer = z.enum(['a', 'b', 'spectator'])
export const command = z.enum(COMMANDS)
export const natural = z.int().check(z.minimum(0))
export const id = note(
  z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:+#@>-]*$/)),
  'An id, as used in the table or by the game.',
)
export const at = note(
  z.tuple([z.number(), z.number()]),
  '[x, y] of the centre in mm from the south-west corner; y to the north.',
)
export const heading = note(z.number(), 'Degrees clockwise from north.')
export const faction = z.enum(['rebel', 'imperial'])
export const phase = z.enum(['setup', 'command', 'ship', 'squadron', 'status', 'over'])
/** Keywords of squadrons that the engine knows. */
export const KEYWORDS = [
  'adept',
  'assault',
  'bomber',
  'cloak',
  'counter',
  'escort',
  'grit',
  'heavy',
  'intel',
  'relay',
  'rogue',
  'snipe',
  'strategic',
  'swarm',
] as const satisfies readonly Keyword[]
export const keyword = z.enum(KEYWORDS)
export const band = z.enum(['close', 'medium', 'long'])
export const range = z.enum(['close', 'medium', 'long', 'beyond'])
export const distance = z.union([z.literal([1, 2, 3, 4, 5]), z.literal('beyond')])

export const hullZone = z.enum(HULL_ZONES)
export const zones = note(z.partialRecord(hullZone, natural), 'Shields per hull zone.')
export const damage = note(
  z.array(z.union([z.literal('facedown'), z.strictObject({ facedown: id }), z.strictObject({ faceup: id })])),
  'Damage cards in the order dealt: `facedown` (any title), `{ facedown: title }` or `{ faceup: title }`.',
)
export const defenseToken = z.string().check(z.regex(/^(evade|brace|redirect|scatter|contain)( exhausted)?$/))
export const defense = note(z.array(defenseToken), 'Defense tokens: `brace` or `brace exhausted`.')
/** `double-hit` reads `double hit`. */
const FACES = DIE_COLORS.flatMap((color) =>
  [...new Set(DIE_FACES[color])].map((each) => `${color} ${each.replace('-', ' ')}`),
)
export const face = note(z.enum(FACES), 'A die as rolled: `red double hit`.')
export const die = note(
  z.union([z.enum(FACES), z.enum(DIE_COLORS)]),
  'A die as rolled, `red double hit`, or not rolled yet, `red`.',
)
export const place = note(
  z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]*(\.(front|right|rear|left))?$/)),
  'A hull zone, `ship.rear`, or a squadron.',
)
export const dial = z.union([z.enum([...COMMANDS, 'unknown']), z.strictObject({ command, salt: z.string() })])
