import { type BlockGrammar, readBlocks } from './block-list'
import type { Effort } from './effort'
import type { Line, WrittenList } from './list'

/** Lists that people write by hand: a ship and its upgrades in a line, short names, no sums. */
const SHORTHAND: BlockGrammar = { named: 'at-top', priceOfAll: true, short: true }

export const readShorthand = (lines: readonly Line[], effort: Effort): WrittenList =>
  readBlocks(lines, SHORTHAND, effort)
