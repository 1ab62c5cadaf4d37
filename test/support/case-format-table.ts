import * as z from 'zod/mini'
import {
  decks,
  objective,
  objectiveCards,
  obstacleId,
  obstacles,
  options,
  setup,
  upgrade,
  victoryTokens,
} from './case-format-setup'
import {
  at,
  band,
  command,
  damage,
  defense,
  defenseToken,
  dial,
  die,
  faction,
  heading,
  hullZone,
  id,
  keyword,
  natural,
  note,
  place,
  seat,
  zones,
} from './case-format-words'

export { KEYWORDS } from './case-format-words'

/** What a case says of the table; `case-format.ts` has the rest. */

const shipFields = {
  card: id,
  seat: note(z.optional(seat), 'Default: the seat that plays the faction of the card.'),
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
  upgrades: z.optional(z.array(upgrade)),
  raid: note(z.optional(z.array(command)), 'Raid tokens.'),
}
const ship = z.strictObject({ ...shipFields, at, heading: z.optional(heading) })

const squadronFields = {
  card: id,
  seat: z.optional(seat),
  hull: note(z.optional(natural), 'Default: as printed.'),
  defense: note(z.optional(defense), 'Default: as printed; common squadrons have none.'),
  activated: z.optional(z.boolean()),
  keywords: note(
    z.optional(z.partialRecord(keyword, natural)),
    'Exactly these instead of the printed ones, each with its number (1 if it has none): `{ counter: 2, swarm: 1 }`.',
  ),
  raised: note(z.optional(z.strictObject({ speed: natural })), 'What a card adds to its printed values.'),
}
const squadron = z.strictObject({ ...squadronFields, at })

const setAside = note(
  z.optional(id),
  'The card that holds it back, as `hyperspace-assault@b`: it is not in play. Without it, it waits to be deployed.',
)
const reserve = note(
  z.strictObject({
    ships: z.optional(z.record(id, z.strictObject({ ...shipFields, setAside }))),
    squadrons: z.optional(z.record(id, z.strictObject({ ...squadronFields, setAside }))),
    obstacles: note(z.optional(z.array(obstacleId)), 'Those that are not placed yet.'),
  }),
  'What does not lie on the table.',
)

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
    revealed: note(z.optional(command), 'What it showed, if it does not lie there any more.'),
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
  area: note(
    z.optional(z.tuple([z.number(), z.number()])),
    'Width and height in mm; default 914.4 × 914.4, or what the options say.',
  ),
  round: z.optional(z.int().check(z.minimum(1))),
  phase: note(
    z.optional(z.enum(['setup', 'start', 'command', 'ship', 'squadron', 'status', 'end'])),
    'Where in the round the case begins; default `ship`. `start` and `end`: at its start and end; `setup`: before round 1.',
  ),
  factions: note(z.optional(z.strictObject({ a: faction, b: faction })), 'Default: a rebel, b imperial.'),
  first: note(z.optional(seat), 'The first player; default a.'),
  shortEdges: note(z.optional(z.literal(true)), 'The players sit at the short edges, the first one in the west.'),
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
          cause: z.optional(z.enum(['damage', 'left-area', 'left-out'])),
          upgrades: note(z.optional(z.array(upgrade)), 'Those of a ship count, too.'),
        }),
      ),
    ),
    'Units destroyed earlier; they count for the score.',
  ),
  lasting: note(
    z.optional(z.array(z.strictObject({ of: id, on: id }))),
    'Effects that last until the end of the round: `of` the card that made each, `admiral-raddus@flag`, which need not be there any more.',
  ),
  deck: note(
    z.optional(z.array(id)),
    'Damage cards on top of the deck, uppermost first; the rest lies below in the order of the list. `deckSize` cuts it.',
  ),
  deckSize: note(z.optional(natural), 'How many cards the deck still has; default: all that lie nowhere else.'),
  discard: note(z.optional(z.array(id)), 'Discard pile of the damage deck, first discarded first.'),
  options: z.optional(options),
  setup: z.optional(setup),
  obstacles: z.optional(obstacles),
  objective: z.optional(objective),
  objectiveCards: z.optional(objectiveCards),
  victoryTokens: z.optional(victoryTokens),
  reserve: z.optional(reserve),
  decks: z.optional(decks),
})

export type CaseTable = z.infer<typeof table>
export type CaseShip = z.infer<typeof ship>
export type CaseReserve = z.infer<typeof reserve>
export type CaseAttack = z.infer<typeof attacking>
