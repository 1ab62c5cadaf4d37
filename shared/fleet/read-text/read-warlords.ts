import { type BlockGrammar, readBlocks } from './block-list'
import type { Effort } from './effort'
import type { Line, WrittenList } from './list'

/** Armada Warlords. */
const WARLORDS: BlockGrammar = { named: 'before-labels', priceOfAll: true }

export const readWarlords = (lines: readonly Line[], effort: Effort): WrittenList => readBlocks(lines, WARLORDS, effort)
