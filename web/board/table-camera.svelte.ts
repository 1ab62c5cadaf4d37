import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion, Tween } from 'svelte/motion'
import {
  type Box,
  type Camera,
  framing,
  held,
  type Mm,
  type Pane,
  type Projection,
  panned,
  unproject,
  zoomed,
} from './camera'

/** ms */
const GLIDE = 250
/** Zoom of one press of + or −, and of one notch of a wheel. */
const STEP = 1.4

/** px */
const NARROW = 600
const BUTTONS = 52
/** mm seen beyond the edge of the table. */
const EDGE = 8

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

  /** The whole table is seen; in a narrow pane the buttons at the top would lie over its corner, so it makes way. */
  get widest(): Camera {
    const { width, height } = this.table()
    const top = this.pane.width < NARROW ? BUTTONS : 0
    const camera = framing(
      { left: -EDGE, top: -EDGE, right: width + EDGE, bottom: height + EDGE },
      { width: this.pane.width, height: this.pane.height - top },
    )
    return { ...camera, y: camera.y - top / 2 / camera.scale }
  }

  shows(box: Box): boolean {
    const { x, y, scale } = this.#moving.target
    const half = { x: this.pane.width / scale / 2, y: this.pane.height / scale / 2 }
    return box.left >= x - half.x && box.right <= x + half.x && box.top >= y - half.y && box.bottom <= y + half.y
  }

  frame(box: Box, glide: boolean): void {
    this.#go(framing(box, this.pane), glide ? GLIDE : 0)
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
