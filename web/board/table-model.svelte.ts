import { board } from '#messages/board'
import { isTurned, nearSeat } from '#shared/view/own-edge'
import { type Projection, projectionOf } from './camera'
import { piecesOf, type ShipPiece, type Shown, type SquadronPiece, type ThingPiece } from './pieces'
import type { BoardProps } from './props'

/** What stands on the table and how it is seen, made from the view. */
export class TableModel {
  constructor(
    private readonly props: () => BoardProps,
    /** Obstacles and tokens, as soon as they can be drawn. */
    private readonly thingsOn: (table: Projection) => readonly ThingPiece[] = () => [],
  ) {}

  readonly near = $derived.by(() => nearSeat(this.props().view))
  readonly far = $derived.by(() => (this.near === 'a' ? 'b' : 'a'))
  readonly projection = $derived.by(() =>
    projectionOf(this.props().view.area, isTurned(this.props().view), this.props().quarter),
  )
  /** Every ship and squadron, displaced ones included. */
  readonly all = $derived.by(() => piecesOf(this.props().view, this.projection))
  readonly displaced = $derived.by(() => {
    const { placement, flight, placing } = this.props()
    const moved = [...(placement?.places ?? []), ...(flight ? [flight] : [])].map(({ squadron }) => squadron)
    return new Set([...moved, ...(placing ? [placing.piece.id] : [])])
  })
  /** Squadrons that are just being put down or moved are handled by themselves. */
  readonly pieces = $derived.by(() => this.all.filter((piece) => !this.displaced.has(piece.id)))
  readonly things = $derived.by(() => this.thingsOn(this.projection))
  /** What can be pointed at, looked at and measured to. */
  readonly shown = $derived.by<readonly Shown[]>(() => [...this.pieces, ...this.things])
  readonly ships = $derived.by(() => this.all.filter((piece): piece is ShipPiece => piece.kind === 'ship'))
  readonly squadrons = $derived.by(() => this.all.filter((piece): piece is SquadronPiece => piece.kind === 'squadron'))
  readonly standingShips = $derived.by(() => this.ships.filter((ship) => !this.displaced.has(ship.id)))
  readonly standing = $derived.by(() => this.squadrons.filter((squadron) => !this.displaced.has(squadron.id)))

  /** The ship whose course is drafted, and the one beside which squadrons are put down. */
  readonly moving = $derived.by(() => this.ships.find((ship) => ship.id === this.props().maneuver?.ship))
  readonly host = $derived.by(() => this.ships.find((ship) => ship.id === this.props().placement?.ship))

  /** Whose arcs and ranges are shown, and where it is taken to stand: a drafted course counts as sailed. */
  readonly subject = $derived.by(() => {
    const { selected, placing } = this.props()
    const ship = this.ships.find(({ id }) => id === selected || id === placing?.piece.id) ?? this.moving
    if (!ship) return undefined
    const { maneuver } = this.props()
    return { ship, pose: maneuver?.ship === ship.id ? maneuver.rest : ship.pose }
  })

  readonly #spectator = $derived.by(() => this.props().view.viewer === 'spectator')
  readonly groups = $derived.by(() => {
    const { factions } = this.props().view
    return this.#spectator
      ? { near: board.side(factions[this.near]), far: board.side(factions[this.far]), things: board.things }
      : { near: board.ours, far: board.theirs, things: board.things }
  })
  readonly label = $derived.by(() =>
    board.table(this.#spectator ? undefined : this.projection.turned ? 'north' : 'south'),
  )
}
