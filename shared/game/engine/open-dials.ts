import type { FrameView } from './frame'
import type { Command } from './state'

/** The open dials beside a ship: the revealed one, and those that it gained (R5.13). */
export const openDials = ({ dial, gained = [] }: Pick<FrameView<'activation'>, 'dial' | 'gained'>): Command[] => [
  ...(dial ? [dial] : []),
  ...gained,
]
