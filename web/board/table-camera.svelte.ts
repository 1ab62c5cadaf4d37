import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion, Tween } from 'svelte/motion'
import { type Box, type Camera, held, type Mm, type Pane, type Projection, panned, unproject, zoomed } from './camera'
import { framed, wholeTable } from './framed'

/** ms */
const GLIDE = 250
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
  #moving = new Tween<Camera>({ x: 457.2, y: 457.2, scale: 0.7 }, { duration: 0, easing: cubicOut })
  /** A finger, the pointer or a turning wheel has hold of the table. */
  #grasped = $state(false)
  /** px at the lower edge that a caption covers. */
  #foot = 0
  #wheel: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: () => Projection) {
    $effect(() => {
      if (!this.#grasped && this.#moving.current === this.#moving.target) this.settled = this.#moving.target
    })
  }

  /** Sizes as they are measured; a hidden table has none. */
  resize(size: { width?: number | null | undefined; height?: number | null | undefined }): void {
    const { width, height } = this.pane
    this.pane = { width: size.width || width, height: size.height || height }
  }

  get live(): Camera {
    return this.#moving.current
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
    void this.#moving.set(held(camera, this.table()), { duration: prefersReducedMotion.current ? 0 : duration })
  }

  /** The whole table is seen. */
  get widest(): Camera {
    return wholeTable(this.table(), this.pane)
  }

  /** What of the table, and beyond, the pane shows. */
  get seen(): Box {
    const { x, y, scale } = this.#moving.target
    const half = { x: this.pane.width / scale / 2, y: this.pane.height / scale / 2 }
    return { left: x - half.x, top: y - half.y, right: x + half.x, bottom: y + half.y }
  }

  shows(box: Box): boolean {
    const { left, top, right, bottom } = this.seen
    return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
  }

  /** The box, which has `FRAME_MARGIN` around what is asked. */
  frame(box: Box, glide: boolean): void {
    this.#go(framed(box, this.pane, this.#foot, this.table()), glide ? GLIDE : 0)
  }
  /** From the next framing on, leaves so much of the lower edge free. */
  keepClear(foot: number): void {
    this.#foot = foot
  }
  showAll(glide: boolean): void {
    this.#go(this.widest, glide ? GLIDE : 0)
  }
  step(direction: 1 | -1): void {
    this.#zoomOn(STEP ** direction, { x: this.pane.width / 2, y: this.pane.height / 2 })
  }
  /** Twice as near, about the place that was tapped. */
  approach(px: Mm): void {
    this.#zoomOn(2, px)
  }
  #zoomOn(factor: number, px: Mm): void {
    this.#go(zoomed(this.#moving.target, factor, px, this.pane), GLIDE)
  }
  /** Brings a place into the pane if it is outside or near the edge. */
  reveal(at: Mm): void {
    const { x, y, scale } = this.#moving.target
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
  }
  pan(px: Mm): void {
    this.#go(panned(this.live, px))
  }
  zoom(factor: number, px: Mm): void {
    this.#go(zoomed(this.live, factor, px, this.pane))
  }
  wheel(deltaPx: number, px: Mm): void {
    this.#grasped = true
    this.zoom(STEP ** (-deltaPx / 100), px)
    clearTimeout(this.#wheel)
    this.#wheel = setTimeout(() => this.release(), 140)
  }
}
