import type { Chance, Draw } from '../chance'
import type { DrawPurpose, GameEvent } from '../event'
import type { Frame, FrameKind, FrameOf, FrameView, NewFrame } from '../frame'
import type { Influences } from '../influence'
import {
  type DeepReadonly,
  type Game,
  type GameState,
  type LastingEffect,
  type RememberedUse,
  type Seat,
  type Ship,
  type Squadron,
  shipOf,
  type UnitId,
} from '../state'
import type { TimingPoint } from '../timing-point'

/** The state being changed, its events and draws, and the frames: what every word is made of. */
export abstract class Ledger {
  readonly events: GameEvent[] = []
  readonly draws: Draw[] = []
  readonly rules: Influences
  protected readonly table: GameState
  readonly #chance: Chance

  constructor(state: GameState, chance: Chance, rules: Influences) {
    this.table = state
    this.#chance = chance
    this.rules = rules
  }

  get state(): Game {
    return this.table
  }

  /** Puts a frame on top: it is dealt with before anything below goes on. */
  push(frame: NewFrame): void {
    const id = this.table.nextFrame
    this.table.nextFrame += 1
    this.table.stack.push({ ...frame, id, answered: { a: 0, b: 0 } } as Frame)
  }

  /** Acts that happen one after the other, each with all that follows from it; nothing may follow it in an effect. */
  inOrder(...acts: readonly NewFrame[]): void {
    for (const act of acts.toReversed()) this.push(act)
  }

  rememberUse(use: RememberedUse): void {
    this.table.uses.push(use)
  }

  /** A moment at which cards may act (R16.1). */
  window(point: TimingPoint, subject: string): void {
    this.push({ kind: 'window', point, subject, used: [], passed: [] })
  }

  /** Only if a card in play acts then: of moments that most games do not need. */
  windowForCards(point: TimingPoint, subject: string): void {
    if (this.rules.actsAt(this.state, point)) this.window(point, subject)
  }

  /** Goes on to another step of a frame, and notes what has become known. */
  enter<K extends FrameKind>(f: FrameView<K>, patch: Partial<Omit<FrameOf<K>, 'kind' | 'id' | 'answered'>>): void {
    Object.assign(this.frame(f.id), patch)
  }

  countAnswer(f: DeepReadonly<Frame>, seat: Seat): void {
    this.frame(f.id).answered[seat] += 1
  }

  /** Ends the top frame and what lasts as long as it (R9.18). */
  pop(): void {
    const frame = this.table.stack.pop()
    if (!frame) throw new Error('no frame to end')
    this.forget({ frame: frame.id })
    // Cards of what an attack has destroyed act in that attack only.
    if (frame.kind === 'attack') this.cardsChanged()
    if (frame.kind === 'activation' || frame.kind === 'squadron-activation') this.activationEnded()
    if (frame.kind === 'status-phase') this.forget('status')
    if (frame.kind === 'round') this.forget('round')
  }

  /** A squadron that a ship activates is part of the ship's activation. */
  private activationEnded(): void {
    if (!this.table.stack.some((f) => f.kind === 'activation')) this.forget('activation')
  }

  protected frame(id: number): Frame {
    const frame = this.table.stack.find((f) => f.id === id)
    if (!frame) throw new Error(`frame ${id} has ended`)
    return frame
  }

  private forget(span: RememberedUse['until']): void {
    if (this.table.lasting.length + this.table.uses.length === 0) return
    const key = JSON.stringify(span)
    const goesOn = (x: { until: RememberedUse['until'] }) => JSON.stringify(x.until) !== key
    const ended = this.table.lasting.filter((effect) => !goesOn(effect))
    this.table.uses = this.table.uses.filter(goesOn)
    if (ended.length === 0) return
    this.table.lasting = this.table.lasting.filter(goesOn)
    this.cardsChanged()
    this.effectsEnded(ended)
  }

  /** Lasting effects on these units have ended. */
  protected abstract effectsEnded(ended: readonly LastingEffect[]): void

  /** Uses chance once; the log names the number, purpose and ranges of every draw (design 4). */
  draw(purpose: DrawPurpose, ranges: readonly number[]): readonly number[] {
    const n = this.table.nextDraw
    this.table.nextDraw += 1
    const numbers = this.#chance.draw(n, purpose, ranges)
    this.draws.push({ n, purpose, ranges: [...ranges], numbers: [...numbers] })
    this.tell({ type: 'drawn', n, purpose, ranges: [...ranges] })
    return numbers
  }

  protected cardsChanged(): void {
    this.rules.forget(this.table)
  }

  protected tell(event: GameEvent): void {
    this.events.push(event)
    this.table.step += 1
  }

  protected ship(id: UnitId): Ship {
    return shipOf(this.table, id)
  }

  protected squadron(id: UnitId): Squadron {
    const squadron = this.table.squadrons[id]
    if (!squadron) throw new Error(`no squadron ${id} on the table`)
    return squadron
  }
}
