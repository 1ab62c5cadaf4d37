import { board } from '#messages/board'
import type { UnitId } from '#shared/game/engine/state'
import { edgeOf } from '#shared/game/geometry/table-area'
import { isTurned, nearSeat } from '#shared/play/view/own-edge'
import { type Projection, projectionOf } from './camera'
import { piecesOf, type ShipPiece, type SquadronPiece, type TablePiece, type ThingPiece } from './pieces'
import type { BoardProps } from './props'

/** The pieces on the table and how they look, made from the view. */
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
  /** The task that places or moves a piece draws it. */
  readonly held = $derived.by(() => new Set(this.props().task?.holds))
  readonly pieces = $derived.by(() => this.all.filter((piece) => !this.held.has(piece.id)))
  readonly things = $derived.by(() => this.thingsOn(this.projection))
  /** The pieces that the reader can point at, select and measure to. */
  readonly shown = $derived.by<readonly TablePiece[]>(() => [...this.pieces, ...this.things])
  readonly ships = $derived.by(() => this.all.filter((piece): piece is ShipPiece => piece.kind === 'ship'))
  readonly squadrons = $derived.by(() => this.all.filter((piece): piece is SquadronPiece => piece.kind === 'squadron'))
  readonly standingShips = $derived.by(() => this.ships.filter((ship) => !this.held.has(ship.id)))
  readonly standing = $derived.by(() => this.squadrons.filter((squadron) => !this.held.has(squadron.id)))

  /** Which squadron is which matters while they are put down, and where one is chosen or asked about. */
  isNamed(squadron: UnitId): boolean {
    const { view, chosen, choosable, selected, focusOn } = this.props()
    return view.phase === 'setup' || [chosen, selected, ...choosable, ...focusOn].includes(squadron)
  }

  /** Whose arcs and ranges are shown, and where it is taken to stand. */
  readonly subject = $derived.by(() => {
    const { selected, task } = this.props()
    const ship =
      this.ships.find(({ id }) => id === selected || this.held.has(id)) ??
      this.ships.find(({ id }) => id === task?.stands?.ship)
    return ship && { ship, pose: task?.stands?.ship === ship.id ? task.stands.pose : ship.pose }
  })
  /** The player is moving it or putting it down. */
  readonly movesSubject = $derived.by(() => {
    const id = this.subject?.ship.id
    return id !== undefined && (this.held.has(id) || this.props().task?.stands?.ship === id)
  })

  readonly #spectator = $derived.by(() => this.props().view.viewer === 'spectator')
  readonly groups = $derived.by(() => {
    const { factions } = this.props().view
    return this.#spectator
      ? { near: board.side(factions[this.near]), far: board.side(factions[this.far]), things: board.things }
      : { near: board.ours, far: board.theirs, things: board.things }
  })
  readonly label = $derived.by(() => board.table(this.#spectator ? undefined : edgeOf(this.props().view, this.near)))
}
