import type { Language } from '#shared/play/protocol/language'

/** Words that stand on every page. */
export const site = {
  language: 'en' as Language,
  locale: 'en-GB',
  /** A link to the same page in the other language, in that language. */
  other: { language: 'pl' as Language, text: 'Po polsku' },
  name: 'Armada by Post',
  title: (sentence: string, yourTurn: boolean) => `${yourTurn ? '▶ ' : ''}${sentence} · Armada by Post`,
  practiceBot: 'Practice bot',
  unofficial:
    'An unofficial fan project, not affiliated with the makers of Star Wars: Armada. To play you need to know the game; bring your own copy.',
  skipTo: {
    label: 'Skip',
    main: 'Skip to the page',
    question: 'Skip to the question',
    table: 'Skip to the table',
    log: 'Skip to the log',
  },
  nav: {
    label: 'Site',
    games: 'Games',
    newGame: 'New game',
    fleets: 'Fleets',
    settings: 'Settings',
    rules: 'Rules in our words',
    /** Beside the other words of the site's head. */
    book: 'Rules',
    more: 'More',
    messages: 'Messages about games',
    signIn: 'Sign in',
    signOut: 'Sign out',
  },
  loading: 'One moment …',
  unreachable: 'The service cannot be reached just now. Please try again.',
  signedOut: 'You are no longer signed in.',
  notKept: 'What you choose or change here is lost when you reload the page: this browser does not store it.',
  otherTab: { text: 'You have changed this in another tab, too.', show: 'Show that', keep: 'Keep mine' },
  tryAgain: 'Try again',
  due: 'Due',
  inTime: (span: string) => `in ${span}`,
  justNow: 'just now',
  ago: (span: string) => `${span} ago`,
  span: (days: number, hours: number, minutes: number) => {
    if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
    if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`
    return `${minutes} min`
  },
  unknownPlayer: 'nobody yet',
  /** What a new player is called until they choose a name. */
  newcomer: (n: number) => `Admiral ${n}`,
  notFound: { sentence: 'There is no such page; your games are here.', link: 'Your games' },
}
