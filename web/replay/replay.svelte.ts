import type { EventOf } from '#shared/game/engine/event'
import type { LogEntry, ReplayIndex, ReplayPart } from '#shared/play/protocol/responses'
import { type TableSnapshot, tableAfterStep, tableOf, viewThen } from '#shared/play/view/after-events'
import type { GameView } from '#shared/play/view/game-view'
import { api, type Failure } from '#web/api/client'
import { isTold } from './step-log'

/** ms a step is shown for while it plays (ux 5). */
export const STEP_MS = 600

/** One step as it is shown. */
export interface ReplayStep {
  step: number
  view: GameView
  /** The table before it, where it can be told. */
  before: TableSnapshot
  /** The last course that was set before it. */
  course?: EventOf<'courseSet'>
  /** The event of the step, or the last event with a sentence before it. */
  entry?: LogEntry
}

/** A game step by step: the service sends parts, and the page computes every table between them. */
export class Replay {
  readonly id: string
  index = $state.raw<ReplayIndex | undefined>(undefined)
  /** The step to show as soon as its part has loaded. */
  step = $state(0)
  shown = $state.raw<ReplayStep | undefined>(undefined)
  failure = $state.raw<Failure | undefined>(undefined)
  playing = $state(false)
  #parts: ReplayPart[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.id = id
  }

  async open(step: number): Promise<void> {
    await this.#look()
    await this.go(step)
  }

  close(): void {
    this.pause()
  }

  async #look(): Promise<void> {
    const answer = await api.replay(this.id)
    if (answer.ok) this.index = answer.body
    else this.failure = answer.failure
  }

  /** Shows a step, or the nearest one there is. */
  async go(step: number): Promise<void> {
    const { index } = this
    if (index === undefined) return
    this.step = Math.min(Math.max(step, index.first), index.last)
    const wanted = this.step
    const part = this.#partOf(wanted) ?? (await this.#fetch(wanted))
    // The reader has chosen another step meanwhile
    if (part === undefined || wanted !== this.step) return
    this.shown = shownOf(part, wanted)
  }

  #partOf(step: number): ReplayPart | undefined {
    return this.#parts.find(({ view, until }) => view.step <= step && step <= until)
  }

  async #fetch(step: number): Promise<ReplayPart | undefined> {
    const answer = await api.replayPart(this.id, step)
    if (!answer.ok) {
      this.failure = answer.failure
      this.pause()
      return undefined
    }
    this.failure = undefined
    this.#parts = [...this.#parts.filter(({ view }) => view.step !== answer.body.view.step), answer.body]
    return answer.body
  }

  /** One step on or back: to the next one that the log tells something of. */
  async by(direction: 1 | -1): Promise<void> {
    const { index } = this
    if (index === undefined) return
    for (let step = this.step + direction; step > index.first && step <= index.last; step += direction) {
      const part = this.#partOf(step) ?? (await this.#fetch(step))
      const entry = part?.log.find((each) => each.step === step)
      if (part === undefined || (entry !== undefined && isTold(entry.event, part.view))) return this.go(step)
    }
    if (direction === 1) return this.#later(index.last)
    return this.go(index.first)
  }

  /** At the end: perhaps more has happened since. */
  async #later(last: number): Promise<void> {
    await this.#look()
    if ((this.index?.last ?? last) <= last) {
      this.pause()
      return this.go(last)
    }
    this.#parts = this.#parts.filter(({ closed }) => closed)
    await this.go(last + 1)
  }

  /** To where the next or the last activation or round begins. */
  async leap(direction: 1 | -1): Promise<void> {
    const marks = this.index?.marks.map(({ step }) => step) ?? []
    const next = direction === 1 ? marks.find((step) => step > this.step) : marks.findLast((step) => step < this.step)
    await this.go(next ?? (direction === 1 ? (this.index?.last ?? 0) : (this.index?.first ?? 0)))
  }

  /** @param until stops there by itself */
  play(until = Number.POSITIVE_INFINITY): void {
    this.playing = true
    if (this.step === this.index?.last) void this.go(this.index.first)
    this.#again(until)
  }

  #again(until: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      void this.by(1).then(() => {
        if (this.step >= until) this.pause()
        else if (this.playing) this.#again(until)
      })
    }, STEP_MS)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }
}

function shownOf(part: ReplayPart, step: number): ReplayStep {
  let table = tableOf(part.view)
  let before = table
  let entry: LogEntry | undefined
  let course: ReplayStep['course']
  for (const each of part.log) {
    if (each.step > step) break
    before = table
    if (each.event.type === 'courseSet') course = each.event
    table = tableAfterStep(table, each, part.values)
    if (isTold(each.event, part.view)) entry = each
  }
  return { step, view: viewThen(table, part.view), before, ...(course && { course }), ...(entry && { entry }) }
}
