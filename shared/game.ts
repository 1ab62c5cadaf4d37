import type { Chance } from './engine/chance'
import type { Choice, Decision, DecisionRequest, Refusal } from './engine/decision'
import type { GameEvent } from './engine/event'
import type { Faction, GameState, PublicTable, Seat } from './engine/state'
import type { GameView, Viewer } from './view/game-view'

/** What a list of decisions led to. `used` of them were applied; the first that could not be is `refused`. */
export interface Outcome {
  state: GameState
  events: GameEvent[]
  used: number
  /** The questions that are open now, of both seats. */
  next: DecisionRequest[]
  refused?: Refusal
}

/** A copy of a state in the hands of one submission: decisions change it in place. */
export interface Run {
  readonly state: GameState
  readonly events: readonly GameEvent[]
  /** How many draws were made since the run began. */
  readonly draws: number
  pending(): DecisionRequest[]
  /** Applies one decision, or says why not and leaves everything as it was. */
  take(decision: Decision): Refusal | undefined
}

export interface NewGameSetup {
  /** 16 bytes in hex. */
  gameId: string
  wishes: Record<Seat, Faction | 'any'>
}

export declare function startGame(setup: NewGameSetup, chance: Chance): Outcome
export declare function begin(before: GameState, chance: Chance): Run
export declare function apply(before: GameState, decisions: readonly Decision[], chance: Chance): Outcome
export declare function pending(state: GameState): DecisionRequest[]
export declare function isLegal(table: PublicTable, request: DecisionRequest, choice: Choice): Refusal | undefined
export declare function viewFor(state: GameState, viewer: Viewer): GameView
export declare function logFor(events: readonly GameEvent[], viewer: Viewer): GameEvent[]
export declare function hmacChance(keys: { secret: string; gameId: string; salts: Record<Seat, string> }): Chance
export declare function chanceCommitment(secret: string, gameId: string): string
