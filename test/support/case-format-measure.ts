import * as z from 'zod/mini'
import { at, distance, heading, hullZone, id, natural, note, range } from './case-format-words'

/** What a case measures on the table. */
export const measure = z.strictObject({
  between: note(
    z.optional(z.tuple([id, id])),
    'Two units, obstacles or objective tokens, base to base; or attacker and defender, where a ship is named by a hull zone: `ship.front`.',
  ),
  distance: z.optional(distance),
  range: z.optional(range),
  mm: note(
    z.optional(z.number()),
    'Gap between the bases; of an attack, its range, out of arc to the nearest part of the defender.',
  ),
  overlapping: note(z.optional(z.boolean()), 'Shield dials count as base (R10.15).'),
  touching: note(z.optional(z.boolean()), 'As squadrons touch a ship: base and dials.'),
  inArc: note(z.optional(z.boolean()), 'Whether any part of the defender lies in the arc of the attacking hull zone.'),
  lineOfSight: note(
    z.optional(z.union([z.enum(['clear', 'blocked']), z.strictObject({ obstructedBy: z.array(id) })])),
    '`blocked`: the line, or the range measurement, runs through another hull zone of the defender.',
  ),
  lineThrough: note(z.optional(z.array(hullZone)), 'Other zones of the defender that the line of sight runs through.'),
  rangeThrough: note(z.optional(z.array(hullZone)), 'Other zones of the defender that the range is measured through.'),
  refusal: note(
    z.optional(z.enum(['none', 'out-of-arc', 'range-through-zone', 'line-through-zone'])),
    'Why there is no attack, whatever the dice.',
  ),
  engaged: note(
    z.optional(z.union([z.boolean(), z.literal('obstructed')])),
    'Whether two squadrons are engaged; `obstructed`: at distance 1, and not engaged because of what lies between.',
  ),
  reach: note(
    z.optional(z.strictObject({ squadron: id, mm: z.number() })),
    'How far a squadron may move, centre to centre.',
  ),
  inside: note(
    z.optional(z.strictObject({ unit: id, wholly: z.boolean() })),
    'Whether the base lies wholly inside the play area.',
  ),
  maneuver: note(
    z.optional(
      z.strictObject({
        ship: id,
        clicks: z.array(z.int()),
        side: z.optional(z.enum(['left', 'right'])),
        sides: note(
          z.optional(z.array(z.enum(['left', 'right']))),
          'Exactly the sides on which the ship would not lie over the tool.',
        ),
        at: z.optional(at),
        heading: z.optional(heading),
        reduced: note(
          z.optional(z.array(z.strictObject({ speed: natural, at, heading: z.optional(heading) }))),
          'Where it would stand at lower speeds with the same tool.',
        ),
      }),
    ),
    'Final pose of a course, one click for each joint, from where the ship stands; other ships are not looked at.',
  ),
})

export type CaseMeasure = z.infer<typeof measure>
