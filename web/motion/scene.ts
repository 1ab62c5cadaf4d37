import type { Side } from '#shared/game/engine/decision'
import type { EventOf } from '#shared/game/engine/event'
import type { Command, DefenseKind, Die, HullZone, Point, Pose, UnitId } from '#shared/game/engine/state'
import type { TableSnapshot } from '#shared/play/view/after-events'

/** A die that lies in the tray of a scene. */
export interface TrayDie extends Die {
  /** What happens to it in this scene; absent: it lies there. */
  does?: 'tumbles' | 'comes' | 'goes'
}

/** One squadron on its way. */
export interface Flight {
  squadron: UnitId
  from: Point
  to: Point
}

/** A damage card that a ship is dealt, or gets rid of. */
export interface DealtCard {
  faceup: boolean
  card?: string
  gone?: true
}

/** What is seen to happen; each kind has a drawing of its own. */
export type Deed =
  | { kind: 'round'; round: number }
  | { kind: 'dial'; ship: UnitId; command: Command }
  | { kind: 'arrival'; unit: UnitId }
  /** Along the tool from pose to pose; `beyond`: poses after its rest, at which it would have overlapped a ship. */
  | { kind: 'course'; ship: UnitId; poses: Pose[]; beyond: Pose[]; clicks: number[]; side: Side }
  | { kind: 'flight'; flights: Flight[] }
  | ({ kind: 'fire' } & Pick<EventOf<'attackDeclared'>, 'attacker' | 'zone' | 'defender' | 'defendingZone'>)
  | { kind: 'dice'; dice: TrayDie[] }
  | { kind: 'lock'; unit: UnitId; tokens: DefenseKind[] }
  | { kind: 'tokens'; unit: UnitId; tokens: { kind: DefenseKind; discarded: boolean }[] }
  | { kind: 'damage'; defender: UnitId; total: number }
  /** Fewer than none: recovered. */
  | { kind: 'shields'; ship: UnitId; falls: { zone: HullZone; points: number }[] }
  | { kind: 'hull'; unit: UnitId; points: number }
  | { kind: 'cards'; ship: UnitId; cards: DealtCard[] }
  | { kind: 'lost'; unit: UnitId }

export type DeedKind = Deed['kind']
export type DeedOf<K extends DeedKind> = Extract<Deed, { kind: K }>

/** A deed, the steps of the log that it plays, and the table before and after it. */
export type Scene<D extends Deed = Deed> = D & {
  from: number
  to: number
  before: TableSnapshot
  after: TableSnapshot
  /** Scenes of one activation of a ship or squadron are one shot: the camera stays. */
  shot: number
}
export type SceneOf<K extends DeedKind> = Scene<DeedOf<K>>
