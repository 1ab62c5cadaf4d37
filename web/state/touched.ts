/** Whether it is mostly fingers that point here: they have no keys, and bring up a keyboard that covers the page. */
export const isTouched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
