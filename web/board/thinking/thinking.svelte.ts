import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import type { TableState } from '#web/game/table-state.svelte'
import { type Drawing, drawing, type TableTask } from '../task'
import AllArcs from './AllArcs.svelte'
import DistanceBands from './DistanceBands.svelte'
import MoveReach from './MoveReach.svelte'
import Notes from './Notes.svelte'
import Pen from './Pen.svelte'
import ThreatLines from './ThreatLines.svelte'
import Threats from './Threats.svelte'
import { type ThreatMark, threatMap } from './threat-map'

/** The table, what is done on it, and what its reader has switched on. */
interface ThinkingContext {
  view: GameView
  task: TableTask
  table: TableState
}

/** What helps the reader to think ahead, laid beneath and above what the question draws. */
export class Thinking {
  /** Of every own unit that can be hit; found out one after another, for that takes its time. */
  marks = $state.raw<readonly ThreatMark[]>([])

  constructor(private readonly around: () => ThinkingContext) {}

  /** The unit that the reader looks at, or moves. */
  readonly subject: UnitId | undefined = $derived.by(() => {
    const { table, task } = this.around()
    return table.selected ?? task.stands?.ship
  })
  readonly threats = $derived.by(() => {
    const { view, task, table } = this.around()
    return table.layers.threat ? threatMap(view, { subject: this.subject, stands: task.stands }) : undefined
  })

  readonly #under: Drawing[] = $derived.by(() => {
    const { layers } = this.around().table
    return [
      ...(layers.arcs && this.subject === undefined ? [drawing(AllArcs, undefined)] : []),
      ...(layers.reach ? [drawing(MoveReach, this.subject)] : []),
      ...(layers.distances ? [drawing(DistanceBands, this.subject)] : []),
      ...(this.threats ? [drawing(Threats, this.threats)] : []),
    ]
  })
  readonly #above: Drawing[] = $derived.by(() => {
    const { table } = this.around()
    const { notes, pen } = table
    return [
      ...(this.threats ? [drawing(ThreatLines, { map: this.threats, marks: this.marks })] : []),
      ...(notes && notes.count > 0 ? [drawing(Notes, notes)] : []),
      ...(notes && pen ? [drawing(Pen, { notes, kind: pen, onend: () => (table.pen = undefined) })] : []),
    ]
  })
  readonly task: TableTask = $derived.by(() => {
    const { task } = this.around()
    return { ...task, under: [...this.#under, ...(task.under ?? [])], above: [...(task.above ?? []), ...this.#above] }
  })
}
