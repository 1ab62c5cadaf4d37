import type { DefenseKind, HullZone } from '#shared/engine/terms'
import type { AttackAction } from '#shared/orders/standing-order'
import { counted, terms } from './terms'

/** Said of dice that have been rolled. */
const REROLLED: Record<AttackAction['reroll'], string> = {
  none: 'none is rerolled',
  blanks: 'blanks are rerolled where that is free',
  weak: 'every die below its average is rerolled where that is free',
}
const REROLL: Record<AttackAction['reroll'], string> = {
  none: 'none',
  blanks: 'blanks',
  weak: 'every die below its average',
}
const locked = (lock: readonly DefenseKind[]): string =>
  lock.length === 0 ? 'accuracy locks nothing' : `accuracy locks ${lock.map((kind) => terms.defense[kind]).join(', ')}`

/** Several answers prepared before anything is sent. */
export const script = {
  chips: 'Prepared so far',
  startOver: 'Start over',
  /** Before the first sentence, while the page stands at a question that has not been asked yet. */
  afterwards: (asked: string) => `Then: ${asked}`,
  ahead: 'The table as it will be by what you have prepared: what moves is hatched there. Nothing has been sent.',
  /** Beside a piece that stands elsewhere then. */
  prepared: 'prepared',
  ready: (n: number) => `${counted(n, 'answer', 'answers')} prepared`,
  send: (n: number) => `Send ${counted(n, 'answer', 'answers')}`,
  goTo: (chip: string) => `Go back to: ${chip}`,
  /** Of a chip that cannot be used any more. */
  broken: (chip: string, why: string) => `${chip}: cannot be used. ${why}`,
  pastDice: 'Go on past the dice',
  pastOther: (opponent: string) => `Go on past ${opponent}`,
  diceChip: 'dice',
  otherChip: (opponent: string) => opponent,

  end: {
    all: 'Nothing stops it that you could know of.',
    notQuietly: 'It goes to its end as far as you can know, but something happens on the way.',
    dice: 'Dice fall here.',
    luck: 'Luck decides here.',
    other: (opponent: string) => `${opponent} is asked here, unless an order of theirs answers.`,
    turn: (opponent: string) => `Then it is the turn of ${opponent}.`,
    hidden: 'What you have not seen decides here.',
  },
  stop: {
    text: 'Send what is prepared and see, or say now what is to follow.',
    noFurther: 'What follows cannot be prepared: send what is prepared, and see.',
    /** Of a plan. */
    planText: 'Keep what is prepared, or say now what is to follow.',
    planNoFurther: 'What follows cannot be prepared: keep what is prepared.',
    over: 'Your turn is prepared to its end.',
    odds: 'Damage before any token is spent',
  },

  dice: (by: AttackAction | undefined) =>
    by === undefined
      ? 'The dice fall.'
      : `The dice: ${REROLLED[by.reroll]}; ${locked(by.lock)}; ${by.add ? 'free dice are added' : 'no dice are added'}.`,
  other: (opponent: string) => `${opponent} answers, if asked.`,
  rule: {
    legend: 'Your dice, once they lie',
    reroll: 'Reroll, where that is free',
    rerolls: REROLL,
    lock: 'Accuracy locks, first to last',
    noLock: 'nothing',
    add: 'Add dice that cost nothing, and one by a kept Concentrate Fire dial',
    without: (kind: DefenseKind) => `Do not lock ${terms.defense[kind]}`,
    with: (kind: DefenseKind) => `Lock ${terms.defense[kind]}, too`,
  },

  when: {
    legend: 'This answer is used',
    kinds: {
      whatever: 'whatever happens',
      there: 'only if it is still there',
      gone: 'only if it is destroyed',
      hull: 'only if its hull is at most',
      shields: 'only if its shields are at most',
    },
    unit: 'It is',
    zone: 'Hull zone',
    most: 'At most',
    ifThere: (unit: string) => `if ${unit} is still there`,
    ifGone: (unit: string) => `if ${unit} is destroyed`,
    ifHull: (unit: string, most: number) => `if the hull of ${unit} is at most ${most}`,
    ifShields: (unit: string, zone: HullZone, most: number) =>
      `if ${unit} has at most ${counted(most, 'shield', 'shields')} in its ${terms.zones[zone]} zone`,
    ifSo: 'if what you have set holds',
    said: (when: string, text: string) => `${when.charAt(0).toUpperCase()}${when.slice(1)}: ${text}`,
  },

  plan: {
    keep: 'Keep as plan',
    kept: 'Kept as a plan: nobody else sees it.',
    nothing: 'You have no turn left to prepare in this round.',
    nothingInSetUp: 'Nothing of that is left for you to place.',
    full: 'You have as many plans as there may be; remove one first.',
    leave: 'Stop preparing',
    /** Above the answers, at the last look. */
    keeps: 'You keep',
  },
  left: (n: number) => `${counted(n, 'prepared answer is', 'prepared answers are')} kept as a draft.`,
}
