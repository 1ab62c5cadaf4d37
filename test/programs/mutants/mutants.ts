/** A fault that somebody might really make, as a patch of a few lines beside this file. */
export interface Mutant {
  name: string
  /** What somebody did. */
  what: string
  /** What of the design it breaks. */
  breaks: string
  /** Test files that must notice it, of different kinds where there are some. */
  noticedBy: readonly string[]
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'lost-update',
    what: 'HEAD is put on condition of the revision that is stored, not of the one that was read',
    breaks: 'design 9: a commit is one put on condition that the revision is the one read',
    noticedBy: [
      'test/functions/submit.test.ts',
      'test/functions/races.test.ts',
      'test/programs/sim/world/world.test.ts',
    ],
  },
  {
    name: 'double-notice',
    what: 'a sender goes on although another one has the notice',
    breaks: 'design 9: a notice is claimed before it is sent',
    noticedBy: ['test/functions/tick.test.ts', 'test/functions/webhook-delivery.test.ts'],
  },
  {
    name: 'notice-to-the-seat-still-thinking',
    what: 'a seat that is asked after a commit is told, also if it was asked before',
    breaks: 'design 9: a notice goes only to a seat that enters the awaited set',
    noticedBy: [
      'test/functions/submit.test.ts',
      'test/functions/tick.test.ts',
      'test/functions/mail.test.ts',
      'test/programs/sim/world/world.test.ts',
    ],
  },
  {
    name: 'leaked-dial-in-an-option-list',
    what: 'the targets of an attack come in the order of what the next dials of the enemy say',
    breaks: 'design 5: option lists are a side door',
    noticedBy: ['test/play/view/non-interference.test.ts', 'test/secrets/audit.test.ts'],
  },
  {
    name: 'deadline-charged-to-the-wrong-seat',
    what: 'the time of the seat that is asked begins when that of the other seat began',
    breaks: 'design 8: each awaited seat has its own clock',
    noticedBy: [
      'test/functions/submit.test.ts',
      'test/functions/tick.test.ts',
      'test/programs/sim/world/world.test.ts',
    ],
  },
  {
    name: 'n-goes-back-in-a-retry',
    what: 'draws are counted in the submission, so that the next one, or a retry, begins where it began',
    breaks: 'design 4: n never goes back',
    noticedBy: ['test/functions/verifiable.test.ts'],
  },
  {
    name: 'log-row-written-first',
    what: 'the log row is put before the notices, lists and hints that it vouches for',
    breaks: 'design 9: the log row last; its presence means that this revision is written out',
    noticedBy: ['test/functions/project.test.ts'],
  },
  {
    name: 'stale-view-after-a-resumed-attack',
    what: 'an attack that goes on shows the questions of before it was interrupted',
    breaks: 'design 5: a view is that of the state it is made of; requests are derived, never stored',
    noticedBy: ['test/functions/answer-page.test.ts'],
  },
  {
    name: 'unconditioned-put',
    what: 'the table takes every HEAD, with any revision in it',
    breaks: 'design 9: one conditional put of HEAD',
    noticedBy: ['test/contracts/stores.test.ts', 'test/functions/races.test.ts'],
  },
  {
    name: 'forgotten-authorisation',
    what: 'a fleet is read, changed and deleted by everybody who knows its id',
    breaks: 'design 5 and R2.19: a fleet is its owner’s until it is brought to a game',
    noticedBy: ['test/functions/fleets.test.ts', 'test/security/authorisation.test.ts'],
  },
  {
    name: 'order-evaluated-on-the-full-state',
    what: 'orders and plans are given the ships as they are stored, not as their owner sees them',
    breaks: 'design 5 and 10: an order answers from the view of its owner and nothing else',
    noticedBy: ['test/functions/open-commit.test.ts'],
  },
  {
    name: 'float-drift-between-runtimes',
    what: 'a cosine is taken from the runtime, which need not agree with another one to the last digit',
    breaks: 'design 1 and 2: sine and cosine come from own polynomials',
    noticedBy: ['test/game/geometry/grid.test.ts', 'test/tidy.test.ts'],
  },
  {
    name: 'heart-before-the-sweep',
    what: 'a shard counts as looked after when its sweep begins, even if that fails',
    breaks: 'design 19: a shard whose sweep did not end is silent',
    noticedBy: ['test/functions/no-time-without-word.test.ts', 'test/programs/sim/world/world.test.ts'],
  },
  {
    name: 'claim-without-word',
    what: 'time counts from when a seat is asked, though its word of that was never handed over',
    breaks: 'design 19: nobody pays for silence',
    noticedBy: ['test/functions/no-time-without-word.test.ts', 'test/programs/sim/world/world.test.ts'],
  },
]
