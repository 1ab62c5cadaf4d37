import { createSubscriber } from 'svelte/reactivity'
import { newSalt } from '#web/api/salt'
import { inTab, onDevice, parsed } from './browser-storage.svelte'
import type { Shape } from './shape'

/** Another tab has changed the same thing: the player chooses between the two. */
export interface OtherTab {
  /** Goes on with what the other one has. */
  show: () => void
  /** Goes on with the own. */
  keep: () => void
}

/** As somebody has written it. */
export interface Copy<T> {
  readonly key: string
  readonly text: string
  readonly value: T
}

/** Another tab wrote, or this one is visible again after others may have. */
const otherTabs = (changed: () => void) => {
  const shown = () => {
    if (document.visibilityState === 'visible') changed()
  }
  addEventListener('storage', changed)
  addEventListener('pageshow', changed)
  document.addEventListener('visibilitychange', shown)
  return () => {
    removeEventListener('storage', changed)
    removeEventListener('pageshow', changed)
    document.removeEventListener('visibilitychange', shown)
  }
}

/**
 * Something unsent or unsaved that lies on this device, where several tabs may work on it at once. No tab writes over what
 * another one has written: it writes a copy of its own beside it, and the player says which of them counts.
 */
export class Copies<T> {
  readonly #key: string
  readonly #shape: Shape<T>
  /** The part that counts as work; the rest, such as the last place looked at, is no change. */
  readonly #work: (value: T) => unknown
  /** The copy of this tab: where it lies, and what was last read or written there. */
  #own = $state.raw<{ key: string; text?: string }>({ key: '' })
  /** This tab has work in it, which must not get lost with another's. */
  #isTouched: boolean = false
  /** Copies that the player has dismissed. */
  #passed = $state.raw<readonly string[]>([])
  readonly #heard = createSubscriber((update) =>
    otherTabs(() => {
      this.#rescue()
      update()
    }),
  )

  constructor(key: string, shape: Shape<T>, work: (value: T) => unknown = (value) => value) {
    this.#key = key
    this.#shape = shape
    this.#work = work
    this.#own = { key }
  }

  /** All that lie here: of this tab before a reload first, then in a fixed order. */
  lying(): Copy<T>[] {
    const noted = inTab.get(this.#note)
    const keys = onDevice.keys(this.#key).filter((key) => key === this.#key || key.startsWith(`${this.#key}~`))
    return keys
      .sort((one, other) => Number(other === noted) - Number(one === noted))
      .flatMap((key) => {
        const value = onDevice.read(key, this.#shape)
        const text = onDevice.get(key)
        return value === undefined || text === undefined ? [] : [{ key, text, value }]
      })
  }

  /** Goes on with a copy and writes changes in its place. */
  take(copy: Copy<T>): T {
    this.#rescue()
    this.#own = { key: copy.key, text: copy.text }
    this.#isTouched = false
    inTab.set(this.#note, copy.key)
    return copy.value
  }

  write(value: T): void {
    const { key, text } = this.#own
    if (text !== undefined && this.#isSame(text, value)) {
      if (onDevice.get(key) === text) this.#put(key, value)
      return
    }
    this.#isTouched = true
    this.#put(this.#isFree() ? key : this.#beside(), value)
  }

  /** The work is sent, saved or given up. Copies of other tabs stay. */
  drop(): void {
    const { key, text } = this.#own
    if (text !== undefined && onDevice.get(key) === text) onDevice.remove(key)
    inTab.remove(this.#note)
    if (text !== undefined) this.#own = { key: this.#key }
    this.#isTouched = false
  }

  /** Removes a copy that is useless now, or that the player does not want. */
  remove({ key, text }: Copy<T>): void {
    if (onDevice.get(key) === text) onDevice.remove(key)
    if (this.#own.text === text && this.#own.key === key) this.drop()
  }

  /** What another tab has made of it. @param counts whether it is still of use */
  otherTab(show: (value: T) => void, counts: (value: T) => boolean = () => true): OtherTab | undefined {
    const copy = this.#others().find(({ value }) => counts(value))
    return copy && { show: () => show(this.take(copy)), keep: () => this.#keepOwn(copy) }
  }

  #others(): Copy<T>[] {
    this.#heard()
    const own = this.#own
    return this.lying().filter(
      ({ key, text, value }) =>
        !(key === own.key && text === own.text) &&
        !this.#passed.includes(text) &&
        (own.text === undefined || !this.#isSame(own.text, value)),
    )
  }

  /** This tab's work counts. Without any, the copy is another tab's, and stays. */
  #keepOwn(copy: Copy<T>): void {
    this.#passed = [...this.#passed, copy.text]
    if (!this.#isTouched) return
    this.#rescue()
    this.remove(copy)
  }

  /** Another tab took over this one's copy and changed it: this tab writes its own beside it. */
  #rescue(): void {
    const { key, text } = this.#own
    const there = onDevice.get(key)
    if (!this.#isTouched || text === undefined || there === undefined || there === text) return
    const value = parsed(text, this.#shape)
    if (value !== undefined && !this.#isSame(there, value)) this.#put(this.#beside(), value)
  }

  #isFree(): boolean {
    const { key, text } = this.#own
    const there = onDevice.get(key)
    return there === undefined || there === text || parsed(there, this.#shape) === undefined
  }

  #put(key: string, value: T): void {
    const text = JSON.stringify(value)
    onDevice.set(key, text)
    inTab.set(this.#note, key)
    this.#own = { key, text }
  }

  #beside = (): string => `${this.#key}~${newSalt().slice(0, 8)}`

  #isSame(text: string, value: T): boolean {
    const known = parsed(text, this.#shape)
    return known !== undefined && JSON.stringify(this.#work(known)) === JSON.stringify(this.#work(value))
  }

  get #note(): string {
    return `place of ${this.#key}`
  }
}
