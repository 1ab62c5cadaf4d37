import type { NavigateUse, Place, Side } from './decision'
import type { Command, Faction, OpenedDial, Phase, Point, Pose, Result, Seat, UnitId } from './state'
import type { TimingPoint } from './timing-point'

/** What a seat alone may read of an event. */
export interface DialsSecret {
  commands: Record<UnitId, Command[]>
}

/**
 * What visibly happened. Every event is public and counts one step; `secret` is kept for its seat alone (`logFor`).
 */
export type GameEvent =
  | {
      type: 'sidesSettled'
      wishes: Record<Seat, Faction | 'any'>
      factions: Record<Seat, Faction>
      drawn: boolean
      firstPlayer: Seat
    }
  | { type: 'drawn'; n: number; purpose: DrawPurpose; ranges: number[] }
  | { type: 'deckShuffled'; cards: number }
  | { type: 'roundBegan'; round: number; firstPlayer: Seat }
  | { type: 'phaseBegan'; round: number; phase: Phase }
  | {
      type: 'dialsSet'
      seat: Seat
      dials: { ship: UnitId; n: number; commitment: string }[]
      /** For its seat alone. */
      secret?: { seat: Seat; dials: DialsSecret }
    }
  | { type: 'passed'; seat: Seat }
  /** `forced`: it was the only ship that could. */
  | { type: 'shipActivated'; ship: UnitId; forced: boolean }
  | { type: 'dialRevealed'; ship: UnitId; n: number; command: Command; salt: string }
  | { type: 'dialKept'; ship: UnitId; command: Command }
  | { type: 'dialSpent'; ship: UnitId; command: Command; use: 'token' | 'resolve' }
  | { type: 'dialDiscarded'; ship: UnitId; command: Command }
  | { type: 'tokenGained'; ship: UnitId; command: Command }
  | { type: 'tokenSpent'; ship: UnitId; command: Command }
  | { type: 'tokenDiscarded'; ship: UnitId; command: Command; why: 'duplicate' | 'limit' | 'effect' }
  | { type: 'navigated'; ship: UnitId; use: NavigateUse }
  | { type: 'speedChanged'; ship: UnitId; from: number; to: number }
  | { type: 'courseSet'; ship: UnitId; speed: number; clicks: number[]; side: Side }
  /** `tried`: poses at which the ship would have overlapped another, in order. */
  | { type: 'moved'; ship: UnitId; from: Pose; to: Pose; speed: number; tried: Pose[] }
  | { type: 'overlapped'; ship: UnitId; ships: UnitId[]; closest: UnitId }
  | { type: 'squadronsLifted'; ship: UnitId; squadrons: { squadron: UnitId; from: Point }[] }
  | { type: 'squadronsPlaced'; seat: Seat; ship: UnitId; places: Place[] }
  /** Put back where they stood, because the ship is gone (RL.13). */
  | { type: 'squadronsReturned'; places: Place[] }
  | { type: 'damageDealt'; ship: UnitId; slot: number; faceup: boolean; card?: string }
  | { type: 'damageWithoutCard'; ship: UnitId }
  | { type: 'destroyed'; unit: UnitId; card: string; seat: Seat; points: number; cause: 'damage' | 'left-area' }
  | { type: 'activationEnded'; ship: UnitId }
  | { type: 'tokensReadied'; tokens: { unit: UnitId; token: string }[] }
  | { type: 'cardsReadied'; cards: string[] }
  | { type: 'initiativeFlipped' }
  | { type: 'effectUsed'; source: string; card: string; seat: Seat }
  | { type: 'effectDeclined'; seat: Seat; point: TimingPoint }
  | { type: 'cardExhausted'; source: string }
  | { type: 'cardDiscarded'; source: string }
  /** At the end every dial that was never revealed is opened (design 4). */
  | { type: 'dialsOpened'; dials: OpenedDial[] }
  | { type: 'gameOver'; result: Result }

export type EventType = GameEvent['type']
export type EventOf<K extends EventType> = Extract<GameEvent, { type: K }>
export type DrawPurpose = 'sides' | 'damage-deck' | 'reshuffle' | 'dice' | 'pick'
