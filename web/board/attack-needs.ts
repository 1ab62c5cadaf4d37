import type { Pane } from './camera'
import type { BoardProps } from './props'

/** px; a phone's table is so low that it only tells what the panel below it does not. */
const LOW = 300
export const isLow = ({ height }: Pane): boolean => height < LOW
/** px of the lower edge that the caption takes. */
export const captionOf = (pane: Pane): number => (isLow(pane) ? 24 : 56)

/** Questions that are answered by pointing at hull zones or at targets, and attacks that go on. */
export function showsAttacks({ view: { requests, now }, options }: BoardProps): boolean {
  const ask = requests[0]?.ask
  if (options !== undefined || now.some(({ kind }) => kind === 'attack')) return true
  return ask !== undefined && /^((attack|defense|repair|damage|effect)\.|squadron\.act)/.test(ask)
}

/** Questions about squadrons: who is engaged with whom is drawn with them. */
export const isAboutSquadrons = ({ view: { requests }, flight, commands }: BoardProps): boolean =>
  flight !== undefined || commands !== undefined || (requests[0]?.ask.startsWith('squadron.') ?? false)
