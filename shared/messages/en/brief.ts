import type { Command, LostUnit } from '#shared/game/engine/state'
import { type Sentence, say } from '../sentence'
import { counted, terms } from './terms'

/** What happened while the reader was away, in the present tense, as the sentences of the log beside it. */
export const brief = {
  own: (unit: Sentence, _isShip: boolean): Sentence => say`your ${unit}`,
  shields: (n: number) => counted(n, 'shield', 'shields'),
  hull: (n: number) => `${n} hull`,
  /** A damage card that lies faceup, by its title. */
  faceup: (titles: readonly string[]) => `faceup: ${terms.listed(titles)}`,
  token: (kind: string) => `its ${kind} token`,
  lost: (unit: Sentence, things: readonly string[]): Sentence => say`${unit} loses ${terms.listed(things)}`,
  gained: (unit: Sentence, things: readonly string[]): Sentence => say`${unit} regains ${terms.listed(things)}`,
  gone: {
    damage: (unit: Sentence): Sentence => say`${unit} is destroyed`,
    'left-area': (unit: Sentence): Sentence => say`${unit} leaves the play area and is destroyed`,
    'left-out': (unit: Sentence): Sentence => say`${unit} is never deployed and counts as destroyed`,
  } satisfies Record<LostUnit['cause'], (unit: Sentence) => Sentence>,
  revealed: (unit: Sentence, command: Command, moved: boolean): Sentence =>
    say`${unit} reveals ${terms.commands[command]}${moved ? ' and moves' : ''}`,
  /** A unit, or how many ships and squadrons. */
  moved: (units: Sentence, n: number): Sentence => say`${units} ${n === 1 ? 'moves' : 'move'}`,
  deployed: (units: string): Sentence => say`${units} deployed`,
  commandTokens: (n: number) => `${counted(n, 'command token', 'command tokens')} gained`,
  /** The clauses above, as one sentence. */
  sum: (clauses: readonly Sentence[]): Sentence =>
    clauses.flatMap((clause, i) => [...(i === 0 ? [] : ['; ']), ...clause]).concat('.'),
  /** How many lines a long brief leaves out. */
  earlier: (n: number) =>
    n === 1
      ? '… and 1 more line before that; the log has everything.'
      : `… and ${n} more lines before that; the log has everything.`,

  since: (at: string, sum: string) => `Since ${at}: ${sum}`,
  sinceStart: (sum: string) => `Since the game began: ${sum}`,
  sinceRound: (round: number, sum: string) => `Since the beginning of round ${round}: ${sum}`,
  nothing: 'Nothing has happened since your last decision.',
  open: 'Show what happened',
  round: (n: number) => `Round ${n}`,
  /** Heading of the activation in which the reader decided. */
  before: 'The activation that was under way',
  steps: 'Show step by step',
  toGame: 'To the game',
  label: 'What happened since your last decision',
}

export type BriefMessages = typeof brief
