import { type BlockGrammar, readBlocks } from './block-list'
import type { Effort } from './effort'
import type { Line, WrittenList } from './list'
import { noteFaction } from './notes'
import { labelOf } from './row'

/** The phone app Armada Fleet Builder: `Rebels  - Author: …` is its line for the side. */
const AFB: BlockGrammar = {
  named: 'before-labels',
  priceOfAll: true,
  head(line, list) {
    const { key } = labelOf(line) ?? { key: '' }
    if (!key.endsWith('-author')) return false
    noteFaction({ line: line.line, text: key.slice(0, -'-author'.length) }, list)
    return true
  },
}

export const readAfb = (lines: readonly Line[], effort: Effort): WrittenList => readBlocks(lines, AFB, effort)
