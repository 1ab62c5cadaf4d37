import type { Line } from './list'

/** Ranks as players of other languages write them in front of a name. */
const RANK =
  /(?<!\p{L})(?:Wielki Admirał|Wielki Moff|Admirał|Generał|Komandor|Kapitan|Pułkownik|Porucznik|Gro(?:ß|ss)moff|Gro(?:ß|ss)admiral|Gran Moff|Gran Almirante|Grand Amiral|Almirante|Amiral|Ammiraglio|Général|Generale|Capitaine|Capitán|Capitano|Kapitän)(?= \p{Lu})/gu
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['Wielki Admirał', 'Grand Admiral'],
  ['Wielki Moff', 'Grand Moff'],
  ['Admirał', 'Admiral'],
  ['Generał', 'General'],
  ['Komandor', 'Commander'],
  ['Kapitan', 'Captain'],
  ['Pułkownik', 'Colonel'],
  ['Porucznik', 'Lieutenant'],
  ['Großmoff', 'Grand Moff'],
  ['Grossmoff', 'Grand Moff'],
  ['Großadmiral', 'Grand Admiral'],
  ['Grossadmiral', 'Grand Admiral'],
  ['Gran Moff', 'Grand Moff'],
  ['Gran Almirante', 'Grand Admiral'],
  ['Grand Amiral', 'Grand Admiral'],
  ['Almirante', 'Admiral'],
  ['Amiral', 'Admiral'],
  ['Ammiraglio', 'Admiral'],
  ['Général', 'General'],
  ['Generale', 'General'],
  ['Capitaine', 'Captain'],
  ['Capitán', 'Captain'],
  ['Capitano', 'Captain'],
  ['Kapitän', 'Captain'],
])

/** `Admirał Motti` is Admiral Motti. */
export const withEnglishRanks = ({ line, text }: Line): Line => ({
  line,
  text: text.replaceAll(RANK, (rank) => ENGLISH.get(rank) ?? rank),
})
