import * as z from 'zod/mini'
import { COMMANDS, DIE_COLORS } from '#shared/game/engine/state'
import {
  at,
  defenseToken,
  dial,
  die,
  heading,
  hullZone,
  id,
  keyword,
  natural,
  note,
  range,
  seat,
  place as target,
} from './case-format-words'

/** How a case says what a player answers, and what a question offers. */

const place = z.union([
  at,
  z.literal('suggested'),
  note(
    z.strictObject({ near: at }),
    'The place nearest to this one at which it touches the ship, clear of everything; if there is none, a squadron that does.',
  ),
])
const navigate = z.strictObject({
  dial: z.optional(z.boolean()),
  token: z.optional(z.boolean()),
  speed: z.optional(z.int().check(z.minimum(-3), z.maximum(3))),
  yaw: note(z.optional(z.int().check(z.minimum(1), z.maximum(4))), 'The joint whose yaw value rises.'),
  secondYaw: note(z.optional(z.int().check(z.minimum(1), z.maximum(4))), 'A second one, by a card.'),
})
const dice = z.strictObject({ red: z.optional(natural), blue: z.optional(natural), black: z.optional(natural) })
const color = z.enum(DIE_COLORS)

const attack = z.strictObject({
  from: note(z.optional(hullZone), 'The attacking hull zone.'),
  at: note(target, 'The defending hull zone, `ship.rear`, or the squadron.'),
  range: note(z.optional(range), 'Only checked, like all that follows.'),
  mm: z.optional(z.number()),
  dice: note(z.optional(dice), 'What would be gathered, exactly.'),
  removed: note(z.optional(natural), 'How many dice would be removed before the roll.'),
  obstructedBy: z.optional(z.array(id)),
  through: z.optional(z.array(hullZone)),
  manner: z.optional(z.enum(['counter', 'snipe'])),
})
const fire = z.strictObject({
  dial: z.optional(z.boolean()),
  token: z.optional(z.boolean()),
  add: note(z.optional(color), 'The color added by the dial.'),
  reroll: note(z.optional(die), 'The die rerolled by the token alone; with the dial it is asked afterwards.'),
})
const repair = z.strictObject({
  recover: z.optional(hullZone),
  move: note(z.optional(z.tuple([hullZone, hullZone])), '[from, to]'),
  discard: note(
    z.optional(z.union([natural, id])),
    'The place of the card beside the ship, counted as dealt from 1, or the title of a faceup one.',
  ),
  cost: note(z.optional(natural), 'Only checked.'),
})

/** One option, said by what it does. */
const deeds = {
  navigate: note(z.optional(navigate), 'The option of a Navigate question that does this.'),
  attack: note(z.optional(attack), 'The attack on this target.'),
  accuracy: note(
    z.optional(z.strictObject({ die: z.optional(die), lock: defenseToken })),
    'Spends an accuracy icon on a defense token of the defender.',
  ),
  fire: note(z.optional(fire), 'Resolves Concentrate Fire.'),
  spend: note(
    z.optional(defenseToken),
    'Spends this defense token: `brace` a readied, `brace exhausted` an exhausted one.',
  ),
  choose: note(z.optional(defenseToken), 'Chooses this defense token for something else.'),
  die: note(z.optional(die), 'Chooses a die of the pool.'),
  remove: note(z.optional(color), 'Chooses a color, of which a die is removed.'),
  activate: note(
    z.optional(z.union([id, z.strictObject({ squadron: id, by: id })])),
    'Activates this squadron; `by`: the squadron with Relay by way of which it is in range.',
  ),
  keyword: note(
    z.optional(z.strictObject({ keyword, die: z.optional(die), raid: z.optional(z.enum(COMMANDS)) })),
    'Uses a keyword of the attacker, on a die of the pool; `raid`: for this raid token.',
  ),
  points: note(z.optional(natural), 'How much of the damage the named zone takes.'),
  repair: note(z.optional(repair), 'Spends engineering points.'),
  resolve: note(
    z.optional(
      z.strictObject({
        command: z.enum(COMMANDS),
        dial: z.optional(z.boolean()),
        token: z.optional(z.boolean()),
        points: note(z.optional(natural), 'Only checked: what Repair would bring.'),
      }),
    ),
    'Resolves this command by dial, token or both.',
  ),
}

/** An answer; exactly one of the forms. */
export const answer = {
  option: note(z.optional(id), 'One option, by its id.'),
  ...deeds,
  options: note(z.optional(z.array(id)), 'Several options.'),
  dice: note(z.optional(z.array(die)), 'Several dice of the pool.'),
  dials: note(z.optional(z.record(id, z.array(dial))), 'New dials per ship, uppermost first.'),
  clicks: note(z.optional(z.array(z.int())), 'Clicks of the joints from 1 to the speed; negative to port.'),
  side: note(
    z.optional(z.enum(['left', 'right'])),
    'Side of the base at which the tool lies; default: the only legal one, else left.',
  ),
  places: note(
    z.optional(z.union([z.literal('suggested'), z.record(id, place)])),
    'Where each displaced squadron goes, or `suggested` as the game proposes.',
  ),
  moveTo: note(
    z.optional(z.union([at, z.literal('stay')])),
    'Where the centre of a squadron or token comes to lie; `stay`: where it is.',
  ),
  put: note(
    z.optional(
      z.strictObject({
        piece: note(z.optional(id), 'What is put there; where it has to be chosen first, it is chosen.'),
        at,
        heading: z.optional(heading),
        speed: note(z.optional(natural), 'What the speed dial of a ship is set to; default 2.'),
      }),
    ),
    'Where an obstacle, ship, squadron or token is put on the table.',
  ),
}
const answered = z.strictObject({ ...answer, code: z.optional(z.string()), subject: z.optional(id) })

const offered = z.union([id, z.strictObject(deeds), navigate])
const refused = z.strictObject({
  option: z.optional(id),
  ...deeds,
  code: z.string(),
  forbiddenBy: note(z.optional(z.array(id)), 'The cards that forbid it, as `ship#2` for a damage card.'),
})

const options = note(
  z.strictObject({
    all: note(z.optional(z.array(offered)), 'Exactly these, in any order.'),
    some: note(z.optional(z.array(offered)), 'At least these.'),
    none: note(z.optional(z.array(offered)), 'None of these.'),
    impossible: note(z.optional(z.array(refused)), 'At least these are shown as impossible, for these reasons.'),
    notEven: note(z.optional(z.array(offered)), 'None of these is shown, not even as impossible.'),
  }),
  'Legal options of a question.',
)
export const question = z.strictObject({
  seat,
  ask: z.string(),
  subject: z.optional(id),
  options: z.optional(options),
  min: z.optional(natural),
  max: z.optional(natural),
  dials: note(z.optional(z.record(id, natural)), 'How many new dials each ship gets: exactly these ships.'),
  speed: z.optional(natural),
  yaws: z.optional(z.array(natural)),
  squadrons: note(z.optional(z.array(id)), 'The squadrons to place, in any order.'),
  touching: note(z.optional(natural), 'How many of them must touch the ship.'),
  around: note(z.optional(at), 'Where a piece that is moved stands.'),
  reach: note(z.optional(z.number()), 'How far its centre may come, in mm.'),
  speeds: note(z.optional(z.array(natural)), 'What the speed dial of a ship that is put on the table may be set to.'),
  accepts: note(z.optional(z.array(answered)), 'Answers that would be legal.'),
  refuses: note(z.optional(z.array(answered)), 'Answers that would not be, with the reason `code`.'),
})

/** The attack that is going on, as everybody sees it. */
export const attackSeen = note(
  z.union([
    z.literal('none'),
    z.strictObject({
      by: z.optional(id),
      from: z.optional(hullZone),
      at: z.optional(target),
      range: z.optional(range),
      obstructedBy: z.optional(z.array(id)),
      pool: note(z.optional(z.array(die)), 'The dice, in any order.'),
      locked: note(z.optional(z.array(defenseToken)), 'Defense tokens named by accuracy icons.'),
      spent: note(z.optional(z.array(z.string())), 'Kinds of the defense tokens spent, in order.'),
      redirects: z.optional(z.array(hullZone)),
      critical: z.optional(z.string()),
      total: z.optional(natural),
      earlier: z.optional(z.array(id)),
      manner: note(z.optional(z.enum(['counter', 'snipe'])), 'By a keyword, with its own dice.'),
    }),
  ]),
  'The attack that is going on; `none`: there is none.',
)

export type CaseAnswer = z.infer<typeof answered>
export type CaseQuestion = z.infer<typeof question>
export type CaseDeed = z.infer<z.ZodMiniObject<typeof deeds>>
export type CaseNavigate = z.infer<typeof navigate>
export type OfferedOption = z.infer<typeof offered>
export type RefusedOption = z.infer<typeof refused>
export type SeenAttack = z.infer<typeof attackSeen>
