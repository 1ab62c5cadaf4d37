import type { Command, Faction, LostUnit, Phase, Result } from '#shared/engine/state'
import { counted, terms } from './terms'

const ENDINGS: Record<Result['reason'], { won: string; lost: string }> = {
  eliminated: { won: 'no enemy ship is left', lost: 'you have no ship left' },
  rounds: { won: 'decided after the last round', lost: 'decided after the last round' },
  resigned: { won: 'the other side resigned', lost: 'you resigned' },
  time: { won: 'the other side ran out of time', lost: 'your time ran out' },
}

const LOST: Record<LostUnit['cause'], (round: number) => string> = {
  damage: (round) => `destroyed in round ${round}`,
  'left-area': (round) => `left the play area in round ${round}`,
  'left-out': () => 'never deployed',
}

/** The page of one game: what is asked, of whom, and what stands around the table. */
export const game = {
  idle: 'Nothing to decide just now. You get a mail when it is your turn.',
  /** A point in time follows. */
  askedSince: 'Asked since',
  claimLater: 'If the time above runs out, you may claim the game.',
  lastEvents: 'What happened last',
  wholeLog: 'The whole log',
  nextGame: (opponent: string) => `Next game: against ${opponent}`,
  watchingIdle: 'You are watching this game.',
  open: 'Nobody sits opposite yet: send the invitation.',
  openText: 'Whoever opens this address can take the other seat:',
  share: 'Share the invitation',
  /** Its title, in what is shared. */
  invitation: 'A game of Armada by Post',
  copy: 'Copy the address',
  copied: 'Copied.',
  won: (own: number, other: number, round: number) => `You won ${own}–${other} in round ${round}.`,
  lost: (own: number, other: number, round: number) => `You lost ${own}–${other} in round ${round}.`,
  /** Who resigns has lost, whatever the score says. */
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
  /** How it ended, as the reader's side sees it; to somebody who watches, as the winner does. Part of a sentence. */
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
  initiative: (side: Faction) => `initiative: ${terms.factions[side]}`,
  score: (own: number, other: number) => `${own}–${other}`,
  /** Of each side its own, so that it is heard whose it is. */
  scoreLong: (points: readonly (readonly [side: Faction, points: number])[]) =>
    `score: ${points.map(([side, n]) => `${terms.factions[side]} ${n}`).join(', ')}`,

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
  },
  larger: 'More room for this',
  smaller: 'More room for the table',

  notice: {
    stopped: (used: number, of: number, message: string) =>
      `${used} of ${counted(of, 'answer', 'answers')} used. ${message}`,
    draftDropped: 'The question you were answering is gone, so your draft was dropped.',
    resending: 'No connection: your answer is kept and will be sent again.',
    signedOut:
      'You are no longer signed in. Your answer is kept on this device and is sent once you have signed in again.',
    sending: 'Sending …',
  },

  fleets: {
    ours: 'Ours',
    theirs: 'Theirs',
    waiting: 'To be deployed',
    setAside: 'Set aside',
    of: (side: Faction) => terms.factions[side],
    lost: 'Lost',
    hull: (left: number, max: number) => `hull ${left}/${max}`,
    shields: (front: number, left: number, right: number, rear: number) => `F${front} L${left} R${right} A${rear}`,
    speed: (speed: number) => `speed ${speed}`,
    hiddenDials: (n: number) => terms.hiddenDials(n),
    ownDials: (commands: readonly Command[]) =>
      commands.length === 0 ? 'no dials' : `dials, top first: ${commands.map((c) => terms.commands[c]).join(', ')}`,
    tokens: (commands: readonly Command[]) =>
      commands.length === 0 ? 'no command tokens' : `tokens: ${commands.map((c) => terms.commands[c]).join(', ')}`,
    activated: 'activated',
    ready: 'not yet activated',
    select: (name: string) => `Show ${name}`,
    lostIn: (round: number, cause: LostUnit['cause']) => LOST[cause](round),
    none: 'No unit is selected. Choose one on the table or in the fleets.',
  },

  layers: {
    label: 'Show on the table',
    arcs: 'arcs',
    ranges: 'ranges',
    zones: 'zones',
    engaged: 'engaged',
    turn: 'quarter turn',
  },

  log: {
    empty: 'Nothing has happened yet.',
    latest: 'Latest',
    step: (n: number) => `step ${n}`,
  },

  claim: {
    button: 'Claim the game',
    text: (opponent: string) => `The time of ${opponent} is over. You may claim the game, or go on waiting.`,
    sure: 'Press again to claim',
  },
}
