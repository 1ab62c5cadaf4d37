import { type Box, type Camera, held, type Mm, type Pane, type Projection, panned, unproject, zoomed } from './camera'
import { LazyPart } from './fetched.svelte'
import { framed, type Inset, openBox, UNCOVERED, wholeTable } from './framed'

/** ms */
const GLIDE = 320
/** A frame that is shown already, and not much smaller than it could be, is left as it is. */
const NEAR_ENOUGH = 0.62
/** Zoom of one press of + or −, and of one notch of a wheel. */
const STEP = 1.4

/**
 * The viewer's window onto the table. While it moves, one group is transformed; when it rests, the viewBox is set, so
 * that lines and texts are crisp at every zoom.
 */
export class TableCamera {
  pane = $state.raw<Pane>({ width: 800, height: 640 })
  /** What the viewBox shows. */
  settled = $state.raw<Camera>({ x: 457.2, y: 457.2, scale: 0.7 })
  /** Where it is, or is going. */
  #target = $state.raw<Camera>({ x: 457.2, y: 457.2, scale: 0.7 })
  #way = $state.raw<{ readonly current: Camera }>()
  /** Until it has come, the camera is at once where it goes. */
  readonly #gliding = new LazyPart(
    () => true,
    () => import('./glide'),
  )
  /** A finger, the pointer or a turning wheel has hold of the table. */
  #grasped = $state(false)
  #covered: Inset = UNCOVERED
  /** The reader has moved or zoomed the table since the page last did. */
  #set: boolean = false
  /** What was to be framed while the table was held. */
  #waiting: (() => void) | undefined
  #wheel: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: () => Projection) {
    $effect(() => {
      if (!this.#grasped && this.live === this.#target) this.settled = this.#target
    })
  }

  /** Sizes as they are measured; a hidden table has none. */
  resize(size: { width?: number | null | undefined; height?: number | null | undefined }): void {
    const { width, height } = this.pane
    this.pane = { width: size.width || width, height: size.height || height }
  }

  get live(): Camera {
    return this.#way?.current ?? this.#target
  }

  /** Takes the settled picture to where it is now. */
  get transform(): string {
    const factor = this.live.scale / this.settled.scale
    return `translate(${this.settled.x - this.live.x * factor} ${this.settled.y - this.live.y * factor}) scale(${factor})`
  }

  at(px: Mm): Mm {
    return unproject(px, this.live, this.pane)
  }

  #go(camera: Camera, duration = 0): void {
    const from = this.live
    this.#target = held(camera, this.table())
    this.#way = duration === 0 ? undefined : this.#gliding.part?.glide(from, this.#target, duration)
  }

  /** The whole table is seen. */
  get widest(): Camera {
    return wholeTable(this.table(), this.pane, this.#covered)
  }

  /** What of the table, and beyond, the pane shows. */
  get seen(): Box {
    const { x, y, scale } = this.#target
    const half = { x: this.pane.width / scale / 2, y: this.pane.height / scale / 2 }
    return { left: x - half.x, top: y - half.y, right: x + half.x, bottom: y + half.y }
  }

  #shows(box: Box): boolean {
    const { left, top, right, bottom } = openBox(this.#target, this.pane, this.#covered)
    return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
  }

  /**
   * Frames the box, which has `FRAME_MARGIN` around what is asked and what belongs to it. It stays where it is if that is
   * seen well already, or if the reader has set the view and the `core`, what is asked itself, is in it.
   */
  follow(box: Box, core: Box | undefined, glide: boolean): void {
    const { scale } = framed(box, this.pane, this.#covered, this.table())
    const isNear = this.#target.scale >= scale * NEAR_ENOUGH
    if (glide && ((isNear && this.#shows(box)) || (this.#set && core !== undefined && this.#shows(core)))) return
    this.frame(box, glide)
  }
  /** px/mm at which the box is framed. */
  scaleFor(box: Box): number {
    return framed(box, this.pane, this.#covered, this.table()).scale
  }
  frame(box: Box, glide: boolean): void {
    this.#byPage(() => this.#go(framed(box, this.pane, this.#covered, this.table()), glide ? GLIDE : 0))
  }
  /** From the next framing on, leaves so much of the edges free. */
  keepClear(covered: Inset): void {
    this.#covered = covered
  }
  /** Never while a finger is down. */
  #byPage(move: () => void): void {
    if (this.#grasped) {
      this.#waiting = move
      return
    }
    this.#set = false
    move()
  }
  showAll(glide: boolean): void {
    this.#byPage(() => this.#go(this.widest, glide ? GLIDE : 0))
  }
  step(direction: 1 | -1): void {
    this.#zoomOn(STEP ** direction, { x: this.pane.width / 2, y: this.pane.height / 2 })
  }
  /** Twice as near, about the place that was tapped. */
  approach(px: Mm): void {
    this.#zoomOn(2, px)
  }
  #zoomOn(factor: number, px: Mm): void {
    this.#set = true
    this.#go(zoomed(this.#target, factor, px, this.pane), GLIDE)
  }
  /** Brings a place into the pane if it is outside or near the edge. */
  reveal(at: Mm): void {
    const { x, y, scale } = this.#target
    const room = { x: this.pane.width / scale / 2 - 30, y: this.pane.height / scale / 2 - 30 }
    const away = { x: at.x - x, y: at.y - y }
    if (Math.abs(away.x) <= room.x && Math.abs(away.y) <= room.y) return
    this.#go({ x: at.x, y: at.y, scale }, GLIDE)
  }

  grasp(): void {
    this.#grasped = true
    this.#go(this.live)
  }
  release(): void {
    this.#grasped = false
    const move = this.#waiting
    this.#waiting = undefined
    // Who has taken hold to move the table has said what is to be seen
    if (move !== undefined && !this.#set) this.#byPage(move)
  }
  pan(px: Mm): void {
    this.#set = true
    this.#go(panned(this.live, px))
  }
  zoom(factor: number, px: Mm): void {
    this.#set = true
    this.#go(zoomed(this.live, factor, px, this.pane))
  }
  wheel(deltaPx: number, px: Mm): void {
    this.#grasped = true
    this.zoom(STEP ** (-deltaPx / 100), px)
    clearTimeout(this.#wheel)
    this.#wheel = setTimeout(() => this.release(), 140)
  }
}
