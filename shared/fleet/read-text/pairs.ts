import type { Line } from './list'

/** Nicknames of two cards: of an upgrade that its ship mostly has, and of two upgrades that go together. */
const SHIP_WITH_CARD = /(?<![\p{L}\d])TRC ?-?90s?(?![\p{L}\d])/giu
const TWO_CARDS = /(?<![\p{L}\d])(?:BT ?A(?:venger)?|BT ?Venger)(?![\p{L}\d])/giu
/** The one name of a card that has a comma in it. */
const NAME_WITH_COMMA = /(?<![\p{L}])(all fighters), ?(?=follow me)/iu

/** `2x TRC90` is `2x CR90A (TRC)`, and `ISD II: BTA` is `ISD II: Avenger, Troopers`. */
export const pairsApart = ({ line, text }: Line): Line => ({
  line,
  text: text
    .replace(NAME_WITH_COMMA, '$1 ')
    .replaceAll(SHIP_WITH_CARD, 'CR90A (TRC)')
    .replaceAll(TWO_CARDS, (_, at: number) => {
      const before = text.slice(0, at).trimEnd()
      if (!/[\p{L}\d]$/u.test(before)) return /\p{L}/u.test(before) ? 'Avenger, Troopers' : 'ISD (Avenger, Troopers)'
      return '(Avenger, Troopers)'
    }),
})
