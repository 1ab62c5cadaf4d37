import type { Change } from './change'
import type { Ask, Choice } from './decision'
import type { FrameKind, FrameView } from './frame'
import type { Rulebook } from './rulebook'
import type { Game, Result } from './state'

export type { FrameView } from './frame'

/** A question, and its answer if public facts leave only one: then the engine takes it and asks nobody. */
export type OpenAsk = Ask & { only?: Choice }

/** The rules of one kind of frame. */
export interface FrameRules<K extends FrameKind> {
  /** What the frame must know before it goes on; at most one question a seat. Empty: it goes on by itself. */
  asks(g: Game, f: FrameView<K>, rules: Rulebook): readonly OpenAsk[]
  /** The answer is known to be legal. `forced`: nobody was asked. */
  answer(tx: Change, f: FrameView<K>, ask: Ask, choice: Choice, how: { forced: boolean; rules: Rulebook }): void
  /** Automatic work up to the next question: another step, an act on top, or the end of the frame. */
  advance(tx: Change, f: FrameView<K>, rules: Rulebook): void
  /** False when its unit has left the table, so that nothing is left to do: the frame ends. */
  alive?(g: Game, f: FrameView<K>): boolean
}
export type FrameRegistry = { readonly [K in FrameKind]: FrameRules<K> }

/** Whether the game is over now; asked after every step of the rules (R15.1). */
export type EndOfGame = (g: Game, rules: Rulebook) => Result | undefined

/** For frames that never ask. */
export function neverAsked(): never {
  throw new Error('this frame asks nothing')
}
