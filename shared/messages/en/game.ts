import type { AskFamily } from '#shared/game/engine/asks'
import type { Faction, Phase, Result } from '#shared/game/engine/state'
import { counted, terms } from './terms'

const ENDINGS: Record<Result['reason'], { won: string; lost: string }> = {
  eliminated: { won: 'no enemy ship is left', lost: 'you have no ship left' },
  rounds: { won: 'decided after the last round', lost: 'decided after the last round' },
  resigned: { won: 'the other side resigned', lost: 'you resigned' },
  time: { won: 'the other side ran out of time', lost: 'your time ran out' },
}

/** The page of one game: the question, its player, and the parts around the table. */
export const game = {
  open: 'Nobody has accepted yet: send the invitation.',
  won: (own: number, other: number, round: number) => `You won ${own}–${other} in round ${round}.`,
  lost: (own: number, other: number, round: number) => `You lost ${own}–${other} in round ${round}.`,
  /** A player who resigns loses, with any score. */
  resigned: {
    won: (own: number, other: number, round: number) =>
      `You won in round ${round}: the other side resigned, at ${own}–${other}.`,
    lost: (own: number, other: number, round: number) =>
      `You resigned in round ${round}, at ${own}–${other}; the other side won.`,
    wonBySide: (side: Faction, own: number, other: number, round: number) =>
      `The ${terms.factions[side]} won in round ${round}: the other side resigned, at ${own}–${other}.`,
  },
  wonBySide: (side: Faction, own: number, other: number, round: number) =>
    `The ${terms.factions[side]} won ${own}–${other} in round ${round}.`,
  watching: (round: number, phase: Phase) =>
    phase === 'setup' ? `${terms.phases.setup}.` : `Round ${round}, ${terms.phases[phase]}.`,
  /** How it ended, from the reader's side; for a spectator, from the winner's. Part of a sentence. */
  reason: (reason: Result['reason'], won: boolean) => ENDINGS[reason][won ? 'won' : 'lost'],

  /** The same as a sentence. */
  ended: (reason: Result['reason'], won: boolean) => {
    const text = ENDINGS[reason][won ? 'won' : 'lost']
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  },

  header: (round: number, phase: Phase) =>
    phase === 'setup' ? terms.phases.setup : `R${round} · ${terms.phases[phase]}`,
  /** `unlimited`: no round is the last (R19.1). */
  headerLong: (round: number, phase: Phase, unlimited = false) =>
    phase === 'setup' ? terms.phases.setup : `Round ${round}${unlimited ? '' : ' of 6'}, ${terms.phases[phase]}`,
  hasInitiative: 'initiative',
  /** Before the own points, in sight. */
  you: 'you',
  /** Each side with its name, so that screen readers say whose score it is. */
  scoreLong: (points: readonly (readonly [side: Faction, points: number])[]) =>
    `score: ${points.map(([side, n]) => `${terms.factions[side]} ${n}`).join(', ')}`,

  /** Above the question: whose it is, and what kind of question. */
  eyebrow: {
    yourMove: 'Your move',
    /** For later: nothing is sent. */
    preparing: 'Preparing, not sent',
    called: 'Your turn has come',
    inTurn: (name: string) => `In the turn of ${name}`,
    waiting: 'Waiting',
    over: 'The end',
    watching: 'Watching',
    kinds: {
      opening: 'opening',
      'set-up': 'setup',
      dials: 'command dials',
      activation: 'activation',
      attack: 'attack',
      defense: 'defense',
      repair: 'repair',
      course: 'course',
      squadrons: 'squadrons',
      cards: 'card',
    } satisfies Record<AskFamily, string>,
  },
  /** How far the phase is. */
  shipsActivated: (n: number, of: number) => `${n} of ${counted(of, 'ship', 'ships')} activated`,
  squadronsActivated: (n: number, of: number) => `${n} of ${counted(of, 'squadron', 'squadrons')} activated`,

  brief: 'Brief',
  menu: 'Menu',
  words: 'Words',
  tabs: { label: 'Parts of the game', do: 'Do', fleets: 'Fleets', log: 'Log', more: 'More' },
  regions: {
    question: 'Question',
    table: 'Table',
    words: 'The game in words',
    fleets: 'Fleets',
    unit: 'Unit',
    log: 'Log',
    more: 'More',
    time: 'Time line',
  },
  /** Where orders and plans are written. */
  answersAhead: 'Answers in advance',
  larger: 'More room for this',
  close: 'Close',

  sending: 'Sending …',

  claim: {
    button: 'Claim the game',
    text: (opponent: string) => `${opponent} has run out of time. You may claim the game, or go on waiting.`,
    sure: 'Press again to claim',
  },
}
