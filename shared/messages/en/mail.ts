import type { Faction, Seat } from '#shared/game/engine/state'
import { counted, terms } from './terms'

/** What mails say around the sentences that the pages say, too. Times arrive as text in the reader's zone. */
export const mail = {
  sender: 'Armada by Post',
  /**
   * One subject for all mails of a game and for no other game of the same two, so that mail programs keep them together and
   * apart; `limit`: of the fleets; `mark`: of this game.
   */
  gameSubject: (game: string, limit: number | undefined, mark: string) =>
    `Armada: ${game}, ${limit === undefined ? terms.scenarios.learning : terms.points(limit)} (game ${mark})`,
  gameName: (seats: Record<Seat, string>) => `${seats.a} and ${seats.b}`,
  due: (at: string, left: string) => `Due ${at} (in ${left}).`,
  started: (opponent: string, side: Faction, first: boolean) =>
    `Your game with ${opponent} has begun; you play the ${terms.factions[side]} and are the ${first ? 'first' : 'second'} player.`,
  joined: (opponent: string) =>
    `${opponent} has taken your invitation. Bring your fleet: the game begins when both are there.`,
  fleetBrought: (opponent: string) => `${opponent} has brought a fleet. The game begins with yours.`,
  /** Instead of a name. */
  freeSeat: 'a free seat',
  left: 'Your opponent has left the game before it began. The seat is free again: send its link to somebody else.',
  withdrawn: {
    byMaker: (maker: string) => `${maker} has withdrawn the game before it began.`,
    byTime: 'The game has not begun within 30 days, so it is withdrawn.',
  },
  reminder: (at: string) => `A fifth of your time is left: until ${at}.`,
  expired: {
    late: (opponent: string) => `Your time is over; you can still answer until ${opponent} claims the game.`,
    waiting: (opponent: string) => `${opponent} has run out of time: you may claim the game or go on waiting.`,
    playedOn: 'Your time was over, so the service played on for you, as agreed.',
  },
  /** `until`: a time; absent: until one of the two goes on. */
  pause: {
    'pause-offered': (opponent: string, until?: string) =>
      `${opponent} offers a pause until ${until ?? 'one of you goes on'}. Agree or decline on the page of the game, under “More”.`,
    paused: (opponent: string, until?: string) =>
      `${opponent} agreed to the pause: nobody’s time runs until ${until ?? 'one of you goes on'}.`,
    'pause-ended': (opponent: string) => `${opponent} ended the pause: the clocks run again.`,
  },
  timeGiven: (opponent: string, until: string) => `${opponent} gave you more time: until ${until}.`,
  nudged: (opponent: string) => `${opponent} asks you to answer.`,
  because: (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
  since: (at: string) => `Since ${at}`,
  sinceStart: 'So far',
  position: 'Position',
  answer: 'Answer',
  open: 'Open the game',
  /** `objective`: as soon as it is known to both. */
  whyGame: (game: string, mark: string, objective: string | undefined) =>
    `Armada by Post, game ${mark} of ${game}${objective === undefined ? '' : `, ${objective}`}. You get this because you play in it.`,
  /** How the mails of this game end and those of others go on. */
  lessOfGame: 'To get no mails about this game alone, open it, go to “More” and untick “Mails about this game”.',
  less: 'No more mails about games',
  /** The mail about a webhook that the service switched off. */
  trouble: {
    subject: 'We cannot reach you by webhook',
    sentence: (address: string) => `We have switched off your webhook ${address}.`,
    failing: (messages: number, since: string) =>
      `${counted(messages, 'message', 'messages')} failed since ${since}, and none arrived.`,
    gone: 'The receiver answered that it is gone for good.',
    noOther: {
      title: 'Nothing else tells you that it is your turn',
      text: 'You wanted no mails about games. Until you switch the webhook on again, check the site to see when it is your turn.',
    },
    button: 'Test it or switch it on again',
    why: 'Armada by Post. You get this once, because the webhook is in your settings.',
  },
  webhook: {
    test: 'A test by Armada by Post: messages about your games arrive here.',
    discord: {
      round: 'Round',
      score: 'Score',
      due: 'Due',
      /** In the order in which the title names the players. */
      points: (a: number, b: number) => `${a}–${b}`,
      footer: (step: number) => `Armada by Post · step ${step}`,
    },
  },
  /** The deadlines in a calendar program. */
  calendar: {
    name: 'Armada by Post',
    due: (opponent: string) => `Your time against ${opponent} ends`,
  },
  signIn: {
    subject: 'Sign in to Armada by Post',
    sentence: 'Follow this link and press the button there to sign in.',
    works: (minutes: number) => `It works once, within ${minutes} minutes.`,
    code: 'Or type this code on the page where you asked for it:',
    codeKept: 'Do not give it to anybody, and do not type it anywhere else.',
    why: 'You get this because somebody entered your address at Armada by Post. If it was not you, do nothing.',
    button: 'Go to sign in',
  },
  stop: {
    title: 'Mails about your games',
    on: 'Do you want to stop the mails about your games?',
    stop: 'Stop the mails',
    stopped: 'You get no more mails about your games. Your games go on; check this site to see when it is your turn.',
    again: 'Turn them on again in the settings',
  },
  folder: {
    title: 'Mails sent on this machine',
    empty: 'No mail has been sent yet.',
    html: 'The HTML part',
    back: 'All mails',
    missing: 'There is no such mail.',
  },
}
