import type { Automatics } from './automatics'

/** A game in the hands of one commit. Most cold starts only read: orders are loaded with the first one. */
export const handsOf = async (...of: Parameters<typeof Automatics.of>): Promise<Automatics> =>
  (await import('./automatics')).Automatics.of(...of)
