/** What may stand behind a number of points: `16 pts`. */
export const POINTS = String.raw`(?: ?(?:points?|pts?|pkt|p)\.?)?`
export const PRICE = String.raw`(\d{1,4})${POINTS}`
