import { type BlockGrammar, readBlocks } from './block-list'
import type { Effort } from './effort'
import type { Line, WrittenList } from './list'

/** The web builder of Ryan Kingston, and Star Forge, which writes longer names and the price of the commander. */
const KINGSTON: BlockGrammar = { named: 'label', priceOfAll: true }

export const readKingston = (lines: readonly Line[], effort: Effort): WrittenList => readBlocks(lines, KINGSTON, effort)

/** Which of the two wrote a list: their marks, full names of classes, or a price behind the commander. */
export const isStarForge = (lines: readonly Line[]): boolean =>
  lines.some(
    ({ text }) =>
      /^gamemode ?:/i.test(text) ||
      /^commander: [^(]{1,40}\(\d{1,3}\)$/i.test(text) ||
      /^[^(•]{1,40}-class [^(]{1,40}\(\d{1,3}\)/i.test(text) ||
      /[[{](?:legacy|arc|cis|reb|imp|rep|sep|nexus|legends)[\]}]/i.test(text),
  )
