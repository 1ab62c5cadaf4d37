import * as z from 'zod/mini'
import { attackSeen, question } from './case-format-answer'
import { measure } from './case-format-measure'
import {
  fleet,
  objectiveCards,
  objectiveTokens,
  obstacleId,
  options,
  seenOptions,
  upgrade,
  victoryTokens,
} from './case-format-setup'
import {
  at,
  command,
  damage,
  defense,
  dial,
  faction,
  heading,
  id,
  natural,
  note,
  phase,
  seat,
  viewer,
  zones,
} from './case-format-words'

/** What a case expects of a moment. */

/** Partial: what is not named is not looked at. */
const seenShip = z.strictObject({
  card: z.optional(id),
  seat: z.optional(seat),
  at: z.optional(at),
  heading: z.optional(heading),
  speed: z.optional(natural),
  shields: z.optional(zones),
  hull: note(z.optional(z.int()), 'Hull points left.'),
  damage: z.optional(damage),
  cards: note(z.optional(natural), 'Number of damage cards.'),
  withoutCard: z.optional(natural),
  defense: z.optional(defense),
  dials: z.optional(z.array(dial)),
  tokens: note(z.optional(z.array(command)), 'Exactly these, in any order.'),
  spent: z.optional(z.array(command)),
  raid: note(z.optional(z.array(command)), 'Exactly these raid tokens, in any order.'),
  activated: z.optional(z.boolean()),
  tag: z.optional(z.string()),
  upgrades: note(z.optional(z.array(upgrade)), 'Exactly these, in any order.'),
  setAside: note(z.optional(id), 'In the reserve: the card that holds it back.'),
})
const seenSquadron = z.strictObject({
  card: z.optional(id),
  seat: z.optional(seat),
  at: z.optional(at),
  hull: z.optional(natural),
  defense: z.optional(defense),
  activated: z.optional(z.boolean()),
  tag: z.optional(z.string()),
  setAside: z.optional(id),
})
const gone = z.union([
  z.literal('destroyed'),
  z.strictObject({
    destroyed: z.strictObject({
      cause: z.optional(z.enum(['damage', 'left-area', 'left-out'])),
      points: z.optional(natural),
      round: z.optional(natural),
    }),
  }),
])
const score = z.strictObject({ a: natural, b: natural })
const seenObstacle = z.union([
  z.literal('none'),
  z.strictObject({
    at: z.optional(at),
    heading: z.optional(heading),
    inert: z.optional(z.boolean()),
    hull: note(z.optional(natural), 'Hull points that are left.'),
  }),
])
const seenReserve = z.strictObject({
  ships: z.optional(z.record(id, seenShip)),
  squadrons: z.optional(z.record(id, seenSquadron)),
  obstacles: note(z.optional(z.array(obstacleId)), 'Exactly these, in any order.'),
  only: note(z.optional(z.array(id)), 'Exactly these units.'),
})
const seenPile = z.strictObject({ left: z.optional(natural), discard: z.optional(z.array(id)) })
const seenTable = z.strictObject({
  round: z.optional(natural),
  phase: z.optional(phase),
  first: z.optional(seat),
  factions: z.optional(z.strictObject({ a: faction, b: faction })),
  area: z.optional(z.tuple([z.number(), z.number()])),
  ships: z.optional(z.record(id, z.union([gone, seenShip]))),
  squadrons: z.optional(z.record(id, z.union([gone, seenSquadron]))),
  only: note(z.optional(z.array(id)), 'Exactly these units stand on the table.'),
  deck: note(z.optional(natural), 'Number of cards in the damage deck.'),
  discard: note(z.optional(z.array(id)), 'The discard pile, in any order.'),
  decks: note(
    z.optional(z.strictObject({ a: z.optional(seenPile), b: z.optional(seenPile) })),
    'Where each player has a deck: how many cards are left, and its discard pile in any order.',
  ),
  options: z.optional(seenOptions),
  obstacles: note(z.optional(z.partialRecord(obstacleId, seenObstacle)), '`none`: it does not lie on the table.'),
  objective: note(z.optional(id), '`none`: none is chosen.'),
  objectiveTokens: note(z.optional(objectiveTokens), 'Exactly these.'),
  objectiveShips: note(z.optional(z.array(id)), 'Exactly these, in any order.'),
  objectiveRound: note(z.optional(natural), 'The round token on the objective card.'),
  objectiveCards: z.optional(objectiveCards),
  victoryTokens: z.optional(victoryTokens),
  reserve: note(z.optional(z.union([z.literal('none'), seenReserve])), '`none`: everything lies on the table.'),
})

const judged = z.strictObject({
  fleet,
  options: z.optional(options),
  points: z.optional(natural),
  squadronLimit: z.optional(natural),
  faults: note(
    z.array(z.strictObject({ code: z.string(), card: z.optional(id), rule: z.optional(z.string()) })),
    'Exactly these, in any order; none: the fleet is legal.',
  ),
})

const partial = z.record(z.string(), z.unknown())
const view = z.strictObject({
  shows: note(
    z.optional(seenTable),
    'What this viewer sees of the table; a facedown dial of the other side is `unknown`.',
  ),
  awaited: note(
    z.optional(z.array(z.strictObject({ seat, ask: z.optional(z.string()), subject: z.optional(id) }))),
    'Exactly who is awaited, and for what.',
  ),
  asked: note(z.optional(z.array(z.string())), 'The questions this viewer may answer.'),
  score: z.optional(score),
  looksAt: note(z.optional(z.array(id)), 'The hidden cards this viewer is looking at, in order.'),
  log: note(
    z.optional(z.array(partial)),
    'Events of this step as this viewer reads them, in order; others may lie between.',
  ),
  hides: note(
    z.optional(z.array(z.string())),
    'Words that occur nowhere in the view, the log of this step and the text of the table.',
  ),
  text: note(z.optional(z.array(z.string())), 'Passages of the text of the table (English, full depth).'),
  notText: z.optional(z.array(z.string())),
})

export const expectation = z.strictObject({
  table: note(z.optional(seenTable), 'Parts of the state, in the words of the table.'),
  state: note(
    z.optional(partial),
    'Any other part of the stored state (`GameState`), as it is stored; lengths in mm, headings in degrees.',
  ),
  attack: z.optional(attackSeen),
  asked: note(z.optional(z.array(question)), 'All open questions of both seats, in any order.'),
  includes: note(z.optional(z.array(question)), 'Some of the open questions.'),
  events: note(
    z.optional(z.array(partial)),
    'Events of this step, in order; others may lie between. Each names its `type` and any of its fields; lengths in mm, headings in degrees.',
  ),
  noEvents: note(
    z.optional(z.array(z.union([z.string(), partial]))),
    'Events that must not have happened in this step: a type, or any of the fields.',
  ),
  views: z.optional(z.partialRecord(viewer, view)),
  score: z.optional(score),
  result: note(
    z.optional(
      z.union([
        z.literal('none'),
        z.strictObject({
          winner: z.optional(seat),
          reason: z.optional(z.enum(['eliminated', 'rounds', 'resigned', 'time'])),
          score: z.optional(score),
          round: z.optional(natural),
        }),
      ]),
    ),
    '`none`: the game goes on.',
  ),
  measure: z.optional(z.array(measure)),
  fleets: note(
    z.optional(z.array(judged)),
    'Fleets as the rules of fleet building judge them; the table does not matter.',
  ),
  engaged: note(z.optional(z.array(z.tuple([id, id]))), 'Exactly these pairs of squadrons are engaged, in any order.'),
})

export type CaseExpectation = z.infer<typeof expectation>
export type CaseView = z.infer<typeof view>
export type SeenTable = z.infer<typeof seenTable>
export type CaseJudged = z.infer<typeof judged>
