import { ordersPage } from '#messages/orders-page'
import { headText, type OrderNames } from '#shared/messages/order-text'
import type { StandingOrder } from '#shared/play/orders/standing-order'
import type { Warning } from '#shared/play/orders/warnings'

/** What is wrong with an order, or with one of its rules. */
export function warningText({ code, rule, other }: Warning, all: readonly StandingOrder[], names: OrderNames): string {
  const words = ordersPage.warnings
  const what = rule === undefined ? ordersPage.warnings.order : ordersPage.editor.rule(rule + 1)
  const first = all.find(({ id }) => id === other)
  const head = first && headText(first, names)
  switch (code) {
    case 'never-fires':
      return words.of(what, words.neverFires)
    case 'behind-another':
      return words.of(what, head === undefined ? words.behindRule : words.behind(head))
    case 'contradicts':
      return words.of(what, head === undefined ? words.behindRule : words.contradicts(head))
    case 'no-such-unit':
      return words.of(what, words.noSuchUnit)
    case 'over':
      return words.of(what, words.over)
  }
}
