import { join } from 'node:path'
import type { PresetId } from '#shared/fleet/game-presets'
import type { Result } from '#shared/game/engine/state'
import type { RulesVersion } from '#shared/game/engine/versions'

interface Golden {
  name: string
  /** The rules that it was begun with. */
  rules: RulesVersion
  seed: number
  /** Of a battle: what was agreed on; absent: the learning scenario. */
  preset?: PresetId
  reason: Result['reason']
}

/** Finished games that every later version of the code must play to the same end. */
export const GOLDEN: readonly Golden[] = [
  { name: 'decided-by-points', rules: 1, seed: 1, reason: 'rounds' },
  { name: 'eliminated', rules: 1, seed: 9, reason: 'eliminated' },
  { name: 'eliminated-late', rules: 1, seed: 37, reason: 'eliminated' },
  { name: 'core-set', rules: 1, seed: 2, preset: 'core-set', reason: 'eliminated' },
  { name: 'fleets-of-400', rules: 1, seed: 3, preset: 'casual-400', reason: 'rounds' },
]

/** The one that the start page shows. */
export const FILMED = 'fleets-of-400'

export const goldenFile = (name: string): string => join(import.meta.dirname, `${name}.json`)
