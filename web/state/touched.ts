/** Whether fingers are the main pointer here: they bring up a keyboard that covers the page. */
export const isTouched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
