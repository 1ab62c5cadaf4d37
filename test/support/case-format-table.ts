import * as z from 'zod/mini'
import { COMMANDS, DIE_COLORS, DIE_FACES, HULL_ZONES, type Keyword, SEATS } from '#shared/engine/state'

/** The words of case files, and what a case says of the table; `case-format.ts` has the rest. */

export const note = <T extends z.ZodMiniType>(type: T, text: string): T => type.check(z.describe(text)) as T

export const seat = z.enum(SEATS)
export const viewer = z.enum(['a', 'b', 'spectator'])
export const command = z.enum(COMMANDS)
export const natural = z.int().check(z.minimum(0))
export const id = note(
  z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:+#>-]*$/)),
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

export const ship = z.strictObject({
  card: id,
  seat: note(z.optional(seat), 'Default: the seat that plays the faction of the card.'),
  at,
  heading: z.optional(heading),
  speed: note(z.optional(natural), 'What the speed dial shows; default 2.'),
  shields: z.optional(zones),
  damage: z.optional(damage),
  hull: note(
    z.optional(natural),
    'Hull points left, the rest having been lost to facedown cards of any title; instead of `damage`.',
  ),
  withoutCard: note(z.optional(natural), 'Damage suffered while there was no card left to deal.'),
  defense: z.optional(defense),
  dials: note(z.optional(z.array(dial)), 'Facedown stack, uppermost first.'),
  tokens: note(z.optional(z.array(command)), 'Command tokens.'),
  spent: note(z.optional(z.array(command)), 'Dials lying faceup on the ship card.'),
  activated: z.optional(z.boolean()),
  resolved: note(z.optional(z.array(command)), 'Commands resolved earlier in this round.'),
  upgrades: z.optional(
    z.array(z.union([id, z.strictObject({ card: id, state: z.enum(['readied', 'exhausted', 'discarded']) })])),
  ),
  raid: note(z.optional(z.array(command)), 'Raid tokens.'),
})

const squadron = z.strictObject({
  card: id,
  seat: z.optional(seat),
  at,
  hull: note(z.optional(natural), 'Default: as printed.'),
  defense: note(z.optional(defense), 'Default: as printed; common squadrons have none.'),
  activated: z.optional(z.boolean()),
  keywords: note(
    z.optional(z.partialRecord(keyword, natural)),
    'Exactly these instead of the printed ones, each with its number (1 if it has none): `{ counter: 2, swarm: 1 }`.',
  ),
  raised: note(z.optional(z.strictObject({ speed: natural })), 'What a card adds to its printed values.'),
})

const squadronPhase = note(
  z.strictObject({
    turn: note(z.optional(seat), 'Default: the first player.'),
    left: note(
      z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
      'How many squadrons may still be activated in this turn; default 2.',
    ),
    step: note(
      z.optional(z.enum(['start', 'turns', 'cloak'])),
      'The step at whose beginning the case starts; default `turns`.',
    ),
  }),
  'Where in the Squadron Phase the case begins, with `phase: squadron`.',
)

const activating = note(
  z.strictObject({
    ship: id,
    step: note(
      z.optional(
        z.enum([
          'activate',
          'reveal',
          'convert',
          'revealed',
          'commands',
          'commands-over',
          'attack',
          'attacks',
          'attacks-over',
          'maneuver',
          'end',
        ]),
      ),
      'The step at whose beginning the case starts; default `maneuver`.',
    ),
    dial: note(
      z.optional(command),
      'The dial revealed earlier in this activation that still lies faceup beside the ship.',
    ),
    attacked: note(z.optional(z.array(hullZone)), 'Hull zones that have attacked in this activation.'),
  }),
  'The ship in the middle of whose activation the case begins.',
)

const attacking = note(
  z.strictObject({
    by: note(id, 'The attacking ship or squadron, in the middle of its activation.'),
    from: note(z.optional(hullZone), 'The attacking hull zone of a ship.'),
    at: place,
    step: note(
      z.optional(z.enum(['gather', 'before-roll', 'roll', 'modify', 'defend', 'critical', 'total', 'next'])),
      'The step at whose beginning the case starts; default `modify`.',
    ),
    range: note(z.optional(band), 'Default: as measured.'),
    obstructedBy: note(z.optional(z.array(id)), 'Default: as measured.'),
    pool: note(z.optional(z.array(die)), 'The dice; until `roll` without faces.'),
    locked: note(z.optional(z.array(defenseToken)), 'Defense tokens named by accuracy icons.'),
    spent: note(z.optional(z.array(defenseToken)), 'Defense tokens spent in this attack, as they are now.'),
    redirects: note(z.optional(z.array(hullZone)), 'Hull zones named by redirects.'),
    critical: note(z.optional(z.string()), 'The critical effect resolved.'),
    earlier: note(z.optional(z.array(id)), 'Squadrons attacked before in this attack.'),
    manner: note(z.optional(z.enum(['counter', 'snipe'])), 'By a keyword of the attacker.'),
  }),
  'The attack in the middle of which the case begins.',
)

export const table = z.strictObject({
  area: note(z.optional(z.tuple([z.number(), z.number()])), 'Width and height in mm; default 914.4 × 914.4.'),
  round: z.optional(z.int().check(z.minimum(1))),
  phase: note(
    z.optional(z.enum(['command', 'ship', 'squadron', 'status'])),
    'Where in the round the case begins; default `ship`.',
  ),
  factions: note(z.optional(z.strictObject({ a: faction, b: faction })), 'Default: a rebel, b imperial.'),
  first: note(z.optional(seat), 'The first player; default a.'),
  turn: note(
    z.optional(seat),
    'Whose turn it is in the Ship Phase; default: of the activating ship, else of the first player.',
  ),
  activating: z.optional(activating),
  attacking: z.optional(attacking),
  squadronPhase: z.optional(squadronPhase),
  ships: z.optional(z.record(id, ship)),
  squadrons: z.optional(z.record(id, squadron)),
  lost: note(
    z.optional(
      z.array(
        z.strictObject({
          id,
          card: id,
          seat: z.optional(seat),
          round: z.optional(natural),
          cause: z.optional(z.enum(['damage', 'left-area'])),
        }),
      ),
    ),
    'Units destroyed earlier; they count for the score.',
  ),
  deck: note(
    z.optional(z.array(id)),
    'Damage cards on top of the deck, uppermost first; the rest lies below in the order of the list. `deckSize` cuts it.',
  ),
  deckSize: note(z.optional(natural), 'How many cards the deck still has; default: all that lie nowhere else.'),
  discard: note(z.optional(z.array(id)), 'Discard pile of the damage deck, first discarded first.'),
  obstacles: z.optional(
    z.record(
      id,
      z.strictObject({
        kind: z.enum(['asteroids-1', 'asteroids-2', 'asteroids-3', 'debris-1', 'debris-2', 'station']),
        at,
        heading: z.optional(heading),
      }),
    ),
  ),
  objective: z.optional(
    z.strictObject({
      card: id,
      owner: z.optional(seat),
      ships: z.optional(z.array(id)),
      tokens: z.optional(z.record(id, natural)),
    }),
  ),
  victoryTokens: z.optional(z.strictObject({ a: z.optional(natural), b: z.optional(natural) })),
  optionalRules: z.optional(z.array(id)),
})

export type CaseTable = z.infer<typeof table>
export type CaseShip = z.infer<typeof ship>
export type CaseAttack = z.infer<typeof attacking>
