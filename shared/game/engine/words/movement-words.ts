import { raisedBy } from '../commands'
import type { NavigateUse, Place, Side } from '../decision'
import type { FrameView, ManeuverFrame } from '../frame'
import { commandKey, lastCommandKey } from '../once'
import type { Pose, Seat, UnitId } from '../state'
import { CommandWords } from './command-words'

/** Speed, course, moving and displacing (R7.16-19, R10). */
export abstract class MovementWords extends CommandWords {
  /** Dial and token together are one resolution, paid together before any effect (R7.2). */
  navigate(f: FrameView<'maneuver'>, activation: FrameView<'activation'> | undefined, use: NavigateUse): void {
    this.tell({ type: 'navigated', ship: f.ship, use })
    this.rememberUse({ key: commandKey(f.ship, 'navigate'), until: 'round' })
    if (use.dial && activation) this.spendDial(activation, 'navigate', 'resolve')
    if (use.token) this.spendToken(f.ship, 'navigate')
    if (use.asToken) this.rememberUse({ key: lastCommandKey(f.ship), until: 'round' })
    const raised = raisedBy(use)
    if (raised.length > 0) this.#maneuver(f).raised = raised
    const { dialSpeed, seat } = this.ship(f.ship)
    this.changeSpeed(f.ship, dialSpeed + use.speed, seat)
  }

  /**
   * Speed stays between 0 and the ship's maximum; the dial shows it at once (R7.17). `by`: whose decision or card it is.
   */
  changeSpeed(id: UnitId, speed: number, by: Seat): void {
    const ship = this.ship(id)
    const from = ship.dialSpeed
    const to = Math.max(0, Math.min(speed, this.rules.valueOf(this.state, 'maxSpeed', id, {})))
    if (to === from) return
    ship.dialSpeed = to
    this.tell({ type: 'speedChanged', ship: id, from, to, by })
    this.window(by === ship.seat ? 'speed.changed-by-owner' : 'speed.changed-by-enemy', id)
  }

  setCourse(f: FrameView<'maneuver'>, clicks: readonly number[], side: Side): void {
    const frame = this.#maneuver(f)
    frame.clicks = [...clicks]
    frame.side = side
    this.tell({ type: 'courseSet', ship: f.ship, speed: clicks.length, clicks: [...clicks], side })
  }

  moveShip(id: UnitId, to: Pose, speed: number, tried: readonly Pose[]): void {
    const ship = this.ship(id)
    const from = ship.pose
    ship.pose = to
    this.tell({ type: 'moved', ship: id, from, to, speed, tried: [...tried] })
  }

  overlap(f: FrameView<'maneuver'>, closest: UnitId): void {
    this.#maneuver(f).closest = closest
    this.tell({ type: 'overlapped', ship: f.ship, ships: [...f.overlapped], closest })
  }

  /** Squadrons under the resting ship are taken up; the maneuver is finished first (R10.23). */
  liftSquadrons(f: FrameView<'maneuver'>, squadrons: readonly UnitId[]): void {
    if (squadrons.length > 0) this.#maneuver(f).lifted = this.#lift(f.ship, squadrons)
  }

  /** Squadrons on which a ship was put down, not moved: `seat` puts them down again. */
  displaceSquadrons(ship: UnitId, squadrons: readonly UnitId[], seat: Seat): void {
    if (squadrons.length === 0) return
    this.#lift(ship, squadrons)
    this.push({ kind: 'displaced', ship, squadrons: [...squadrons], seat })
  }

  #lift(ship: UnitId, squadrons: readonly UnitId[]): ManeuverFrame['lifted'] {
    const lifted = squadrons.map((id) => ({ squadron: id, from: this.squadron(id).at }))
    this.tell({ type: 'squadronsLifted', ship, squadrons: lifted })
    return lifted
  }

  placeSquadrons(seat: Seat, ship: UnitId, places: readonly Place[]): void {
    for (const { squadron, x, y } of places) this.squadron(squadron).at = { x, y }
    this.tell({ type: 'squadronsPlaced', seat, ship, places: [...places] })
  }

  /** The ship has left the table, so there is nothing left to touch (RL.13). */
  returnSquadrons(f: FrameView<'maneuver'>): void {
    if (f.lifted.length === 0) return
    const places = f.lifted.map(({ squadron, from }) => ({ squadron, x: from.x, y: from.y }))
    for (const { squadron, from } of f.lifted) this.squadron(squadron).at = from
    this.tell({ type: 'squadronsReturned', places })
  }

  /** A further maneuver, given by a card, at the speed that it names (R10.14); `straight`: without any yaw. */
  grantManeuver(id: UnitId, source: string, how: Pick<ManeuverFrame, 'speed' | 'straight'> = {}): void {
    this.tell({ type: 'granted', unit: id, what: 'maneuver', source })
    this.beginManeuver(id, { ...how, source })
  }

  beginManeuver(id: UnitId, how: Pick<ManeuverFrame, 'speed' | 'straight' | 'source'> = {}): void {
    const nothingYet = { clicks: [], overlapped: [], lifted: [] }
    this.push({ kind: 'maneuver', ship: id, step: 'before', side: 'left', ...nothingYet, ...how })
  }

  /** The maneuver that this ship is about to execute is slower; its dial stays (R10.2). */
  slowManeuver(id: UnitId, by: number): void {
    const frame = this.table.stack.findLast((f) => f.kind === 'maneuver' && f.ship === id)
    if (frame?.kind !== 'maneuver') return
    frame.slower = (frame.slower ?? 0) + by
    this.tell({ type: 'maneuverSlowed', ship: id, by })
  }

  #maneuver(f: FrameView<'maneuver'>): ManeuverFrame {
    return this.frame(f.id) as ManeuverFrame
  }
}
