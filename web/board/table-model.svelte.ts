import { board } from '#messages/board'
import { projectionOf } from './camera'
import { isTurned, nearSeat, piecesOf, type ShipPiece, type SquadronPiece } from './pieces'
import type { BoardProps } from './props'

/** What stands on the table and how it is seen, made from the view. */
export class TableModel {
  constructor(private readonly props: () => BoardProps) {}

  readonly near = $derived.by(() => nearSeat(this.props().view))
  readonly far = $derived.by(() => (this.near === 'a' ? 'b' : 'a'))
  readonly projection = $derived.by(() =>
    projectionOf(this.props().view.area, isTurned(this.props().view), this.props().quarter),
  )
  /** Every piece, displaced squadrons included. */
  readonly all = $derived.by(() => piecesOf(this.props().view, this.projection))
  readonly displaced = $derived.by(() => {
    const { placement, flight } = this.props()
    return new Set([...(placement?.places ?? []), ...(flight ? [flight] : [])].map(({ squadron }) => squadron))
  })
  /** Squadrons that are just being put down or moved are handled by themselves. */
  readonly pieces = $derived.by(() => this.all.filter((piece) => !this.displaced.has(piece.id)))
  readonly ships = $derived.by(() => this.all.filter((piece): piece is ShipPiece => piece.kind === 'ship'))
  readonly squadrons = $derived.by(() => this.all.filter((piece): piece is SquadronPiece => piece.kind === 'squadron'))
  readonly standing = $derived.by(() => this.squadrons.filter((squadron) => !this.displaced.has(squadron.id)))

  /** The ship whose course is drafted, and the one beside which squadrons are put down. */
  readonly moving = $derived.by(() => this.ships.find((ship) => ship.id === this.props().maneuver?.ship))
  readonly host = $derived.by(() => this.ships.find((ship) => ship.id === this.props().placement?.ship))

  /** Whose arcs and ranges are shown, and where it is taken to stand: a drafted course counts as sailed. */
  readonly subject = $derived.by(() => {
    const ship = this.ships.find(({ id }) => id === this.props().selected) ?? this.moving
    if (!ship) return undefined
    const { maneuver } = this.props()
    return { ship, pose: maneuver?.ship === ship.id ? maneuver.rest : ship.pose }
  })

  readonly #spectator = $derived.by(() => this.props().view.viewer === 'spectator')
  readonly groups = $derived.by(() => {
    const { factions } = this.props().view
    return this.#spectator
      ? { near: board.side(factions[this.near]), far: board.side(factions[this.far]) }
      : { near: board.ours, far: board.theirs }
  })
  readonly label = $derived.by(() =>
    board.table(this.#spectator ? undefined : this.projection.turned ? 'north' : 'south'),
  )
}
