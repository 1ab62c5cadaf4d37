/*
 * Words that join names. Of those that are short names of cards as well, capitals are the card: `ET` is Engine Techs, `Y`
 * the Y-wing, `Z` the Z-95. None joins what has no name behind it: `et (8)`, `y x2`.
 */

/** A comma or a semicolon. */
export const STRONG =
  /([,;] *(?:(?:[Aa]nd|AND|[Oo]raz|[Uu]nd|i|et|y|&) (?![-=:]? ?[([]?(?:[x×*] ?)?\d{1,3}(?: ?[x×*]| ?p\w{0,5})?[)\]]?(?: ?(?:[,;&+/|([]|$)| (?:[x×*]|and|et|y|i|oraz|und) )))?)/
/** A price with another name behind it; `(4) X-wing` in front of all is a count. */
export const AFTER_PRICE =
  /(?<=[\p{L}\p{N}"'!.)\]] ?)(\((?:[x×*] ?)?\d{1,3}(?: ?(?:points?|pts?|pkt|p))?\)!?) +(?:(?:[Aa]nd|AND|[Ww]ith|WITH|[Pp]lus|w\/|[Oo]raz|[Uu]nd|mit|avec|con|et|y|i|z|ze|&|\+) +(?!\d{1,3}(?: ?p\w{0,5})?(?: ?[,;&+/|]|$)))?(?=[\p{L}\d"'])(?![x×*] ?\d|\d{1,3} ?[x×*]$)/gu
export const WEAK =
  /( (?:[Aa]nd|AND|[Ww]ith|WITH|[Pp]lus|[Oo]raz|[Uu]nd|i|et|y) (?![-=:]? ?[([]?(?:[x×*] ?)?\d{1,3}(?: ?[x×*]| ?p\w{0,5})?[)\]]?(?: ?(?:[,;&+/|([]|$)| (?:[x×*]|and|et|y|i|oraz|und) ))| ?[&+] | \/ )/
/** What stands between names without prices. */
export const BETWEEN = / ?[,;|&+] ?(?:(?:[Aa]nd|AND) )?| (?:[Aa]nd|AND|[Oo]raz|[Uu]nd|i|et|y|\/) /
