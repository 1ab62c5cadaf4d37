import type { Decision, DecisionRequest, Refusal, RefusalCode } from '#shared/engine/decision'
import type { Seat } from '#shared/engine/state'
import type { GameView } from '#shared/view/game-view'
import type { FiredRule, Told } from './answered'

/** A game in the hands of one submission, as scripts and orders need it. */
export interface Playing {
  pending(): readonly DecisionRequest[]
  /** How many draws it has made so far. */
  readonly drawsSoFar: number
  /** What a seat may know of it now. */
  view(seat: Seat): GameView
  /** One decision; refused, it leaves everything as it was. `told`: nobody has just decided it. */
  take(decision: Decision, told?: Told): Refusal | undefined
  /** 16 bytes in hex for a dial that an order sets, unguessable and the same in every attempt. */
  salt(request: DecisionRequest): (ship: string, place: number) => string
}

/** Why a script stopped before a line. */
export interface ScriptStop {
  code:
    | RefusalCode
    /** Luck, or an answer of the other seat, came between, and the line does not say what then. */
    | 'luck-between'
    | 'answered-between'
    /** The line says when, and it is not so. */
    | 'condition-not-met'
    /** The other seat is asked. */
    | 'waits-for-other'
  subject?: string
}

export type { FiredRule }
