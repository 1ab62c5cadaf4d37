import { once } from '#functions/ports/once'
import type { Automatics } from './automatics'

const loaded = once(() => import('./automatics'))

/**
 * A game in the hands of one commit. Most cold starts only read: orders are loaded with the first one, and are not looked
 * up anew with every other.
 */
export async function handsOf(...of: Parameters<typeof Automatics.of>): Promise<Automatics> {
  return (await loaded()).Automatics.of(...of)
}
