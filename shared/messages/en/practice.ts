/** Practising against the service's own bot. */
export const practice = {
  /** Stands where another player's name does. */
  bot: 'Practice bot',
  sentence: 'Practise against the bot: it answers at once, and nothing counts.',
  lead: 'The same learning scenario by the same rules, with nobody waiting for you. Leave whenever you like and go on another day; no mails come and no time runs out.',
  side: 'Which side would you like?',
  begin: 'Begin the practice game',
  link: 'Practise against the bot',
  instead: 'To learn it alone first:',
  waits: 'The bot answers at once; nothing counts.',
}
