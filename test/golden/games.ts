import { join } from 'node:path'

/** Finished games that every later version of the rules must play to the same end. */
export const GOLDEN = [
  { name: 'decided-by-points', seed: 1, reason: 'rounds' },
  { name: 'eliminated', seed: 9, reason: 'eliminated' },
  { name: 'eliminated-late', seed: 37, reason: 'eliminated' },
] as const

export const goldenFile = (name: string): string => join(import.meta.dirname, `${name}.json`)
