/** Practising against the service's own bot. */
export const practice = {
  /** Stands where another player's name does. */
  sentence: 'The bot answers at once; nothing counts.',
  lead: 'The learning scenario by the rules of every game, and nobody waits for you. Leave whenever you like and go on another day: no mails come and no time runs out.',
  begin: 'Begin',
  alone: 'To learn it alone first:',
  link: 'Practise against the bot',
  again: 'Practise again',
}
