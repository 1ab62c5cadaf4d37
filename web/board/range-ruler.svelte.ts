import { board } from '#messages/board'
import type { UnitId } from '#shared/game/engine/state'
import type { Mm, Projection } from './camera'
import { type Measurement, measure, measureTo, nearestOf } from './closest'
import type { TablePiece } from './pieces'

/** mm from a unit at which a pulled ruler reaches it. */
const CATCH = 6

/**
 * The range ruler: any player may lay it at any time (R12.23); nobody else sees it. What was measured for one question is
 * taken away with it.
 */
export class RangeRuler {
  #from = $state<UnitId>()
  /** The question that was open then. */
  #laidFor = $state<string>()
  to = $state<UnitId>()
  #loose = $state.raw<Mm>()

  constructor(
    private readonly pieces: () => readonly TablePiece[],
    private readonly table: () => Projection,
    private readonly asked: () => string | undefined,
  ) {}

  readonly from = $derived.by(() =>
    this.#laidFor === undefined || this.#laidFor === this.asked() ? this.#from : undefined,
  )

  readonly measured = $derived.by<Measurement | undefined>(() => {
    const from = this.#piece(this.from)
    const to = this.#piece(this.to)
    if (!from) return undefined
    if (to) return measure(from, to, this.table())
    return this.#loose && measureTo(from, this.#loose)
  })

  #piece(id: UnitId | undefined): TablePiece | undefined {
    return this.pieces().find((piece) => piece.id === id)
  }

  start(from: UnitId): void {
    this.#from = from
    this.#laidFor = this.asked()
    this.to = undefined
    this.#loose = undefined
  }
  toggle(from: UnitId): void {
    if (this.from === undefined) this.start(from)
    else this.stop()
  }
  stop(): void {
    this.#from = undefined
    this.to = undefined
    this.#loose = undefined
  }
  reach(to: UnitId): void {
    this.to = to === this.from ? undefined : to
    this.#loose = undefined
  }
  /** The end of the ruler is pulled to a place; it catches on a unit there. */
  pull(at: Mm): void {
    const caught = this.pieces().find((piece) => {
      const nearest = nearestOf(piece, at)
      return piece.id !== this.from && Math.hypot(nearest.x - at.x, nearest.y - at.y) <= CATCH
    })
    this.to = caught?.id
    this.#loose = caught ? undefined : at
  }

  /** What screen readers say of it. */
  told(nameOf: (unit: UnitId) => string): string {
    if (this.from === undefined) return ''
    const { measured } = this
    if (this.to === undefined || !measured) return board.measuring(nameOf(this.from))
    return board.measuredTo(
      nameOf(this.from),
      nameOf(this.to),
      board.measured(measured.mm, measured.range, measured.distance),
    )
  }
}
