import type { DefenseKind, HullZone } from '#shared/game/engine/terms'
import type { AttackAction } from '#shared/play/orders/standing-order'
import { counted, terms } from './terms'

/** The same after the roll. */
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
  /** Before the first sentence, while the page shows a later question. */
  afterwards: (asked: string) => `Then: ${asked}`,
  ahead: 'The table after what you have prepared; pieces that move are hatched. Nothing has been sent.',
  /** Beside a piece that the script moves. */
  prepared: 'prepared',
  ready: (n: number) => `${counted(n, 'answer', 'answers')} prepared`,
  send: (n: number) => `Send ${counted(n, 'answer', 'answers')}`,
  goTo: (chip: string) => `Go back to: ${chip}`,
  /** On a chip that no longer fits. */
  broken: (chip: string, why: string) => `${chip}: cannot be used. ${why}`,
  pastDice: 'Go on past the dice',
  pastOther: (opponent: string) => `Go on past ${opponent}`,
  diceChip: 'dice',
  otherChip: (opponent: string) => opponent,

  end: {
    all: 'As far as you can know, nothing stops it.',
    notQuietly: 'As far as you can know, it runs to its end, but something happens on the way.',
    dice: 'Dice are rolled here.',
    luck: 'Luck decides here.',
    other: (opponent: string) => `${opponent} is asked here, unless one of their orders answers.`,
    turn: (opponent: string) => `Then it is the turn of ${opponent}.`,
    hidden: 'Something that you have not seen decides here.',
  },
  stop: {
    text: 'Send what you have prepared, or choose now what comes next.',
    noFurther: 'You cannot prepare what comes next: send what you have prepared.',
    /** Of a plan. */
    planText: 'Keep what you have prepared, or choose now what comes next.',
    planNoFurther: 'You cannot prepare what comes next: keep what you have prepared.',
    over: 'You have prepared your whole turn.',
    odds: 'Damage before any token is spent',
  },

  dice: (by: AttackAction | undefined) =>
    by === undefined
      ? 'The dice are rolled.'
      : `The dice: ${REROLLED[by.reroll]}; ${locked(by.lock)}; ${by.add ? 'free dice are added' : 'no dice are added'}.`,
  other: (opponent: string) => `${opponent} answers, if asked.`,
  rule: {
    legend: 'Your dice after the roll',
    reroll: 'Reroll, where that is free',
    rerolls: REROLL,
    lock: 'Accuracy locks, in this order',
    noLock: 'nothing',
    add: 'Add dice that cost nothing, and one by a kept Concentrate Fire dial',
    without: (kind: DefenseKind) => `Do not lock ${terms.defense[kind]}`,
    with: (kind: DefenseKind) => `Lock ${terms.defense[kind]}, too`,
  },

  when: {
    legend: 'This answer is used',
    kinds: {
      always: 'in any case',
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
    ifSo: 'if your condition holds',
    said: (when: string, text: string) => `${when.charAt(0).toUpperCase()}${when.slice(1)}: ${text}`,
  },

  plan: {
    keep: 'Keep as plan',
    kept: 'Kept as a plan: nobody else sees it.',
    nothing: 'You have no turn left to prepare in this round.',
    nothingInSetUp: 'Nothing of that is left for you to place.',
    full: 'You cannot have more plans; delete one first.',
    leave: 'Stop preparing',
    leaveSure: 'Press again to drop what is prepared',
    /** Above the answers, at the last look. */
    keeps: 'You keep',
  },
  left: (n: number) => `${counted(n, 'prepared answer is', 'prepared answers are')} kept as a draft.`,
}
