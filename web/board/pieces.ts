import { chassisOf, fighterOf, sizeOf } from '#shared/game/cards/catalog/models'
import { openDials } from '#shared/game/engine/open-dials'
import type { Command, HullZone, Pose, Seat, UnitId } from '#shared/game/engine/state'
import type { SizeClass } from '#shared/game/geometry/base'
import type { Footprint } from '#shared/game/geometry/footprint'
import type { GameView, ShipView, SquadronView } from '#shared/play/view/game-view'
import { nearSeat, southern } from '#shared/play/view/own-edge'
import { type Mm, type Projection, toDegrees, toMm } from './camera'
import { type TokenPrint, tokenPrint } from './token-print'

/** Rounded frames and rings for side A, cut ones for side B. */
export type SideStyle = 'a' | 'b'

export interface Hull {
  max: number
  lost: number
  /** Damage cards lying faceup; they are counted from the first lost point on. */
  faceup: number
}

/** A ship as the table draws it. */
export interface ShipPiece {
  kind: 'ship'
  id: UnitId
  tag: string
  seat: Seat
  style: SideStyle
  own: boolean
  size: SizeClass
  pose: Pose
  at: Mm
  /** Clockwise from the top of the picture. */
  degrees: number
  print: TokenPrint
  drawing: string
  hull: Hull
  speed: number
  shields: Record<HullZone, number>
  /** The most that each hull zone can have. */
  shieldMaxima: Readonly<Record<HullZone, number>>
  activated: boolean
  hiddenDials: number
  /** Dials lying faceup. */
  faceupDials: Command[]
  tokens: Command[]
}

export interface SquadronPiece {
  kind: 'squadron'
  id: UnitId
  tag: string
  seat: Seat
  style: SideStyle
  own: boolean
  at: Mm
  drawing: string
  hull: Hull
  activated: boolean
  /** Clockwise from the top of the picture: its own side's edge is behind it. */
  degrees: number
  /** Taken off the table and not put down yet (R10.23). */
  lifted: boolean
}

export type Piece = ShipPiece | SquadronPiece

/** An obstacle or a token on the table, which the reader can select and measure to. */
export interface ThingPiece {
  kind: 'thing'
  id: string
  /** It is nobody's. */
  own?: undefined
  /** What screen readers call it. */
  name: string
  at: Mm
  /** Around `at`, in mm; a disc has none. */
  corners: readonly Mm[]
  /** mm in which all of it lies. */
  radius: number
  footprint: Footprint
  /** Its nearest place. */
  nearest: (to: Mm) => Mm
  /** µm to another piece. */
  gapTo: (piece: TablePiece) => number
}

/** All that lies on the table. */
export type TablePiece = Piece | ThingPiece

/** Rebels are side A; where both sides are of one faction, the southern one is. */
export function styleOf(view: GameView, seat: Seat): SideStyle {
  const { a, b } = view.factions
  const isSideA = a === b ? seat === southern(view) : view.factions[seat] === 'rebel'
  return isSideA ? 'a' : 'b'
}

function revealed(view: GameView, ship: UnitId): Command[] {
  return view.now.flatMap((frame) => (frame.kind === 'activation' && frame.ship === ship ? openDials(frame) : []))
}

function shipPiece(ship: ShipView, view: GameView, table: Projection): ShipPiece {
  const chassis = chassisOf(ship.card)
  return {
    kind: 'ship',
    id: ship.id,
    tag: ship.tag,
    seat: ship.seat,
    style: styleOf(view, ship.seat),
    own: ship.seat === nearSeat(view),
    size: sizeOf(ship.card),
    pose: ship.pose,
    at: toMm(ship.pose, table),
    degrees: toDegrees(ship.pose.heading, table),
    print: tokenPrint(chassis),
    drawing: chassis,
    hull: {
      max: ship.values.hull,
      lost: ship.damage.length + ship.damageWithoutCard,
      faceup: ship.damage.filter((damage) => damage.faceup).length,
    },
    speed: ship.dialSpeed,
    shields: ship.shields,
    shieldMaxima: ship.values.shields,
    activated: ship.activated,
    hiddenDials: ship.dials.length,
    faceupDials: [...new Set([...revealed(view, ship.id), ...ship.spentDials])],
    tokens: ship.commandTokens,
  }
}

function squadronPiece(squadron: SquadronView, view: GameView, table: Projection): SquadronPiece {
  const { hull } = squadron.values
  return {
    kind: 'squadron',
    id: squadron.id,
    tag: squadron.tag,
    seat: squadron.seat,
    style: styleOf(view, squadron.seat),
    own: squadron.seat === nearSeat(view),
    at: toMm(squadron.at, table),
    drawing: fighterOf(squadron.card),
    hull: { max: hull, lost: Math.max(0, hull - squadron.hull), faceup: 0 },
    activated: squadron.activated,
    degrees: (squadron.seat === nearSeat(view) ? 0 : 180) + (table.quarter ? 90 : 0),
    lifted: view.now.some((frame) => frame.kind === 'displaced' && frame.squadrons.includes(squadron.id)),
  }
}

/** The pieces on the table, one's own first, ships before squadrons: the order in which the page names them. */
export function piecesOf(view: GameView, table: Projection): Piece[] {
  const pieces: Piece[] = [
    ...Object.values(view.ships).map((ship) => shipPiece(ship, view, table)),
    ...Object.values(view.squadrons).map((squadron) => squadronPiece(squadron, view, table)),
  ]
  const isOwn = (piece: Piece) => piece.own
  return [...pieces.filter(isOwn), ...pieces.filter((piece) => !isOwn(piece))]
}

/** Something lies on the table besides ships and squadrons, or on a ship for the objective. */
export const hasThings = ({ obstacles, objectiveTokens, objectiveShips, cards, phase }: GameView): boolean =>
  phase === 'setup' ||
  Object.keys(obstacles).length > 0 ||
  (objectiveTokens ?? []).length > 0 ||
  (objectiveShips ?? []).length > 0 ||
  Object.keys(cards).length > 0
