import type { Command, Faction, LostUnit } from '#shared/game/engine/state'
import { counted, terms } from './terms'

const LOST: Record<LostUnit['cause'], (round: number) => string> = {
  damage: (round) => `destroyed in round ${round}`,
  'left-area': (round) => `left the play area in round ${round}`,
  'left-out': () => 'never deployed',
}

/** Around a game: the time, fair luck, resigning. */
export const more = {
  prepare: 'Prepare my next activation',
  mails: 'Mails about this game',
  resign: 'Resign',
  resignText: 'You lose the game at once. Press twice.',
  resignSure: 'Press again to resign',
  replay: 'The game step by step',
  fair: 'Fair luck',
  fairText: 'Every draw follows from a secret that was sealed before the first one. Its seal:',
  opened: 'Opened after the end: the secret, the salts of both players, and the id of the game:',
  yourSide: (side: Faction) => `You play the ${terms.factions[side]}.`,
}

/** A game by a name of the reader's own. */
export const naming = {
  label: 'Name of this game',
  text: 'Only you see it, in this browser.',
}

/** In place of the question when a game is over. */
export const outcome = {
  heading: 'Result',
  points: (side: Faction, points: number) => `${terms.factions[side]}: ${terms.points(points)}`,
  lostUnits: 'Units lost',
  noneLost: 'No unit was lost.',
  again: 'Begin another game',
}

/** While the game asks the reader nothing. */
export const meanwhile = {
  idle: 'Nothing to decide just now. You get a mail when it is your turn.',
  /** A point in time follows. */
  askedSince: 'Asked since',
  claimLater: 'If the time above runs out, you may claim the game.',
  lastEvents: 'What happened last',
  wholeLog: 'The whole log',
  nextGame: (opponent: string) => `Next game: against ${opponent}`,
  /** By the reader's own name. */
  nextNamed: (name: string) => `Next game: ${name}`,
  watchingIdle: 'You are watching this game.',
}

/** How somebody takes the other seat. */
export const invite = {
  openText: 'Anybody who opens this address can take the other seat:',
  share: 'Share the invitation',
  /** The title of the shared invitation. */
  invitation: 'A game of Armada by Post',
  copy: 'Copy the address',
  copied: 'Copied.',
}

/** A game that has not begun, and may never. */
export const withdrawal = {
  /** A point in time follows. */
  until: 'If it has not begun by then, it is withdrawn by itself:',
  withdraw: 'Withdraw the game',
  withdrawSure: 'Press again to withdraw it',
  leave: 'Leave the game',
  leaveSure: 'Press again to leave it',
  leaveText: 'The seat becomes free for somebody else, and you cannot take it again.',
  byMaker: 'This game was withdrawn before it began.',
  byTime: 'This game did not begin within 30 days, so it was withdrawn.',
}

/** Both fleets, unit by unit. */
export const fleets = {
  ours: 'Ours',
  theirs: 'Theirs',
  waiting: 'To be deployed',
  setAside: 'Set aside',
  of: (side: Faction) => terms.factions[side],
  lostShort: (round: number) => `lost R${round}`,
  youAre: 'You',
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
  /** Points of a side, and how many of them the objective brings. */
  earned: (points: number, objective: number) => `${terms.points(points)}, ${objective} of them by the objective`,
  ofObjective: (side: Faction, points: number) => `${terms.factions[side]}: ${points} by the objective`,
  lostIn: (round: number, cause: LostUnit['cause']) => LOST[cause](round),
}

/** The layers of the table. */
export const layers = {
  label: 'Show on the table',
  arcs: 'arcs',
  ranges: 'ranges',
  zones: 'zones',
  engaged: 'engaged',
  threat: 'threat',
  reach: 'reach of ships',
  distances: 'distances 1–5',
  pen: { none: 'draw', arrow: 'draw: arrow', circle: 'draw: circle' },
  keep: 'keep the measured line',
  kept: 'drop the measured line',
  clear: (n: number) => `clear ${counted(n, 'note', 'notes')}`,
  turn: 'quarter turn',
}

/** Around the lines of the log. */
export const log = {
  empty: 'Nothing has happened yet.',
  latest: 'Latest',
  fromStart: 'The game from its start',
  playSince: 'Play what happened since your last decision',
  toCome: (unit: string) => `${unit}, still to act`,
}

/** What a line above the question tells. */
export const notice = {
  stopped: (used: number, of: number, message: string) =>
    `${used} of ${counted(of, 'answer', 'answers')} used. ${message}`,
  draftDropped: 'The question you were answering is gone, so your draft was dropped.',
  resending: 'No connection: your answer is kept and will be sent again.',
  signedOut:
    'You are no longer signed in. Your answer is kept on this device and is sent once you have signed in again.',
}
