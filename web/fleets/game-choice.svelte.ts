import { type GameOptions, PRESETS, type PresetId } from '#shared/fleet/game-presets'
import { onDevice } from '#web/state/browser-storage.svelte'
import { fields, number, type Shape, word } from '#web/state/shape'

const KEY = 'armada.judged-for'
/** Fleet points that two players may agree on. */
export const LEAST_LIMIT = 50
export const MOST_LIMIT = 1000
const USUAL: PresetId = 'casual-400'

interface LimitChoice {
  preset: PresetId | 'custom'
  limit: number
}

const names = Object.keys(PRESETS) as PresetId[]
const shape: Shape<LimitChoice> = fields({ preset: word([...names, 'custom']), limit: number })

const kept = (): LimitChoice => onDevice.read(KEY, shape) ?? { preset: USUAL, limit: PRESETS[USUAL].limit }

/** The game that the builder judges fleets for. This device keeps the last choice for the next fleet. */
class GameChoice {
  #kept = $state.raw(kept())

  get preset(): PresetId | 'custom' {
    return this.#kept.preset
  }
  set preset(preset: PresetId | 'custom') {
    this.#keep({ preset, limit: preset === 'custom' ? this.options.limit : PRESETS[preset].limit })
  }

  /** Of a limit that no preset has. */
  get limit(): number {
    return this.#kept.limit
  }
  set limit(limit: number) {
    this.#keep({ preset: 'custom', limit })
  }

  get options(): GameOptions {
    const { preset, limit } = this.#kept
    return preset === 'custom' ? { ...PRESETS[USUAL], limit } : PRESETS[preset]
  }

  #keep(kept: LimitChoice): void {
    this.#kept = kept
    onDevice.set(KEY, JSON.stringify(kept))
  }
}

export const gameChoice = new GameChoice()
