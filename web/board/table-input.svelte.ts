import type { Point, UnitId } from '#shared/game/engine/state'
import { singleKey } from '#web/keys/single-key'
import { type Mm, toPoint } from './camera'
import { nearestOf } from './closest'
import { gestures } from './gestures'
import type { TablePiece } from './pieces'
import type { BoardProps } from './props'
import { RangeRuler } from './range-ruler.svelte'
import { focusAfter } from './roving'
import type { TableCamera } from './table-camera.svelte'
import type { TableModel } from './table-model.svelte'
import type { Pointer } from './task'

/** px around a touch within which several pieces make a list to choose from. */
const CROWD = 22
const pickAt = (target: Element): string | undefined =>
  target.closest('[data-pick]')?.getAttribute('data-pick') ?? undefined
const pieceAt = (target: Element): UnitId | undefined =>
  target.closest('[data-piece]')?.getAttribute('data-piece') ?? undefined

/** Pieces that one touch may mean, at its place in px, and the question that was open then. */
interface Crowd {
  at: Mm
  units: UnitId[]
  asked: string | undefined
}

/** What pointer, fingers and keys do on the table. */
export class TableInput {
  /** The active piece while the list of pieces has the focus. */
  active = $state<UnitId>()
  /** The list has the focus by keys: a pointer needs no focus ring. */
  keyed = $state(false)
  hovered = $state<UnitId>()
  #crowd = $state.raw<Crowd>()
  readonly ruler: RangeRuler

  constructor(
    private readonly props: () => BoardProps,
    private readonly model: TableModel,
    private readonly camera: TableCamera,
    private readonly toggleFrame: () => void,
  ) {
    this.ruler = new RangeRuler(
      () => model.shown,
      () => model.projection,
      () => this.#asked,
    )
  }

  /** The next question closes the list. */
  readonly crowd = $derived.by(() => (this.#crowd?.asked === this.#asked ? this.#crowd : undefined))
  readonly activePiece = $derived.by(() => this.#piece(this.active))
  /** The piece that shows its name. */
  readonly named = $derived.by(() => this.#piece(this.keyed ? this.active : this.hovered))

  readonly hands = gestures({
    grasp: () => this.camera.grasp(),
    release: () => this.camera.release(),
    pan: (px) => this.camera.pan(px),
    zoom: (factor, px) => this.camera.zoom(factor, px),
    wheel: (delta, px) => this.camera.wheel(delta, px),
    hover: (target) => {
      this.hovered = target && pieceAt(target)
      const pointing = this.#pointing
      if (pointing) pointing.hovered = target && pickAt(target)
    },
    tap: (px, target, touch) => {
      const pick = pickAt(target)
      const measures = this.#measureTap(pieceAt(target))
      if (measures) return
      if (pick !== undefined) this.#pick(pick, pieceAt(target))
      else this.#tap(px, pieceAt(target), touch)
    },
    doubleTap: (px) => this.camera.approach(px),
    pullFrom: (target) => {
      const unit = pieceAt(target)
      if (unit !== undefined) this.ruler.start(unit)
      return unit !== undefined
    },
    pullTo: (px) => this.ruler.pull(this.camera.at(px)),
  })

  get #pointing(): Pointer | undefined {
    return this.props().task?.pointing
  }

  get #asked(): string | undefined {
    return this.props().view.requests[0]?.id
  }

  #piece(id: UnitId | undefined): TablePiece | undefined {
    return this.model.shown.find((piece) => piece.id === id)
  }

  /** A tap on a piece does the same as its row in the list of answers (ux 1). */
  choose(unit: UnitId): void {
    const { choosable, coming, onSelect, onChoose } = this.props()
    this.active = unit
    this.#crowd = undefined
    const key = this.#pointing?.keyOf(unit)
    const isChoice = key !== undefined || coming || choosable.includes(unit)
    if (isChoice) onSelect(unit)
    else this.#look(unit)
    if (key !== undefined) this.#pointing?.tap(key)
    else if (isChoice) onChoose(unit)
  }

  #look(unit: UnitId): void {
    const { onLook, onSelect } = this.props()
    if (onLook === undefined) onSelect(unit)
    else onLook(unit)
  }

  #pick(key: string, unit: UnitId | undefined): void {
    this.#crowd = undefined
    if (unit !== undefined) this.props().onSelect(unit)
    this.#pointing?.tap(key)
  }

  #near(px: Mm): UnitId[] {
    const at = this.camera.at(px)
    const within = CROWD / this.camera.live.scale
    return this.model.shown.flatMap((piece) => {
      const nearest = nearestOf(piece, at)
      return Math.hypot(nearest.x - at.x, nearest.y - at.y) <= within ? [piece.id] : []
    })
  }

  /** A ruler that begins at one unit is laid to the tapped one; any other tap takes it away, and counts. */
  #measureTap(unit: UnitId | undefined): boolean {
    const { ruler } = this
    if (ruler.from === undefined) return false
    const lays = unit !== undefined && ruler.to === undefined && unit !== ruler.from
    if (lays) ruler.reach(unit)
    else ruler.stop()
    return lays
  }

  #tap(px: Mm, unit: UnitId | undefined, touch: boolean): void {
    const over = unit !== undefined && (this.#isUnderneath(unit) || !this.#isOnBase(unit, px)) ? undefined : unit
    const isForGround = over === undefined && this.props().task?.ground?.takes(this.#placeAt(px))
    const near = touch && !isForGround ? this.#near(px) : []
    const hit = isForGround ? undefined : (unit ?? near[0])
    this.#crowd = near.length > 1 ? { at: px, units: near, asked: this.#asked } : undefined
    if (this.#crowd) return
    if (hit === undefined) this.#ground(px)
    else this.choose(hit)
  }

  #placeAt(px: Mm): Point {
    return toPoint(this.camera.at(px), this.model.projection)
  }

  /** The piece in hand may rest on obstacles and tokens: a tap there means the place. */
  #isUnderneath(piece: UnitId | undefined): boolean {
    return this.props().task?.ground?.onThings === true && this.#piece(piece)?.kind === 'thing'
  }

  /** It is on the piece itself, not only in the room for a thumb around it. */
  #isOnBase(unit: UnitId, px: Mm): boolean {
    const piece = this.#piece(unit)
    const at = this.camera.at(px)
    const nearest = piece && nearestOf(piece, at)
    return nearest !== undefined && Math.hypot(nearest.x - at.x, nearest.y - at.y) < 1
  }

  #ground(px: Mm): void {
    const { task, onSelect } = this.props()
    if (task?.ground) task.ground.put(this.#placeAt(px))
    else onSelect(undefined)
  }

  focusList(list: Element): void {
    this.keyed = list.matches(':focus-visible')
    if (this.activePiece) return
    const { selected, chosen, choosable } = this.props()
    this.active = selected ?? chosen ?? choosable[0] ?? this.model.shown[0]?.id
  }

  blurList(): void {
    this.keyed = false
  }

  /** Escape closes the innermost thing only. */
  #endInnermost(): boolean {
    const { selected, onSelect } = this.props()
    if (this.crowd) this.#crowd = undefined
    else if (this.ruler.from !== undefined) this.ruler.stop()
    else if (this.#pointing?.escape()) return true
    else if (selected !== undefined) onSelect(undefined)
    else return false
    return true
  }

  /** Keys while the list of pieces has the focus. */
  listKey(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.ctrlKey) return
    const { active } = this
    this.keyed = true
    const next = focusAfter(this.model.shown, active, event.key)
    if (next) {
      this.active = next.id
      if (this.ruler.from !== undefined) this.ruler.reach(next.id)
      this.camera.reveal(next.at)
    } else if (active === undefined) return
    else if (event.key === 'Enter') this.choose(active)
    else if (event.key === ' ') this.#look(active)
    else if (singleKey(event) === 'm') this.ruler.toggle(active)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  #zoomKey(key: string | undefined): boolean {
    if (key === '+' || key === '=') this.camera.step(1)
    else if (key === '-') this.camera.step(-1)
    else if (key === '0') this.toggleFrame()
    else return false
    return true
  }

  /** Keys anywhere on the table. */
  tableKey(event: KeyboardEvent, key: string | undefined): void {
    if (event.altKey || event.metaKey || event.ctrlKey) return
    if (!this.#zoomKey(key) && !(event.key === 'Escape' && this.#endInnermost())) return
    event.preventDefault()
    event.stopPropagation()
  }
}
