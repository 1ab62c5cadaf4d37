import * as z from 'zod/mini'
import { PRESETS, type PresetId } from '#shared/fleet/game-presets'
import { OBSTACLES, type ObstacleId } from '#shared/game/cards/catalog/obstacles'
import { EDGES } from '#shared/game/engine/state'
import { at, command, dial, faction, heading, id, natural, note, seat } from './case-format-words'

/** What a case says of fleets, options, obstacles and objectives, on a table or at the beginning of a battle. */

const preset = z.enum(Object.keys(PRESETS) as PresetId[])
export const obstacleId = z.enum(Object.keys(OBSTACLES) as ObstacleId[])

const settings = {
  limit: z.exactOptional(natural),
  table: z.exactOptional(z.enum(['3x6', '3x3'])),
  coreSet: z.exactOptional(z.boolean()),
  rounds: z.exactOptional(z.enum(['six', 'unlimited'])),
  decks: note(z.exactOptional(z.enum(['shared', 'own'])), 'One damage deck for both, or one each.'),
  elimination: z.exactOptional(z.enum(['at-once', 'end-of-round', 'end-of-round-without-flotillas'])),
  tournament: note(z.exactOptional(z.enum(['2015', '2018'])), 'By which tournament rules the score is counted.'),
  flotillas: note(z.exactOptional(natural), 'At most so many flotillas in a fleet.'),
}
export const options = note(
  z.union([preset, z.strictObject({ preset: z.exactOptional(preset), ...settings })]),
  'What both agreed on: a preset by name, or what differs from it; the default preset is casual-400.',
)
/** Partial. */
export const seenOptions = z.strictObject(settings)

const upgradeState = {
  state: z.optional(z.enum(['readied', 'exhausted', 'discarded'])),
  round: note(z.optional(natural), 'The round token that lies on it.'),
  command: note(z.optional(command), 'The command that is noted on it.'),
  marker: note(z.optional(at), 'Where its token lies on the table.'),
  dials: note(z.optional(z.array(dial)), 'Those that lie facedown on it.'),
}
export const upgrade = note(
  z.union([id, z.strictObject({ card: id, ...upgradeState })]),
  'An upgrade card, readied, or in another state; the game calls it `gunnery-team@victory`.',
)

const listedShip = z.union([id, z.strictObject({ card: id, upgrades: z.optional(z.array(id)) })])
export const fleet = note(
  z.union([
    z.string(),
    z.strictObject({
      faction,
      ships: z.array(listedShip),
      squadrons: z.optional(z.array(id)),
      objectives: z.optional(
        z.strictObject({ assault: z.optional(id), defense: z.optional(id), navigation: z.optional(id) }),
      ),
    }),
  ]),
  'A fleet by its cards, two squadrons of a kind twice; or a list as people write it, in any format that is read.',
)
export const fleets = note(z.strictObject({ a: fleet, b: fleet }), 'The fleets that the seats bring, taken as legal.')

export const obstacles = note(
  z.partialRecord(
    obstacleId,
    z.strictObject({
      at,
      heading: z.optional(heading),
      inert: note(z.optional(z.boolean()), 'It neither obstructs nor does anything to those on it.'),
      hull: note(
        z.optional(z.strictObject({ seat, most: z.optional(natural), damage: z.optional(natural) })),
        'It can be attacked: whose it is, what destroys it (10), and the damage it has.',
      ),
    }),
  ),
  'Obstacles on the table.',
)
const token = z.union([
  at,
  z.strictObject({
    at: z.optional(at),
    on: note(id, 'The ship it is assigned to, or the obstacle it lies on; there it lies unless `at` says otherwise.'),
  }),
])
export const objectiveTokens = note(
  z.record(id, token),
  'Objective tokens by the ids that the objective gives them: where each lies, or on what.',
)
export const objective = note(
  z.strictObject({
    card: id,
    ships: note(z.optional(z.array(id)), 'The objective ships.'),
    tokens: z.optional(objectiveTokens),
    round: note(z.optional(natural), 'The round token that lies on it.'),
    edge: note(z.optional(z.enum(EDGES)), 'The edge of the play area that was chosen for it.'),
  }),
  'The objective that is played; each seat has an instance of it, `most-wanted@a`.',
)
export const victoryTokens = z.strictObject({ a: z.optional(natural), b: z.optional(natural) })
export const objectiveCards = note(
  z.strictObject({ a: z.optional(z.array(id)), b: z.optional(z.array(id)) }),
  'The objective cards that each seat brought; in views `unknown` stands for one that is hidden.',
)
const pile = z.strictObject({
  top: note(z.optional(z.array(id)), 'The uppermost cards; the rest lies below in the order of the list.'),
  size: note(z.optional(natural), 'How many cards it still has.'),
  discard: z.optional(z.array(id)),
})
export const decks = note(
  z.strictObject({ a: z.optional(pile), b: z.optional(pile) }),
  'The damage decks of the players, with the option `decks: own`; default: both whole.',
)
export const setup = note(
  z.strictObject({
    step: note(
      z.enum([
        'forces',
        'initiative',
        'objective',
        'objective-set',
        'obstacles',
        'before-deploying',
        'deploying',
        'after-deploying',
        'over',
      ]),
      'The step at whose beginning the case starts.',
    ),
    chooser: note(z.optional(seat), 'Who decides who is first player, in the step `initiative`.'),
    turn: note(
      z.optional(seat),
      'Whose turn it is; default: of the first player, and of the second one to place obstacles.',
    ),
    turns: note(
      z.optional(z.strictObject({ a: natural, b: natural })),
      'How many deployment turns each seat has had; default: none.',
    ),
  }),
  'Where in the set-up the case begins, with `phase: setup`.',
)

export type CaseFleet = z.infer<typeof fleet>
export type CaseOptions = z.infer<typeof options>
export type CaseUpgrade = z.infer<typeof upgrade>
export type CaseTokens = z.infer<typeof objectiveTokens>
