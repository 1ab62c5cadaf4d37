import * as z from 'zod/mini'
import { answer, attackSeen, question } from './case-format-answer'
import { measure } from './case-format-measure'
import {
  at,
  command,
  damage,
  defense,
  dial,
  face,
  faction,
  heading,
  id,
  natural,
  note,
  phase,
  seat,
  table,
  viewer,
  zones,
} from './case-format-table'

/**
 * The form of a case file. The JSON Schema beside the cases is made from it (`npm run case -- --schema`), so editors and
 * the runner cannot disagree. What a later part of the rules needs is already in the form; the runner refuses it loudly
 * until the engine knows it (`case-unsupported.ts`).
 */
const start = note(
  z.strictObject({
    scenario: z.literal('learning'),
    wishes: note(
      z.strictObject({ a: z.enum(['rebel', 'imperial', 'any']), b: z.enum(['rebel', 'imperial', 'any']) }),
      'The side each seat would like.',
    ),
  }),
  'The case begins with the start of a whole game instead of a table.',
)

const luck = note(
  z.array(
    z.union([
      note(
        z.strictObject({ sides: z.strictObject({ a: faction, b: faction }) }),
        'Both wanted the same side: who gets which.',
      ),
      note(
        z.strictObject({ dice: z.array(face) }),
        'Faces in the order rolled, each with its color: `red hit`, `red double hit`, `blue accuracy`, `black hit critical`, `red blank`.',
      ),
      note(z.strictObject({ cards: z.array(id) }), 'The next cards dealt from the damage deck, uppermost first.'),
      note(
        z.strictObject({ reshuffle: z.union([z.literal('as-discarded'), z.array(id)]) }),
        'The deck made from the discard pile, uppermost first; `as-discarded`: first discarded on top.',
      ),
      note(
        z.strictObject({ pick: z.int().check(z.minimum(1)) }),
        'Which of the candidates is picked at random, counted from 1.',
      ),
    ]),
  ),
  'What chance brings, in order. Nothing may be left over and nothing else may be drawn.',
)

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
  activated: z.optional(z.boolean()),
  tag: z.optional(z.string()),
})
const seenSquadron = z.strictObject({
  card: z.optional(id),
  seat: z.optional(seat),
  at: z.optional(at),
  hull: z.optional(natural),
  defense: z.optional(defense),
  activated: z.optional(z.boolean()),
  tag: z.optional(z.string()),
})
const gone = z.union([
  z.literal('destroyed'),
  z.strictObject({
    destroyed: z.strictObject({
      cause: z.optional(z.enum(['damage', 'left-area'])),
      points: z.optional(natural),
      round: z.optional(natural),
    }),
  }),
])
const score = z.strictObject({ a: natural, b: natural })
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

const expectation = z.strictObject({
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
  noEvents: note(z.optional(z.array(z.string())), 'Types of events that must not have happened in this step.'),
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
  engaged: note(z.optional(z.array(z.tuple([id, id]))), 'Exactly these pairs of squadrons are engaged, in any order.'),
})

const step = z.strictObject({
  note: note(z.optional(z.string()), 'What happens here, for readers.'),
  seat: note(z.optional(seat), 'Who decides. A step without a decision only looks.'),
  ask: z.optional(z.string()),
  subject: note(z.optional(id), 'Needed only where the same is asked about several.'),
  ...answer,
  whose: note(z.optional(seat), 'Answer the question of this seat, although `seat` sends it.'),
  as: note(
    z.optional(z.string()),
    'Names the question answered here, so that a later step can answer it once more with `to`.',
  ),
  to: note(z.optional(z.string()), 'Answer the question that an earlier step named with `as`.'),
  resign: note(z.optional(seat), 'This seat resigns.'),
  claim: note(z.optional(seat), 'This seat claims the game, the other one being out of time.'),
  luck: z.optional(luck),
  refused: note(
    z.optional(z.union([z.string(), z.strictObject({ code: z.string(), subject: z.optional(id) })])),
    'The decision must be refused, for this reason.',
  ),
  expect: z.optional(expectation),
})

export const caseFile = z.strictObject({
  name: note(z.string().check(z.minLength(8)), 'The situation as a statement.'),
  rules: note(
    z.array(z.string().check(z.regex(/^(R\d+\.\d+[a-z]?|RL\.\d+|G\d+)$/))).check(z.minLength(1)),
    'Ids of the rules it shows.',
  ),
  from: note(z.optional(z.string()), 'Where the question comes from: the entry of a rules text or FAQ.'),
  question: z.optional(z.string()),
  answer: z.optional(z.string()),
  table: z.optional(table),
  start: z.optional(start),
  luck: z.optional(luck),
  expect: note(z.optional(expectation), 'Expected before the first step.'),
  steps: z.optional(z.array(step)),
  ends: note(
    z.optional(z.union([z.literal('answered'), z.literal('open'), z.array(question)])),
    '`answered`: nothing is asked any more; `open`: something still is; or exactly these questions. Default `answered`.',
  ),
})

export type CaseFile = z.infer<typeof caseFile>
export type CaseStep = z.infer<typeof step>
export type CaseExpectation = z.infer<typeof expectation>
export type CaseView = z.infer<typeof view>
export type CaseLuck = z.infer<typeof luck>
export type SeenTable = z.infer<typeof seenTable>
