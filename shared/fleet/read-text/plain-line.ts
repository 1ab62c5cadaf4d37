import { LONGEST_ROW } from './list'

/** Signs that people put in front of rows as bullets, besides those of the text itself. */
const BULLET_SIGNS =
  /^[▪▫◾◽🔹🔸🔷🔶🔵🔴🟢🟡🟠🟣⚫⚪⬛⬜➡▶☑✔✅➤✦❖◆◇■□►▸](?:[▪▫◾◽🔹🔸🔷🔶🔵🔴🟢🟡🟠🟣⚫⚪⬛⬜➡▶☑✔✅➤✦❖◆◇■□►▸]|[\ufe0e\ufe0f]|\s)*/u
const PICTURES = /\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]|[\u{1f1e6}-\u{1f1ff}]|[\ufe0e\ufe0f\u20e3]/gu
/** `:star:`, `<:isd:123456>`: how chats write a picture. */
const CODES_OF_PICTURES = /<a?:\w{2,32}:\d+>|(?<=^|\s):[a-z][\w+-]{1,31}:(?=\s|$)/gi
/** `<3`, `:)`, `^^` */
const FACES = /(?<=^|\s)(?:<3|[:;]-?[)(DP]|\^\^|xD)(?=\s|$)/g
/** `-- Ships --`, `== Food ==` */
const FRAMED = /^[=~*_#<>|+-]{2,40} *([^=~*_#<>|+\s-].{0,78}?) *[=~*_#<>|+-]{2,40}$/u
/** `Victory II - 85+8 = 93`, `Howlrunner = 16 pts`: what stands behind the last sign is the price. */
const EQUALS = /= ?(\d{1,4})(?: ?(?:points?|pts?|pkt|p)\.?)?$/
const SUMMANDS = /(?: ?[-:,])? ?(?:\d{1,3}(?: ?[+*x] ?\d{1,3}){1,20} ?)?$/
/** `Howlrunner ...... 16`, `Howlrunner -- 16` */
const LEADERS = / ?(?:[.…_]{2,60}|-{2,60}|→|=>|->) ?(\d{1,4})(?: ?(?:points?|pts?|pkt|p)\.?)?$/
/** `Howlrunner [16]`, `Howlrunner {16 pts}`, `Howlrunner (-16)` */
const OTHER_BRACKET = /[[{(]-?(\d{1,4})(?: ?(?:points?|pts?|pkt|p)\.?)?[\]})]/g

/** `Victory II (85) >> Motti (24), ECM (7)`, `ISD II -> Motti -> ECM`: between a ship and its cards. */
const ARROW = / (?:[-=]?>{1,2}|→) ?(?=\p{L})/gu

/** `CR90A @44`, `2 Gozanti po 23`, `TIE Bomber (à 9)` */
const AT_PRICE = / ?(?:@|[([](?:po|à|je) (?=\d{1,3}[)\]])| (?:po|à|je) (?=\d{1,3}$)) ?(\d{1,3})(?!\d)[)\]]?/giu
/** `8xTIE Fighter`, `2xB` */
const GLUED_COUNT = /(?<![\p{L}\d])(\d{1,2})[x×](?=\p{L}{2}|[abexyz](?![\p{L}\d-]))/giu
/** `2 x B 2 x X`: a count begins the next name. */
const NEXT_COUNT = /(?<=[\p{L}\d)"!.])(?<! (?:and|with|plus|und|mit|oraz|et|avec|of|y|i|z)) (?=\d{1,2} x \p{L})/giu
/** `2xwing`, `3awings` */
const GLUED_WINGS = /(?<![\p{L}\d])(\d{1,2})([abexy])-?wing/giu
/** `CR90A (44), TRC (7) = 51 (x2)` */
const COUNT_BEHIND_SUM = /^([-•*+ ]*)([^-•*+ ].*= ?\d{1,4}) ?[([]?[x×*] ?(\d{1,2})[)\]]?$/u

/** `TIE Fighter Squadron (8) [x3]` */
const COUNT_IN_BRACKET = /[[{]((?:[x×*] ?\d{1,2})|(?:\d{1,2} ?[x×*]))[\]}]/gi

/** `Victory II (85) [Flagship]`: which ship that is, no program asks for. */
const FLAGSHIP_BEHIND =
  /(?<=\)) ?[[(] ?(?:flagship|flaggschiff|flagge|okręt flagowy|flagowiec|vaisseau amiral|navire amiral|buque insignia|nave ammiraglia) ?[\])]$/iu
/** `Victory II (85) [Motti (24), GT (7)]`: cards with their prices in a bracket of their own. */
const CARDS_IN_BRACKET =
  /^([^()[\]{}:]{2,60}(?:\(\d{1,3}\))?) ?[[({]((?:[^()[\]{}]{1,60}\(\d{1,3}\)){1,16}[^()[\]{}]{0,60})[\])}](?=$| ?[=(-])/u
/** `Victory II (85) [Motti, GT]` */
const NAMES_IN_BRACKET =
  /^([^()[\]{}:]{2,60}\(\d{1,3}\)) ?[[{]([^()[\]{}]{2,80}[,;+&/][^()[\]{}]{2,200})[\]}](?=$| ?[=(-])/u

/** `Raider II, 2x, Ordnance Experts` */
const COUNT_ALONE = /(?<=\p{L}[^,;]{0,40}), ?(?:(\d{1,2}) ?[x×]|[x×] ?(\d{1,2}))(?=[,;])/giu
/** `ISD2/120, Thrawn/32`: prices behind strokes, where there are several. */
const STROKE_PRICE = /(?<=\p{L}[\p{L}\d]{0,16})\/(\d{1,3})(?=[,; ]|$)/gu
/** `Quasar II - Sloane, Squall - 99` */
const DASH_PRICE = /(?<=[\p{L}\d)]) - (\d{2,3})$/u
/** More names than one stand before it. */
const SEVERAL_NAMES = /\p{L}[^,]{0,60}?(?:,| - )/u

/** `(wave 5)`, `[W7]`: when a card was published, which says nothing more of it. */
const WAVES = / ?[[({](?:wave|w|fala|welle|vague) ?\d{1,2}[\])}]/giu
/** `231 total`, `400 points in total` */
const TOTAL_BEHIND =
  /^[[(]?(\d{2,4})(?: ?\/ ?\d{2,4})? ?(?:points?|pts?|pkt)? ?(?:in total|total|razem|gesamt)[)\].!]*$/iu
/** `ISD II {Motti; GT}` */
const NAMES_IN_BRACES = /^([^()[\]{}:]{2,60}?) ?\{([^()[\]{}]{1,80}[,;+&/][^()[\]{}]{1,200})\}$/u

/** A line without pictures and frames, and with its price in a round bracket, as most write it. */
export function plainLine(line: string): string {
  // What looks for prices takes its time
  if (line.length > LONGEST_ROW) return line
  const text = line
    .replace(BULLET_SIGNS, '• ')
    .replaceAll(CODES_OF_PICTURES, ' ')
    .replaceAll(PICTURES, ' ')
    .replaceAll(FACES, ' ')
    .replaceAll(WAVES, '')
    .replace(TOTAL_BEHIND, 'Total: $1')
    .replace(/(?<=\S)[; ]{1,9}$/, '')
    .replace(/^\{(.{1,200})\}$/u, '$1')
    .replace(/(?<=[)\d]|\d ?(?:pts?|pkt))(?: ?[!?.]){1,9}$/i, '')
    .replaceAll(AT_PRICE, ' ($1)')
    .replaceAll(/ w\. ?(?=\p{L})/gu, ' w/ ')
    .replaceAll(GLUED_WINGS, '$1 $2-wing')
    .replaceAll(GLUED_COUNT, '$1 x ')
    .replaceAll(NEXT_COUNT, ', ')
    .replace(COUNT_BEHIND_SUM, '$1$3 x $2')
    .replaceAll(COUNT_ALONE, ' x$1$2')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .replace(DASH_PRICE, (found, price: string, at: number, whole: string) =>
      SEVERAL_NAMES.test(whole.slice(0, at)) ? ` (${price})` : found,
    )
    .replace(FLAGSHIP_BEHIND, '')
    .replace(NAMES_IN_BRACKET, '$1: $2')
    .replace(NAMES_IN_BRACES, '$1: $2')
    .replace(CARDS_IN_BRACKET, (_, ship: string, cards: string) => `${ship.trimEnd()}: ${cards}`)
  const bare = withoutArrows(
    withStrokePrices(text)
      .replace(FRAMED, '$1')
      .replace(/^([*~_]) (.*) \1$/, '$2'),
  )
  return priceInBracket(bare).replaceAll(OTHER_BRACKET, '($1)').replaceAll(COUNT_IN_BRACKET, '($1)')
}

/** `ISD1/110`, `Imperial 2/120` alone in a line. */
const STROKE_PRICE_ALONE = /(?<=^[^/]{0,60}\p{L}[\p{L}\d]{0,16}| [12])\/(\d{1,3})(?: ?(?:points?|pts?|pkt))?$/u

/** Where the lines of a list have them, a stroke stands in front of the price of each. */
export const withStrokePrice = (text: string): string =>
  text.length > LONGEST_ROW || text.indexOf('/') !== text.lastIndexOf('/')
    ? text
    : text.replace(STROKE_PRICE_ALONE, ' ($1)')

const withStrokePrices = (text: string): string =>
  (text.match(STROKE_PRICE)?.length ?? 0) > 1 ? text.replaceAll(STROKE_PRICE, ' ($1)') : text

function withoutArrows(text: string): string {
  if (text.includes('<')) return text
  const isLabelled = text.includes(':')
  let arrows = 0
  return text.replaceAll(ARROW, () => (arrows++ === 0 && !isLabelled ? ': ' : ', '))
}

function priceInBracket(text: string): string {
  const equals = text.startsWith('=') ? null : EQUALS.exec(text)
  const row = text.slice(0, equals?.index).replace(SUMMANDS, '')
  if (equals && /[\p{L})]/u.test(row)) return `${row} (${equals[1]})`
  const leaders = LEADERS.exec(text)
  const name = text.slice(0, leaders?.index)
  return leaders && /[\p{L}\d)]$/u.test(name) ? `${name} (${leaders[1]})` : text
}
