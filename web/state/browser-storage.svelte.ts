import type { Shape } from './shape'

/** The browser may throw at any access. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/**
 * What a page keeps in the browser. Storage may be blocked, full, or hold what nobody can read; nothing here throws, and
 * what the browser does not take is kept as long as the page is open.
 */
export class BrowserStorage {
  readonly #area: () => Storage
  readonly #taken = new Map<string, string>()
  /** The page keeps something that would not survive a reload. */
  isShort = $state(false)

  /** @param area to be asked each time: where it is blocked, its very name throws */
  constructor(area: () => Storage) {
    this.#area = area
  }

  get(key: string): string | undefined {
    return this.#taken.get(key) ?? attempt(() => this.#area().getItem(key)) ?? undefined
  }

  /** Drops what nobody can read, or what has an old shape. */
  read<T>(key: string, shape: Shape<T>): T | undefined {
    const text = this.get(key)
    if (text === undefined) return undefined
    const value = parsed(text, shape)
    if (value === undefined) this.remove(key)
    return value
  }

  /** @returns whether it survives a reload */
  set(key: string, text: string): boolean {
    const isKept =
      attempt(() => {
        this.#area().setItem(key, text)
        return true
      }) ?? false
    if (isKept) this.#taken.delete(key)
    else this.#taken.set(key, text)
    this.#look()
    return isKept
  }

  remove(key: string): void {
    attempt(() => this.#area().removeItem(key))
    this.#taken.delete(key)
    this.#look()
  }

  /** All keys with this prefix, in a fixed order. */
  keys(prefix: string): string[] {
    const kept = attempt(() => {
      const area = this.#area()
      return Array.from({ length: area.length }, (_, n) => area.key(n) ?? '')
    })
    return [...new Set([...(kept ?? []), ...this.#taken.keys()])].filter((key) => key.startsWith(prefix)).sort(byCode)
  }

  #look(): void {
    const isShort = this.#taken.size > 0
    if (isShort !== this.isShort) this.isShort = isShort
  }
}

const byCode = (one: string, other: string): number => (one < other ? -1 : 1)

/** @returns undefined if it is none of that shape */
export function parsed<T>(text: string, shape: Shape<T>): T | undefined {
  const value: unknown = attempt(() => JSON.parse(text))
  return shape(value) ? value : undefined
}

/** Through reload and sign-out, for every tab. */
export const onDevice = new BrowserStorage(() => localStorage)
/** As long as the tab is open. */
export const inTab = new BrowserStorage(() => sessionStorage)
