/** For what scrolls without a control inside: it must be reached by keys, too (WCAG 2.1.1). */
export function reachable(element: HTMLElement): void {
  element.tabIndex = 0
}
