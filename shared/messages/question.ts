import type { AskFamily, AskName, AskOfFamily } from '#shared/game/engine/asks'
import type { HullZone } from '#shared/game/engine/state'

/** The texts of a question, without those of its form. */
interface QuestionText {
  /** Its name in lists of answers. */
  title: string
  /** One line under it: what the term in it means. Two lines of a phone at most. */
  hint: string
  /** The first sentence for the asked reader; undefined if its attack or effect is over. */
  asked: (facts: AskedFacts) => string | undefined
  /** The first sentence for everybody else. */
  waiting: (facts: WaitingFacts) => string
}
export type QuestionTexts<F extends AskFamily> = Record<AskOfFamily<F>, QuestionText>
export type AllQuestionTexts = Record<AskName, QuestionText>

/** The current attack, which is public as a whole. */
export interface AttackFacts {
  attacker: string
  defender: string
  /** The one attacked; absent for a squadron. */
  zone?: HullZone
  /** Evade has a die rolled again instead of canceled. */
  rerolls: boolean
  /** Dice still to be removed before the roll. */
  toRemove: number
  /** What the dice add up to (R6.30), what a spent brace leaves of it, and then cards of the defender (R6.31). */
  icons: number
  braced: number
  damage: number
  hasSpent: boolean
  /** The zone that a redirect names and that nothing is decided about yet, and how much can still be divided. */
  redirect?: HullZone
  left: number
}

/** The public facts about a question, in the reader's language: players forward mails. */
export interface AskedFacts {
  /** The unit it is about. */
  readonly subject: string
  readonly opponent: string
  /** The reader is first player. */
  readonly isFirst: boolean
  /** How many ships the reader has. */
  readonly ships: number
  /** The piece to place, and the objective or other card that asks for it. */
  readonly piece: string
  readonly isShip: boolean
  /** It lies on the table already and may stay there. */
  readonly mayStay: boolean
  readonly placingCard: string
  /** One of two squadrons is deployed already. */
  readonly isSecond: boolean
  /** The command of the revealed dial, and those that may be resolved. */
  readonly dial: string | undefined
  readonly commands: readonly string[]
  readonly engineering: number
  /** After an attack the next one may come from this zone, from another one, or from either, as the targets offered say. */
  readonly attackIs: 'first' | 'again' | 'same-zone' | 'other-zone' | 'granted'
  readonly attack: AttackFacts | undefined
  /** Damage without a named zone. */
  readonly suffering: number
  readonly speed: number
  /** The card that granted this maneuver. */
  readonly movedBy: string | undefined
  /** How many squadrons are displaced. */
  readonly lifted: number
  /** How many squadrons may still be activated in this turn, and by this command. */
  readonly ofTurn: number
  readonly commanded: number
  /** The squadron may both move and attack, by Rogue or because a ship commands it; it has done one of them. */
  readonly doesBoth: boolean
  readonly hasActed: boolean
  /** The card that asks, and the unit it acts on. */
  readonly effect: { card: string; on?: string; isOwn?: boolean } | undefined
  /** What may act at this moment, and whose it is or on whom it acts, where it is one; whether it cannot be passed over. */
  readonly offered: { effect?: string; bearer?: string; about?: string; mustAct: boolean }
}

export interface WaitingFacts {
  /** Who is asked. */
  readonly who: string
  readonly subject: string
  readonly objective: string
}
