import { type BlockGrammar, readBlocks } from './block-list'
import type { Effort } from './effort'
import type { Line, WrittenList } from './list'

/** The web app Flagship: the only list with the price of one squadron in the row of several. */
const FLAGSHIP: BlockGrammar = { named: 'before-labels', priceOfAll: false }

export const readFlagship = (lines: readonly Line[], effort: Effort): WrittenList => readBlocks(lines, FLAGSHIP, effort)
