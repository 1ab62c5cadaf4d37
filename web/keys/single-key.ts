import { on } from 'svelte/events'
import { device } from '#web/state/device.svelte'

/** Fields that take no letters, so that single keys work there. */
const WITHOUT_LETTERS = ['radio', 'range', 'checkbox', 'button', 'submit', 'reset', 'image', 'file', 'color', 'hidden']
const TYPED_IN = [
  `input${WITHOUT_LETTERS.map((type) => `:not([type="${type}"])`).join('')}`,
  'select',
  'textarea',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox', 'spinbutton'].map((role) => `[role="${role}"]`),
].join(', ')

/** The reader writes there, or types ahead in a list. */
export const isTyping = ({ target }: Event): boolean => target instanceof Element && target.closest(TYPED_IN) !== null

const hasTyped = ({ target }: Event): boolean => target instanceof HTMLInputElement && target.value !== ''

/** Ctrl+Z, wherever the focus is; in a field it first undoes what the reader typed there. */
export const isUndo = (event: KeyboardEvent): boolean =>
  event.key === 'z' && (event.ctrlKey || event.metaKey) && !(isTyping(event) && hasTyped(event))

/**
 * The key that may act by itself, a letter as a small one; none while somebody types, holds Ctrl, Alt or Meta, has switched
 * single keys off, or something nearer to the focus has taken it (WCAG 2.1.4). No other file reads characters from keys.
 */
export function singleKey(event: KeyboardEvent): string | undefined {
  const isCombined = event.ctrlKey || event.metaKey || event.altKey
  if (!device.singleKeys || isCombined || event.isComposing || event.defaultPrevented || isTyping(event))
    return undefined
  return event.key.length === 1 ? event.key.toLowerCase() : event.key
}

/**
 * Hears every key pressed within: the only way to listen where fields may stand. `key` is what may act by itself, and
 * undefined while it may not; what is left of the event is for Escape and for keys held with Ctrl.
 */
export function onKeys(
  within: Window | Document | HTMLElement,
  handle: (event: KeyboardEvent, key: string | undefined) => void,
): () => void {
  return on(within as HTMLElement, 'keydown', (event) => handle(event, singleKey(event)))
}
