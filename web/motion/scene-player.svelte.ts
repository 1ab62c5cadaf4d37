import { quadInOut } from 'svelte/easing'
import type { Scene } from './scene'
import { lengthOf } from './timing'

/** Tells once when the next picture is due; tests step it by hand. @returns how not to be told */
export type Frames = (next: (ms: number) => void) => () => void

export const animationFrames: Frames = (next) => {
  const id = requestAnimationFrame(next)
  return () => cancelAnimationFrame(id)
}

/** ms; after a longer pause, as of a hidden tab, the scene goes on where it was. */
const LONGEST_FRAME = 100

export interface PlayerOptions {
  frames: Frames
  /** Times as fast as usual. */
  pace: number
  /** Nothing moves: each scene is seen as it ends (ux 5). */
  still: boolean
}

/** Plays scenes one after the other. */
export class ScenePlayer {
  readonly scenes: readonly Scene[]
  readonly still: boolean
  at = $state(0)
  playing = $state(false)
  #elapsed = $state(0)
  readonly #frames: Frames
  readonly #pace: number
  #cancel: (() => void) | undefined
  #last: number | undefined

  constructor(scenes: readonly Scene[], { frames, pace, still }: PlayerOptions) {
    this.scenes = scenes
    this.#frames = frames
    this.#pace = pace
    this.still = still
  }

  get scene(): Scene | undefined {
    return this.scenes[this.at]
  }
  get over(): boolean {
    return this.at >= this.scenes.length
  }

  /** How much of the scene's motion is done, from 0 to 1. */
  get t(): number {
    const { scene } = this
    if (scene === undefined || this.still) return 1
    return quadInOut(Math.min(1, this.#elapsed / lengthOf(scene).moves))
  }

  play(): void {
    if (this.playing || this.over) return
    this.playing = true
    this.#last = undefined
    this.#await()
  }

  #await(): void {
    this.#cancel = this.#frames((ms) => {
      const passed = this.#last === undefined ? 0 : Math.min(ms - this.#last, LONGEST_FRAME)
      this.#last = ms
      this.#pass(passed * this.#pace)
      if (this.playing) this.#await()
    })
  }

  #pass(ms: number): void {
    const { scene } = this
    if (scene === undefined) return
    const { moves, rests } = lengthOf(scene)
    this.#elapsed += ms
    if (this.#elapsed >= moves + rests) this.#to(this.at + 1)
  }

  #to(at: number): void {
    this.#elapsed = 0
    this.at = at
    if (this.over) this.pause()
  }

  pause(): void {
    this.playing = false
    this.#cancel?.()
    this.#cancel = undefined
  }

  /** To the next activation, or to the end. */
  leap(): void {
    const next = this.scenes.findIndex(({ shot }, n) => n > this.at && shot !== this.scene?.shot)
    this.#to(next === -1 ? this.scenes.length : next)
  }

  /** From this scene on, unless it is over already. */
  goOn(at: number): void {
    if (!this.over) this.#to(Math.max(this.at, at))
  }

  /** To the end. */
  skip(): void {
    this.#to(this.scenes.length)
  }

  again(): void {
    this.pause()
    this.#to(0)
    this.play()
  }
}
