import type { DrawPurpose } from '#shared/game/engine/event'
import type { Difference, Part } from '#shared/play/replay/difference'
import type { Verdict } from '#shared/play/replay/verify-game'
import { refusals } from './refusals'
import { counted } from './terms'

const DRAWS: Record<DrawPurpose, string> = {
  sides: 'the random choice of sides',
  coin: 'the coin for the first player',
  objectives: 'the drawn objective cards',
  'damage-deck': 'the order of the damage deck',
  reshuffle: 'the new order of the damage deck',
  dice: 'dice',
  pick: 'a card picked at random',
}

/** `a, b and c` */
const joined = (parts: readonly string[]): string => `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Sentences about one difference; ships are called by their ids, as in the file. */
const DIFFERENCES: { [C in Difference['code']]: (found: Extract<Difference, { code: C }>) => string } = {
  secret: () => 'The secret is not the one that was sealed before the first draw.',
  'draw-number': ({ expected, n }) => `Draw ${expected} is missing: the next one is numbered ${n}.`,
  'draw-numbers': ({ n, purpose }) => `Draw ${n} (${DRAWS[purpose]}) has numbers that do not follow from the secret.`,
  'draw-told': ({ n }) => `Draw ${n} is not the one in the log.`,
  'dial-changed': ({ ship, n }) => `Dial ${n} of ${ship} is not what was sealed when it was set.`,
  'dial-never-sealed': ({ ship, n }) => `Dial ${n} of ${ship} was opened, but never sealed.`,
  'dial-never-opened': ({ ship, n }) => `Dial ${n} of ${ship} was sealed, but never opened.`,
  'row-counts': () => 'The rows of the log do not add up to the decisions, draws and events.',
  'row-hash': ({ row }) => `Row ${row} of the log, or one before it, was changed after it was written.`,
  refused: ({ decision, round, why }) =>
    `Decision ${decision} (round ${round}) is refused by the rules: ${refusals[why]}`,
  event: ({ step, round, recorded, replayed }) =>
    `Step ${step} (round ${round}) differs: the record has ${recorded ?? 'nothing'}, the rules give ${
      replayed ?? 'nothing'
    }${recorded === replayed ? ' with different contents' : ''}.`,
  'replayed-draw': ({ n, round }) => `Draw ${n} (round ${round}) differs.`,
  state: ({ row, round }) => `After row ${row} (round ${round}) the table differs from the stored one.`,
  'no-end-state': () => 'The record does not say how the table was at the end.',
  result: () => 'The score or the result differs.',
  stuck: ({ decision, round, message }) =>
    `The rules cannot go on at decision ${decision} (round ${round}): ${message}.`,
}

/** The proof of a finished game: the page and the command line. The first sentence is the heading of the page. */
export const check = {
  match: ({ rolls, shuffles, lots, dials }: Verdict['counts']) => {
    const parts = [
      counted(rolls, 'roll', 'rolls'),
      counted(shuffles, 'shuffle', 'shuffles'),
      ...(lots === 0 ? [] : [counted(lots, 'random choice', 'random choices')]),
      counted(dials, 'dial', 'dials'),
    ]
    return `All ${joined(parts)} match what was promised.`
  },
  mismatch: 'Something does not match what was promised.',
  notYet: 'The proof opens when the game ends.',
  notYetText:
    'Until then the secret from which all luck follows stays sealed, and so do the dials that are not revealed.',
  checking: 'Checking …',
  damaged: 'The document of this game cannot be read.',
  parts: {
    secret: 'The secret is the one that was sealed when the game was made.',
    draws: 'Every roll and shuffle follows from that secret and the salts of both players.',
    dials: 'Every command dial is what was sealed when it was set.',
    log: 'No row of the log was changed or removed after it was written.',
    replay: 'Played again, every decision leads to the same events, the same table and the same result.',
  } satisfies Record<Part, string>,
  fine: 'matches',
  differs: 'does not match',
  difference: <C extends Difference['code']>(found: Extract<Difference, { code: C }>): string => {
    const tell: (found: Extract<Difference, { code: C }>) => string = DIFFERENCES[found.code as C]
    return tell(found)
  },
  roundsHeading: 'Played again, round by round',
  roundName: (round: number) => (round === 0 ? 'Setup' : `Round ${round}`),
  columns: { round: 'Round', decisions: 'Decisions', draws: 'Draws', events: 'Events', states: 'Stored tables' },
  round: ({ round, decisions, draws, events, states }: Verdict['rounds'][number]) =>
    `${check.roundName(round)}: ${joined([
      counted(decisions, 'decision', 'decisions'),
      counted(draws, 'draw', 'draws'),
      counted(events, 'event', 'events'),
      counted(states, 'stored table', 'stored tables'),
    ])} match.`,
  meaningHeading: 'What this proves and what it does not prove',
  meaning: [
    'The service could not choose or change any roll: its secret was sealed before the players sent their salts, and your own salt is part of every draw.',
    'Neither player could change a dial after it was set, and the service could not either.',
    'It does not protect you from a player who also runs the service: a person who has the secret can see all rolls in advance.',
    'The seal below must be the one that you saw before the game began; only you can check that.',
  ],
  seal: 'Seal, published before the first draw',
  secret: 'Secret, shown after the end',
  salt: (name: string) => `Salt of ${name}`,
  again: 'Your browser has checked this. To check it elsewhere, download the whole game:',
  download: 'Download the game',
  command: 'npm run replay -- FILE',
  toResult: 'The result',
  toGame: 'The game',
}
