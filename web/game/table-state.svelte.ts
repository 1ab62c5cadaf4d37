import type { UnitId } from '#shared/game/engine/state'
import type { PreparedAnswers } from '#web/plans/prepared-answers'
import { type KeptLine, SKETCHES, type Sketch, TableNotes } from '#web/state/table-notes.svelte'

const REST_MS = 400

/** What of the table is shown besides what stands on it. */
export interface TableLayers {
  arcs: boolean
  ranges: boolean
  zones: boolean
  engaged: boolean
  /** Who can hit whom in their next activation. */
  threat: boolean
  /** Where ships can end their next course. */
  reach: boolean
  /** Distances 1 to 5 around a unit. */
  distances: boolean
}
const AT_FIRST: TableLayers = {
  arcs: false,
  ranges: false,
  zones: true,
  engaged: false,
  threat: false,
  reach: false,
  distances: false,
}

/** What this reader looks at on the table; the page sends nothing of it. */
export class TableState {
  /** Its arcs and ranges are drawn. */
  selected = $state<UnitId | undefined>(undefined)
  /** The reader has opened its card, until the next question; who chooses a unit needs none in the way. */
  looked = $state<UnitId | undefined>(undefined)
  /** Named in the sentence under pointer or focus. */
  lit = $state.raw<readonly UnitId[]>([])
  /** An impossible target that the reader asks about: the table draws how it was measured. */
  pointed = $state<string | undefined>(undefined)
  /** Units to bring into the frame, until the next question. */
  centred = $state.raw<readonly UnitId[]>([])
  layers = $state<TableLayers>({ ...AT_FIRST })

  /** The two units between which the reader has measured last. */
  measured = $state.raw<KeptLine | undefined>(undefined)
  /** What stays on the table of a game until it is cleared. */
  readonly notes: TableNotes | undefined
  /** The reader draws. */
  pen = $state<Sketch['kind'] | undefined>(undefined)

  constructor(game?: string) {
    this.notes = game === undefined ? undefined : new TableNotes(game)
  }

  /** Something lies on the table that helps to think ahead. */
  get thinks(): boolean {
    const { threat, reach, distances, arcs } = this.layers
    return threat || reach || distances || arcs || this.pen !== undefined || (this.notes?.count ?? 0) > 0
  }

  measure(from: UnitId, to: UnitId): void {
    this.measured = { from, to }
  }
  /** The last measurement stays; if it does, it goes. */
  keep(): void {
    if (this.measured) this.notes?.toggle(this.measured)
  }
  get keeps(): boolean {
    return this.measured !== undefined && this.notes?.has(this.measured) === true
  }
  /** From no pen to the arrow, the circle, and none again. */
  nextPen(): void {
    this.pen = this.notes && SKETCHES[this.pen === undefined ? 0 : SKETCHES.indexOf(this.pen) + 1]
  }

  /** The reader's prepared answers, once they have loaded. */
  prepared = $state.raw<PreparedAnswers | undefined>(undefined)

  /** The pointer has rested on it. */
  hovered = $state<UnitId | undefined>(undefined)
  #resting: ReturnType<typeof setTimeout> | undefined

  /** The card of a unit shows once the pointer has stayed on it for a moment. */
  hover(unit?: UnitId): void {
    clearTimeout(this.#resting)
    if (unit === undefined) this.hovered = undefined
    else this.#resting = setTimeout(() => (this.hovered = unit), REST_MS)
  }

  select(unit: UnitId | undefined): void {
    this.selected = unit
    this.looked = undefined
  }

  look(unit: UnitId): void {
    this.selected = unit
    this.looked = unit
  }

  /** A new question brings its own frame, and has nothing before it; a row that is gone never says that the pointer left it. */
  turnAway(): void {
    this.centred = []
    this.select(undefined)
    this.point()
  }

  light(...units: UnitId[]): void {
    this.lit = units
  }

  /** @param id of a possible or impossible answer, and the unit it is about */
  point(id?: string, ...units: UnitId[]): void {
    this.pointed = id
    this.lit = units
  }

  centre(unit: UnitId): void {
    this.look(unit)
    this.centred = [unit]
  }
}
