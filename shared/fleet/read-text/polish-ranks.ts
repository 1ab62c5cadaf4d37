import type { Line } from './list'

/** Ranks as Polish players write them in front of a name, the longer first. */
const RANKS: readonly (readonly [polish: string, english: string])[] = [
  ['Wielki Admirał', 'Grand Admiral'],
  ['Wielki Moff', 'Grand Moff'],
  ['Admirał', 'Admiral'],
  ['Generał', 'General'],
  ['Komandor', 'Commander'],
  ['Kapitan', 'Captain'],
  ['Pułkownik', 'Colonel'],
  ['Porucznik', 'Lieutenant'],
]
const RANK = new RegExp(String.raw`(?<!\p{L})(?:${RANKS.map(([polish]) => polish).join('|')})(?= \p{Lu})`, 'gu')
const BY_POLISH: ReadonlyMap<string, string> = new Map(RANKS)

/** `Admirał Motti` is Admiral Motti. */
export const withEnglishRanks = ({ line, text }: Line): Line => ({
  line,
  text: text.replaceAll(RANK, (rank) => BY_POLISH.get(rank) ?? rank),
})
