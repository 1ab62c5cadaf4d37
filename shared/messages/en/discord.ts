/** What the bot on Discord says around the sentences that pages and mails say, too. Instants and links arrive as its markup. */
export const discord = {
  command: {
    about: 'Your games of Star Wars: Armada by correspondence',
    games: { name: 'games', about: 'Lists your running games, those that wait for you first' },
    turn: { name: 'turn', about: 'Says what you are asked, and what happened before' },
    table: { name: 'table', about: 'Describes the table' },
    brief: { name: 'brief', about: 'Says what has happened since your last decision' },
    nudge: { name: 'nudge', about: 'Asks the other player to answer, once for each turn' },
    time: { name: 'time', about: 'Gives the other player a day more' },
    link: { name: 'link', about: 'Links your account here with your account at Armada by Post' },
    unlink: { name: 'unlink', about: 'Ends the link of the two accounts' },
    help: { name: 'help', about: 'Says what this bot can do' },
    game: { name: 'game', about: 'Which game; without it the one that waits longest for you' },
    code: { name: 'code', about: 'The code that your settings show' },
  },
  help: (origin: string) =>
    `This bot tells you about your games at ${origin}. Link your account once: open ${origin}/settings#discord, press the button there and send me the code with \`/armada link\`. Then \`/armada games\` lists your games, \`/armada turn\` says what you are asked, \`/armada table\` describes the table, \`/armada brief\` says what has happened; \`/armada nudge\` asks the other player to answer, and \`/armada time\` gives them a day more. Only you can read my answers.`,
  notLinked: (origin: string) =>
    `I do not know your account at Armada by Post yet. Open ${origin}/settings#discord, press the button there and send me the code with \`/armada link\`.`,
  linked: (name: string) => `Your account here is linked with that of ${name}. Try \`/armada games\`.`,
  unlinked: 'The two accounts are no longer linked.',
  codeGone: 'This code does not work, or no longer. Ask for a new one in your settings.',
  noGames: (origin: string) => `You have no running game. Begin one at ${origin}/new.`,
  gamesTitle: 'Your games',
  gameLine: ({ link, round, waits, due }: { link: string; round: number; waits: boolean; due: string | undefined }) =>
    `${waits ? '▶' : '·'} against ${link}, round ${round}: ${waits ? 'waits for you' : 'waits for the other player'}${due === undefined ? '' : `, due ${due}`}`,
  offered: (opponent: string, round: number, waits: boolean) =>
    `against ${opponent}, round ${round}${waits ? ', waits for you' : ''}`,
  until: (at: string) => `There is time until ${at}.`,
  nothingAsked: 'Nobody is asked anything in this game now.',
  nothingNew: 'Nothing has happened since your last decision.',
  nudged: (name: string) => `${name} is told; at night, in the morning.`,
  timeGiven: (name: string) => `${name} has a day more.`,
  byOrders: 'Answer by my orders',
  oldButton: 'This button is too old. Ask me with `/armada turn`.',
}
