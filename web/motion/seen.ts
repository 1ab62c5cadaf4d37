import { onDevice } from '#web/state/browser-storage.svelte'
import { byName, number } from '#web/state/shape'

const KEY = 'armada.seen'
const shape = byName(number)
/** Games that are remembered, those looked at last. */
const MOST = 60

/** The step up to which this reader has seen a game on this device. */
export const seenTo = (game: string, reader: string): number | undefined =>
  onDevice.read(KEY, shape)?.[`${game}.${reader}`]

export function noteSeen(game: string, reader: string, step: number): void {
  const { [`${game}.${reader}`]: before, ...others } = onDevice.read(KEY, shape) ?? {}
  if (before !== undefined && before >= step) return
  const kept = Object.entries(others).slice(1 - MOST)
  onDevice.set(KEY, JSON.stringify(Object.fromEntries([...kept, [`${game}.${reader}`, step]])))
}
