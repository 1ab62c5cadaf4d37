import { type GameOptions, PRESETS, type PresetId } from '#shared/fleet/game-options'

const KEY = 'armada.judged-for'
const USUAL: PresetId = 'casual-400'

interface Kept {
  preset: PresetId | 'custom'
  limit: number
}

function kept(): Kept {
  const text = localStorage.getItem(KEY)
  return { preset: USUAL, limit: PRESETS[USUAL].limit, ...(text === null ? {} : (JSON.parse(text) as Partial<Kept>)) }
}

/** For which game the builder judges, on this device; the last choice holds for the next fleet. */
class JudgedFor {
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

  #keep(kept: Kept): void {
    this.#kept = kept
    localStorage.setItem(KEY, JSON.stringify(kept))
  }
}

export const judgedFor = new JudgedFor()
