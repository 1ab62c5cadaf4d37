/** Numbers in words, as people write them in front of squadrons, in English, Polish, German, French, Spanish and Italian. */
const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    pair: 2,
    couple: 2,
    twice: 2,
    thrice: 3,
    jeden: 1,
    jedna: 1,
    dwa: 2,
    dwie: 2,
    trzy: 3,
    cztery: 4,
    pięć: 5,
    sześć: 6,
    ein: 1,
    eine: 1,
    einen: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    uno: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    tre: 3,
    quattro: 4,
  }),
)

export const NUMBERS_IN_WORDS = [...WORDS.keys()]
export const numberInWords = (word: string): number | undefined => WORDS.get(word.toLowerCase())

/** A name and how many of it there are. */
export interface CountedName {
  readonly name: string
  readonly count: number
}

const IN_FRONT = [
  // `3 sztuki TIE Bomber`: what is counted, in a word
  /^(\d{1,3}) (?:szt(?:uk[aię]?)?\.?|okręty|okrętów|eskadry|eskadr|myśliwce|myśliwców|ships?|squads?|squadrons?|schiffe|staffeln|vaisseaux|navires|escadrons|pcs\.?|pieces|times|stück|stk\.?) (?:of |de )?(?=\p{L})/iu,
  // `2 x`, `2x`, `2 ×`, `2*`, `(2x)`, `(2)`, `2 of`, `2 `: an x that begins a name (`2 X-wing`) or is one (`2 X (26)`) stays
  /^\(?(\d{1,3})\)?(?: ?[x×*]\)? (?![-=:]? ?[([]?\d{1,3}(?: ?p\p{L}*)?[)\]]?$)|[x×*]\)?(?=[^ )-])| of | (?!\())/iu,
  // `2X (26)`, `3Y`: a kind of fighter by its letter alone
  /^(\d{1,2})(?=[abexyz](?:$| ?[-=:]? ?[([]?\d{1,3}(?: ?p\p{L}*)?[)\]]?$))/iu,
  // `x2 `, `×2 `, `(x2) `
  /^\(?[x×*] ?(\d{1,3})\)? (?=\S)(?![-=:]? ?[([]?\d{1,3}(?: ?p\p{L}*)?[)\]]?$)/iu,
]
const WORD_IN_FRONT =
  /^(?:a )?(\p{L}{2,7}) (?:[x×] |of |sztuk[ai]? |okręty? |eskadr[ay] |myśliwce |ships? |squadrons? of )?(?=\S)/iu
const BEHIND = [
  // ` 2 szt.`, ` (2 ships)`
  /(?:[ ,]|(?<![\p{L}\p{N}])-)[([]?(?:[x×*] ?)?(\d{1,3}) (?:szt(?:uk[aię]?)?\.?|ships?|squads?|pcs\.?|pieces|times|stück|stk\.?)[)\]]?$/iu,
  // ` qty 2`
  /[ ,-][([]?(?:qty|quantity|count|ilość|szt)[.:]? ?(\d{1,3})[)\]]?$/iu,
  // ` x2`, ` × 2`, `, x2`, ` (x2)`
  /[ ,-][([]?[x×*] ?(\d{1,3})[)\]]?$/i,
  // ` 2x`, ` (2×)`, but not that of `HWK-290 x 2`
  /(?:[ ,]|(?<![\p{L}\p{N}])-)[([]?(\d{1,3}) ?[x×*][)\]]?$/iu,
]
const BARE_BEHIND = /(?:: ?| - ?|, ?| )(\d{1,2})$/
const WORD_BEHIND = /(?:: ?| - ?|, ?| )(?:[x×] ?)?(\p{L}{3,6})(?: sztuk[ai]?)?$/iu

/** `2 x Howlrunner`, `x2 Howlrunner`. `isName`: the text is the name of a card as it stands, as `Ten Numb` is. */
export function countInFront(text: string, isName: (text: string) => boolean): CountedName | undefined {
  for (const pattern of IN_FRONT) {
    const found = pattern.exec(text)
    if (found && !isName(text)) return { name: text.slice(found[0].length).trimStart(), count: Number(found[1]) }
  }
  const article = /^an? (?=\S)/i.exec(text)?.[0]
  if (article && !isName(text) && isName(text.slice(article.length)))
    return { name: text.slice(article.length), count: 1 }
  const word = WORD_IN_FRONT.exec(text)
  const count = WORDS.get(word?.[1]?.toLowerCase() ?? '')
  return word && count !== undefined && !isName(text) ? { name: text.slice(word[0].length), count } : undefined
}

/** `Howlrunner x2`, `Howlrunner (x2)`, `Howlrunner - two`; a bare number counts only behind what is a name without it. */
export function countBehind(text: string, isName: (text: string) => boolean): CountedName | undefined {
  for (const pattern of BEHIND) {
    const found = pattern.exec(text)
    if (found && withoutEnd(text.slice(0, found.index)) !== '')
      return { name: withoutEnd(text.slice(0, found.index)), count: Number(found[1]) }
  }
  const bare = BARE_BEHIND.exec(text) ?? WORD_BEHIND.exec(text)
  const count = WORDS.get(bare?.[1]?.toLowerCase() ?? '') ?? Number(bare?.[1])
  if (bare === null || Number.isNaN(count) || isName(text)) return undefined
  const name = text.slice(0, bare.index)
  return isName(name) ? { name, count } : undefined
}

function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' ,-'.includes(text[end - 1] ?? '?')) end--
  return text.slice(0, end)
}
