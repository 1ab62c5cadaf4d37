import type { Line } from './list'

/** Ranks as Polish players write them in front of a name. */
const RANK =
  /(?<!\p{L})(?:Wielki Admirał|Wielki Moff|Admirał|Generał|Komandor|Kapitan|Pułkownik|Porucznik)(?= \p{Lu})/gu
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['Wielki Admirał', 'Grand Admiral'],
  ['Wielki Moff', 'Grand Moff'],
  ['Admirał', 'Admiral'],
  ['Generał', 'General'],
  ['Komandor', 'Commander'],
  ['Kapitan', 'Captain'],
  ['Pułkownik', 'Colonel'],
  ['Porucznik', 'Lieutenant'],
])

/** `Admirał Motti` is Admiral Motti. */
export const withEnglishRanks = ({ line, text }: Line): Line => ({
  line,
  text: text.replaceAll(RANK, (rank) => ENGLISH.get(rank) ?? rank),
})
