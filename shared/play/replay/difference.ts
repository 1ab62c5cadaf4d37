import type { RefusalCode } from '#shared/game/engine/decision'
import type { DrawPurpose, EventType } from '#shared/game/engine/event'
import type { UnitId } from '#shared/game/engine/state'

/** What a game promises and this check proves, in the order of checking. */
export const PARTS = ['secret', 'draws', 'dials', 'log', 'replay'] as const
export type Part = (typeof PARTS)[number]

/** The first difference of a part. */
export type Difference =
  /** The secret is not the one that was sealed before the first draw. */
  | { code: 'secret' }
  /** Draws are numbered from 0 without a gap. */
  | { code: 'draw-number'; expected: number; n: number }
  /** The secret gives other numbers. */
  | { code: 'draw-numbers'; n: number; purpose: DrawPurpose }
  /** The log told another draw, or none. */
  | { code: 'draw-told'; n: number }
  | { code: 'dial-changed'; ship: UnitId; n: number }
  | { code: 'dial-never-sealed'; ship: UnitId; n: number }
  | { code: 'dial-never-opened'; ship: UnitId; n: number }
  /** The rows do not add up to the lists. */
  | { code: 'row-counts' }
  /** Place of the row, from 1. */
  | { code: 'row-hash'; row: number }
  /** Place of the decision, from 1. */
  | { code: 'refused'; decision: number; round: number; why: RefusalCode }
  | { code: 'event'; step: number; round: number; recorded?: EventType; replayed?: EventType }
  | { code: 'replayed-draw'; n: number; round: number }
  | { code: 'state'; row: number; round: number }
  | { code: 'no-end-state' }
  | { code: 'result' }
  /** The rules could not go on. */
  | { code: 'stuck'; decision: number; round: number; message: string }
