import { counted } from './terms'

/** What is decided for a player by what they prepared or agreed on, and how it is marked. */
export const automatic = {
  /** With its first lines. */
  play: (first: string) => `Play the plan: ${first}`,
  keeps: (n: number) => (n === 0 ? 'Nothing of the plan is left then.' : `${counted(n, 'line', 'lines')} of it stay.`),
  answering: 'Answering …',
  count: (n: number) => `You have ${counted(n, 'plan', 'plans')}.`,
  stale: 'A plan for this question cannot be played as the table stands.',
  /** On the table, beside arcs and ranges. */
  layer: 'plans',
  plans: 'Plans',
  orders: 'Standing orders',

  order: {
    button: 'Answer this one by my order',
    why: 'Why?',
    held: 'Your order will answer at a moment of its own; you may answer before it.',
  },
  told: {
    order: (rule: string) => `Your order answered: ${rule}`,
    plan: 'Your plan answered.',
    clock: 'Your time was over: the service answered for you, as agreed.',
  },
  /** To everybody, behind what came of it. */
  by: { order: 'Answered in advance.', clock: 'The clock answered, as agreed.' },

  expiry: {
    legend: 'When the time is up',
    names: { claim: 'The other may claim the game', 'play-on': 'The service plays on' },
    texts: {
      claim: 'Whoever is late loses it, if the other side wants it so.',
      'play-on':
        'Standing orders, then the practice bot answer for whoever is late, to the end of the open activation. Nobody may claim.',
    },
    /** Behind the deadline of the reader, and of the other. */
    own: { claim: ', then they may claim it', 'play-on': ', then the service plays on' },
    theirs: { claim: ', then you may claim it', 'play-on': ', then the service plays on' },
    agreed: {
      claim: 'When the time is up, the other may claim the game.',
      'play-on': 'When the time is up, the service plays on for whoever is late, to the end of the open activation.',
    },
  },
}
