import { onDevice } from './browser-storage.svelte'
import { fields, flag, type Shape, word } from './shape'

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

/** How fast what happened is played on the table. */
export const MOTION_SPEEDS = ['usual', 'fast', 'off'] as const
export type MotionSpeed = (typeof MOTION_SPEEDS)[number]

interface DeviceChoices {
  theme: Theme
  singleKeys: boolean
  quarterTurn: boolean
  words: boolean
  motion: MotionSpeed
  /** As chosen here; without a choice, until the first game is over. */
  hints?: boolean
  hasFinished: boolean
  /** As the hints. */
  coach?: boolean
}

const KEY = 'armada.device'
const USUAL: DeviceChoices = {
  theme: 'system',
  singleKeys: true,
  quarterTurn: false,
  words: false,
  motion: 'usual',
  hasFinished: false,
}

const shape: Shape<Partial<DeviceChoices>> = fields(
  {},
  {
    theme: word(THEMES),
    singleKeys: flag,
    quarterTurn: flag,
    words: flag,
    motion: word(MOTION_SPEEDS),
    hints: flag,
    hasFinished: flag,
    coach: flag,
  },
)

const kept = (): DeviceChoices => ({ ...USUAL, ...onDevice.read(KEY, shape) })

/** Whether the system asks for it now. */
export const moreContrast = globalThis.matchMedia?.('(prefers-contrast: more)')

/** How this device shows and handles things, for all its users. */
class Device {
  #kept = $state.raw(kept())

  get theme(): Theme {
    return this.#kept.theme
  }
  set theme(theme: Theme) {
    this.#keep({ theme })
    this.dress()
  }

  /** Keys without Ctrl or Alt do something on the table and the dials; they can be switched off (WCAG 2.1.4). */
  get singleKeys(): boolean {
    return this.#kept.singleKeys
  }
  set singleKeys(singleKeys: boolean) {
    this.#keep({ singleKeys })
  }

  /** The table lies on its side, the own edge to the left. */
  get quarterTurn(): boolean {
    return this.#kept.quarterTurn
  }
  set quarterTurn(quarterTurn: boolean) {
    this.#keep({ quarterTurn })
  }

  /** Games open in words rather than as a table. */
  get words(): boolean {
    return this.#kept.words
  }
  set words(words: boolean) {
    this.#keep({ words })
  }

  get motion(): MotionSpeed {
    return this.#kept.motion
  }
  set motion(motion: MotionSpeed) {
    this.#keep({ motion })
  }

  /** A line under each question explains it; a newcomer sees it until the first game is over. */
  get hints(): boolean {
    return this.#kept.hints ?? !this.#kept.hasFinished
  }
  set hints(hints: boolean) {
    this.#keep({ hints })
  }

  /** A newcomer's first round against the bot is guided. */
  get coach(): boolean {
    return this.#kept.coach ?? !this.#kept.hasFinished
  }
  set coach(coach: boolean) {
    this.#keep({ coach })
  }

  /** A game in which its reader had a seat is over. */
  noteFinished(): void {
    if (!this.#kept.hasFinished) this.#keep({ hasFinished: true })
  }

  /** Colours the page as chosen; without a choice, in high contrast where the system asks for more. */
  dress(): void {
    const { dataset } = document.documentElement
    const theme = this.theme === 'system' && moreContrast?.matches ? 'contrast' : this.theme
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
  }

  #keep(change: Partial<DeviceChoices>): void {
    // Another tab may have changed it meanwhile
    this.#kept = { ...this.#kept, ...onDevice.read(KEY, shape), ...change }
    onDevice.set(KEY, JSON.stringify(this.#kept))
  }
}

export const device = new Device()
