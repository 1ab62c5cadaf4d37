import * as z from 'zod/mini'
import { answer, question } from './case-format-answer'
import { expectation } from './case-format-expect'
import { fleets, options } from './case-format-setup'
import { table } from './case-format-table'
import { face, faction, id, note, seat } from './case-format-words'

/**
 * The form of a question. The JSON Schema beside the cases is made from it (`case-schema.ts`), so editors and
 * the runner cannot disagree.
 */
const start = note(
  z.union([
    z.strictObject({
      scenario: z.literal('learning'),
      wishes: note(
        z.strictObject({ a: z.enum(['rebel', 'imperial', 'any']), b: z.enum(['rebel', 'imperial', 'any']) }),
        'The side each seat would like.',
      ),
    }),
    z.strictObject({ fleets, options: z.optional(options) }),
  ]),
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
      note(z.strictObject({ coin: seat }), 'Both fleets cost the same: who decides who is first player.'),
      note(
        z.strictObject({ objectives: z.array(id).check(z.length(2)) }),
        'The objective cards that the second player of a core-set game draws.',
      ),
      note(
        z.strictObject({ cards: z.array(id), of: z.optional(seat) }),
        'The next cards dealt from the damage deck, uppermost first; `of`: from the deck of that seat.',
      ),
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
    z
      .array(z.string().check(z.regex(/^(R\d+\.\d+[a-z]?|RL\.\d+|G\d+|DC\d+|OB\d+|FQ\.[a-z0-9-]+\.\d+)$/)))
      .check(z.minLength(1)),
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
export type CaseLuck = z.infer<typeof luck>
