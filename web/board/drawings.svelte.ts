import { mount } from 'svelte'
import type { Outline } from './drawing'

let outlines = $state.raw<Readonly<Record<string, Outline>>>()
let loading: Promise<void> | undefined

async function load(): Promise<void> {
  try {
    const [data, { default: DrawingSheet }] = await Promise.all([
      import('./outlines.json'),
      import('./DrawingSheet.svelte'),
    ])
    outlines = data.default
    mount(DrawingSheet, { target: document.body, props: { outlines: data.default } })
  } catch {
    // The table shows bases without drawings; the next piece tries again
    loading = undefined
  }
}

/** Loads all drawings into a sheet of symbols that every table of the page shares. */
export const loadDrawings = (): Promise<void> => (loading ??= load())

/** Whether there is a drawing of this name yet; the first to ask makes the page load them. */
export function isDrawn(name: string): boolean {
  void loadDrawings()
  return outlines !== undefined && name in outlines
}
