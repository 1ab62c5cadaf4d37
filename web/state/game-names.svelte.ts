import { onDevice } from './browser-storage.svelte'
import { byName, text } from './shape'

const KEY = 'armada.game-names'
/** Letters of a name, so that it fits where opponents are named. */
export const MOST_LETTERS = 40

const shape = byName(text)

/** Names that a player gave games on this device; nobody else sees them. */
class GameNames {
  #kept = $state.raw<Readonly<Record<string, string>>>(onDevice.read(KEY, shape) ?? {})

  /** Undefined: it goes by its opponent. */
  of(game: string): string | undefined {
    return this.#kept[game]
  }

  /** An empty name takes it away. */
  give(game: string, name: string): void {
    const { [game]: _, ...others } = onDevice.read(KEY, shape) ?? {}
    const short = name.trim().slice(0, MOST_LETTERS).trim()
    this.#kept = short === '' ? others : { ...others, [game]: short }
    if (Object.keys(this.#kept).length === 0) onDevice.remove(KEY)
    else onDevice.set(KEY, JSON.stringify(this.#kept))
  }
}
export const gameNames = new GameNames()
