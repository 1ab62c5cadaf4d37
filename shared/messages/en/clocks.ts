import type { ClockPresetId, TimeControl } from '#shared/play/clock/clock-presets'
import { terms } from './terms'

const long = (hours: number): string => (hours % 24 === 0 ? terms.days(hours / 24) : terms.hours(hours))
const most = (hours: number | undefined): string => (hours === undefined ? '' : ` A turn has at most ${long(hours)}.`)

/** How long players have for their answers, and when their time does not run. */
export const clocks = {
  /** `… for each turn`. */
  each: ({ hoursPerHandOff, bank }: TimeControl) =>
    bank === undefined ? long(hoursPerHandOff) : `${long(bank.hours)} in a bank and ${long(hoursPerHandOff)}`,
  agreed: ({ hoursPerHandOff, bank }: TimeControl) =>
    bank === undefined
      ? `Each turn has ${long(hoursPerHandOff)}, for all its questions.`
      : `You each have a bank of time, with ${long(bank.hours)} at first; each turn adds ${long(hoursPerHandOff)}, and what it leaves is kept.${most(bank.most)}`,
  choice: {
    legend: 'Time for each turn',
    presets: { lively: 'Lively', usual: 'Usual', slow: 'Slow', bank: 'Bank of time' } satisfies Record<
      ClockPresetId,
      string
    >,
    own: 'Your own',
    hours: 'Hours for each turn',
    added: 'Hours that each turn adds',
    saves: 'Keep what a turn leaves, in a bank of time',
    days: 'Days in the bank at first',
    most: 'Days that a turn has at most (empty: no limit)',
  },
  /** On the page of a game. */
  game: {
    heading: 'Time',
    yours: 'Your time ends',
    theirs: (name: string) => `The time of ${name} ends`,
    /** Behind the deadline of the reader. */
    ofYours: (span: string) => `until then, ${span} of yours`,
    bank: (name: string, span: string) => `In the bank of ${name}: ${span}`,
    ownBank: (span: string) => `In your bank: ${span}`,
    unreachable: (name: string) => `Mails to ${name} have come back since`,
    unreachableYou: 'Mails to you have come back since',
  },
  pause: {
    heading: 'A pause, or more time',
    on: 'Paused: nobody’s time runs until',
    open: 'or until either of you goes on.',
    goOn: 'Go on now',
    offered: 'You have offered a pause',
    theirs: (name: string) => `${name} offers a pause`,
    until: 'until',
    openOffer: 'until either of you goes on',
    agree: 'Agree to the pause',
    decline: 'Decline',
    withdraw: 'Withdraw the offer',
    date: 'Until (empty: until either of you goes on)',
    offer: 'Offer a pause',
    give: (name: string) => `Give ${name} a day more`,
    given: 'Given.',
  },
  /** The waiting player asks the other one to answer. */
  nudge: {
    ask: (name: string) => `Ask ${name} to answer`,
    asked: (name: string) => `${name} is told; at night, in the morning.`,
  },
  /** Somebody who always misses. */
  gone: {
    text: (name: string) =>
      `${name} has missed two deadlines in a row. You may claim the game, let the service finish it for them, or go on waiting.`,
    finish: 'Let the service finish the game',
    sure: 'Press again: it plays until they answer',
    plays: (name: string) => `The service plays for ${name} until they answer again.`,
  },
  rest: {
    text: 'Your time does not run in your quiet hours and on your days off, by the clocks of your zone. Others see only your deadline. Changes hold from the next question on.',
    quiet: 'Quiet hours',
    from: 'From',
    to: 'To',
    tooLong: 'Quiet hours are at most 10 hours a day, and not none.',
    daysOff: (n: number) => `Days off, at most ${n}`,
    zone: (zone: string) => `Your zone: ${zone}`,
  },
  leave: {
    heading: 'Leave',
    text: 'On leave none of your time runs, in any game, not even for what you are asked already. You may still answer.',
    left: (year: number, days: number) => `${year}: ${terms.days(days)} left.`,
    days: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
    first: 'First day (empty: from now on)',
    last: 'Last day',
    take: 'Take leave',
    end: 'End or take back:',
    stops: 'It stops your time in these games:',
  },
}
