import { counted } from './terms'

/** Answers by orders, plans and the clock, and how the page marks them. */
export const automatic = {
  /** With its first lines. */
  play: (first: string) => `Play the plan: ${first}`,
  keeps: (n: number) => (n === 0 ? 'Then the plan is finished.' : `Then ${counted(n, 'line is', 'lines are')} left.`),
  answering: 'Answering …',
  count: (n: number) => `You have ${counted(n, 'plan', 'plans')}.`,
  stale: 'Your plan for this question does not work with the table as it is now.',
  /** On the table, beside arcs and ranges. */
  layer: 'plans',
  plans: 'Plans',
  orders: 'Standing orders',

  order: {
    button: 'Answer with my order',
    why: 'Why?',
    held: 'Your order answers later, at a moment that it chooses; you may answer before it.',
  },
  told: {
    order: (rule: string) => `Your order answered: ${rule}`,
    itself: 'Answered for you: no other answer could be better.',
    plan: 'Your plan answered.',
    clock: 'Your time was over: the service answered for you, as agreed.',
  },
  /** For everybody, behind the first sentence of the answer. Whether by an order or because no answer was better, nobody else may know (design 10). */
  by: { order: 'Answered without asking.', clock: 'The clock answered, as agreed.' },

  expiry: {
    legend: 'When the time is up',
    names: { claim: 'The other player may claim the game', 'play-on': 'The service plays on' },
    texts: {
      claim: 'The player who is late loses the game if the other player claims it.',
      'play-on':
        'Standing orders, then the practice bot, answer for the player who is late, until the activation ends. Nobody may claim the game.',
    },
    /** Behind the deadline of the reader, and of the other player. */
    own: { claim: ', then they may claim it', 'play-on': ', then the service plays on' },
    theirs: { claim: ', then you may claim it', 'play-on': ', then the service plays on' },
    agreed: {
      claim: 'When the time is up, the other player may claim the game.',
      'play-on': 'When the time is up, the service plays on for the player who is late, until the activation ends.',
    },
  },
}
