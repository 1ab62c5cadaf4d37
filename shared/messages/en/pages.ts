import type { Faction } from '#shared/game/engine/state'
import type { Language } from '#shared/play/protocol/language'
import type { Wish } from '#shared/play/protocol/request-bodies'
import { site } from './site'
import { counted, terms } from './terms'

const FACTION_SHIPS: Record<Faction, string> = {
  rebel: 'A CR90 corvette, a Nebulon-B frigate and four X-wing squadrons. They move first.',
  imperial: 'A Victory Star Destroyer and six TIE fighter squadrons.',
}

/** The pages around the game. The first sentence of each is its heading. */
export const pages = {
  // Mails write times as the pages do
  locale: site.locale,
  span: site.span,
  front: {
    sentence: 'Two fleets, one battle, a move whenever you have time.',
    lead: 'Play Star Wars: Armada by correspondence. The service keeps the table and knows the rules. It asks you only what you must decide, and sends you a mail when it is your turn.',
    points: [
      'Command dials are secret and sealed when they are sent; nobody can peek, and nobody can change them later.',
      'Try every course on the table and see where the ship ends before you send it.',
      'A battle takes days or weeks; you answer when you have a minute.',
    ],
    start: 'Sign in to play',
    film: {
      label: 'A battle of 400 points on a table of 6 by 3 feet, as it was played',
      caption: (round: number) => `Round ${round} of 6`,
      progress: 'How far the battle is',
      play: 'Play the battle',
      pause: 'Stop the battle here',
    },
  },
  home: {
    waiting: (games: number, due: string) =>
      games === 1 ? `1 game waits for you; it is due ${due}.` : `${games} games wait for you; the first is due ${due}.`,
    waitingWithoutTime: (games: number) => `${counted(games, 'game waits', 'games wait')} for you.`,
    nothing: (others: number) => `Nothing waits for you; ${counted(others, 'game waits', 'games wait')} for others.`,
    idle: 'Nothing waits for you.',
    none: 'You have no game yet: begin one with a friend, or practise against the bot.',
    yours: 'Your turn',
    others: 'Waiting for others',
    over: 'Over',
    offline: (time: string) => `No connection: this is how it was ${time}.`,
    more: 'More games',
    zoneHint: 'Times are shown in UTC.',
    useZone: (zone: string) => `Show them in ${zone}`,
    /** What is played: `limit` in points, where fleets are brought. */
    kind: (limit: number | undefined) => (limit === undefined ? 'Learning scenario' : `Battle, ${terms.points(limit)}`),
    against: (opponent: string) => `against ${opponent}`,
    bringFleet: 'Bring your fleet',
    otherFleet: 'The other fleet is still missing',
    finished: (round: number, outcome?: 'won' | 'lost') =>
      `${outcome === undefined ? 'Over' : outcome === 'won' ? 'You won' : 'You lost'} in round ${round}`,
    yourTurn: 'It is your turn.',
    answer: 'Answer',
    bring: 'Bring it',
    /** In a ring, the number above the unit. */
    left: (number: number, unit: 'day' | 'hour' | 'minute') => ({
      number,
      unit: { day: number === 1 ? 'day' : 'days', hour: 'h', minute: 'min' }[unit],
    }),
    roundOf: (round: number) => `round ${round} of 6`,
    score: (own: number, other: number) => `you ${own}, they ${other}`,
    until: (time: string) => `until ${time}`,
    invitations: 'Open invitations',
    copyLink: 'Copy the link',
    /** Time for each turn, then since when. */
    each: (hours: number) => `${hours % 24 === 0 ? terms.days(hours / 24) : terms.hours(hours)} a turn ·`,
    since: (time: string) => `since ${time}`,
    empty: 'No game yet',
    emptyText: 'Half an hour against the bot shows how it goes.',
  },
  signIn: {
    sentence: 'Sign in with a link or a code from a mail.',
    email: 'Mail address',
    send: 'Send the link',
    sent: (email: string) => `A link and a code are on their way to ${email}.`,
    sentMore: 'Type the code of the mail here, or follow its link to sign in wherever you open it. Each works once.',
    code: 'Code from the mail',
    codeForm: 'Six letters and digits.',
    codeButton: 'Sign in with the code',
    haveCode: 'I have a code already',
    again: 'Use another address',
    localMails: 'This service runs on this machine; its mails are shown here.',
    linkSentence: 'Press the button to sign in.',
    linkWhy:
      'The link works only once, and some mail programs open links by themselves: the button prevents that they use it up.',
    linkButton: 'Sign in',
  },
  newGame: {
    scenarioText:
      'The learning scenario: two Rebel ships against a Star Destroyer, squadrons on both sides, six rounds, 3 by 3 feet.',
    wish: 'Which side would you like?',
    clash: 'If you both want the same side, or both take either side, the sides are drawn at random.',
    create: 'Make the invitation',
    /** Beside the choices. */
    summary: {
      heading: 'Your invitation',
      side: 'Your side',
      time: 'Time for each turn',
      read: 'What the other player will read',
    },
  },
  wishes: {
    names: { rebel: 'Rebels', imperial: 'Empire', any: 'Either side' } satisfies Record<Wish, string>,
    texts: { ...FACTION_SHIPS, any: 'You take what the other leaves.' } satisfies Record<Wish, string>,
  },
  invitation: {
    sentence: (from: string, scenario: keyof typeof terms.scenarios, time: string) =>
      `${from} invites you: ${terms.scenarios[scenario]}, ${time} for each turn.`,
    accept: 'Accept and begin',
    signInFirst: 'Sign in to accept',
    luck: 'How luck is proved',
    seal: 'Every draw of this game follows from a secret that is sealed already. Its seal:',
    closed: (from: string) => `The invitation of ${from} has already been accepted.`,
    withdrawn: (from: string) => `${from} has withdrawn this invitation, or it was open for too long.`,
    yours: 'This is your own invitation: send its address to the person you want to play with.',
    toGame: 'Go to the game',
  },
  settings: {
    sentence: (name: string) => `You play as ${name}.`,
    sections: {
      label: 'Settings',
      you: 'You',
      time: 'Your time',
      messages: 'Mails and questions',
      webhooks: 'Webhooks',
      discord: 'Discord',
      device: 'On this device',
    },
    name: 'Name',
    nameText: 'Other players see it. Every player has a different name.',
    zone: 'Time zone',
    zoneText: 'All times on these pages and in mails are shown in this zone.',
    language: 'Language',
    languageText: 'For these pages, for mails and for messages about your games.',
    askAlways: 'Ask me always',
    askAlwaysText:
      'Even when everybody can see that no other answer could be better. It applies to games that begin from now on; for a game that has begun, choose it on its page of standing orders.',
    languages: { en: 'English', pl: 'Polski' } satisfies Record<Language, string>,
    thisDevice: (zone: string) => `Use the zone of this device: ${zone}`,
    email: 'Mail address',
    mail: 'Mails about my games',
    mailText:
      'When it is your turn, before your time is up, and when a game begins or ends. For one game alone, untick “Mails about this game” there, under “More”. You always get the mails for signing in.',
    /** Before a point in time. */
    unreachable: {
      bounced: 'Mails to this address have come back since',
      complained: 'Mails to this address were called spam at',
    },
    unreachableText:
      'So none about your games is sent to it. Webhooks and Discord still tell you. If the address works again, ask the operator of this service to try it.',
    save: 'Save',
    saved: 'Saved.',
    discord: {
      heading: 'Discord',
      lead: 'A bot on Discord can tell you about your games: what you are asked, what has happened, how the table looks. Only you can read its answers.',
      none: 'This service has no bot on Discord.',
      install: 'Add the bot to your account or your server at Discord',
      show: 'Show a code',
      send: 'Send it to the bot there. It works once, within ten minutes.',
      linked: (name: string) => `Linked with ${name}.`,
      unlink: 'End the link',
      command: (code: string) => `/armada link code:${code}`,
      until: 'Works until',
      look: 'I have sent it',
    },
    calendar: {
      heading: 'Calendar',
      lead: 'A calendar program that knows this address shows when your time ends in each game. Anybody who has the address sees that, too.',
      make: 'Make an address',
      renew: 'Make a new address',
      renewed: 'The one before it no longer works.',
      since: 'There is one since',
      keep: 'Add it to your calendar now: it is shown only once.',
      copy: 'Copy the address',
      copied: 'Copied.',
      end: 'End it',
    },
    webhooks: {
      heading: 'Webhooks',
      lead: 'Besides the mail, the service can send a message to your own program or to a Discord channel when it is your turn.',
      address: 'Address',
      addressText: 'An https address. For Discord: channel settings, Integrations, Webhooks, “Copy Webhook URL”.',
      mention: 'Your Discord user number (optional)',
      mentionText: 'The message mentions only you.',
      add: 'Add the webhook',
      full: (most: number) => `You cannot add more: the limit is ${most}.`,
      secret: (address: string) => `Secret of ${address}`,
      secretText:
        'We show it only once. With it your program can check that a message comes from us; see standardwebhooks.com.',
      copy: 'Copy',
      copied: 'Copied.',
      hide: 'Done',
      discord: 'Discord',
      on: 'On.',
      mentions: 'You are mentioned.',
      failing: (messages: number, since: string) =>
        `${counted(messages, 'message', 'messages')} failed since ${since}; the service still sends the next ones.`,
      off: {
        owner: (at: string) => `Off since ${at}.`,
        gone: (at: string) => `Switched off ${at}: the receiver answered that it is gone for good.`,
        failing: (at: string) => `Switched off ${at}, because nothing had arrived for a day.`,
      },
      lastFailures: 'Last failures',
      failure: {
        timeout: 'no answer in time',
        unreachable: 'no connection, or no answer that could be understood',
        'not-public': 'the name leads to an address that is not public',
        status: (status: number) =>
          status >= 300 && status < 400 ? `answered ${status}; redirects are not followed` : `answered ${status}`,
      },
      test: 'Test',
      testing: 'A test message is on its way …',
      arrived: 'The test message arrived.',
      notArrived: (why: string) => `The test message did not arrive: ${why}.`,
      switchOff: 'Switch off',
      switchOn: 'Switch on again',
      renew: 'New secret',
      renewSure: 'Make a new secret: the old one works for one more day',
      renewed: 'There is a new secret; the old one works for one more day.',
      remove: 'Delete',
      removeSure: 'Delete for good',
      removed: (address: string) => `${address} is deleted.`,
      added: (address: string) => `${address} is added. Test it now.`,
      switchedOn: (address: string) => `${address} is on.`,
      switchedOff: (address: string) => `${address} is off.`,
    },
    device: {
      heading: 'On this device',
      colours: 'Colours',
      themes: { system: 'as the device', dark: 'dark', light: 'light', contrast: 'high contrast' },
      motion: 'What happened is played on the table',
      motionText:
        'Courses, attacks and losses, after each move and when you come back. Esc, a tap or an answer ends it.',
      speeds: { usual: 'at usual speed', fast: 'fast', off: 'not at all' },
      singleKeys: 'Single keys act on the table and the dials',
      singleKeysText:
        '1 to 4 fill dials, M measures, U undoes, + − 0 zoom. If off: only Tab, arrows, Enter, Space, Esc and keys with Ctrl.',
      hints: 'A hint under each question',
      hintsText: 'One line that explains its term. It is on until your first game is over.',
    },
  },
}
