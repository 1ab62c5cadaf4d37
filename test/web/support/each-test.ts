import { configure } from '@testing-library/svelte'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { forgetPages } from '#test/support/forget-modules'

const { fetch, setInterval, setTimeout } = globalThis

/** Timers of the page that is shown. */
const timers = new Set<ReturnType<typeof setTimeout>>()
function remembering(start: typeof setTimeout): typeof setTimeout & typeof setInterval {
  const remember = (...how: Parameters<typeof setTimeout>) => {
    const timer = start(...how)
    timers.add(timer)
    return timer
  }
  return Object.assign(remember, start)
}
Object.assign(globalThis, {
  setTimeout: remembering(setTimeout),
  setInterval: remembering(setInterval as typeof setTimeout),
  // Where a test states no answers there is no service, whatever else runs on this machine.
  fetch: () => Promise.reject(new TypeError('no connection')),
})

/** Modules of one file do not hear what happens in the next. */
const listening: Parameters<typeof addEventListener>[] = []
const { addEventListener } = globalThis
globalThis.addEventListener = (...how: Parameters<typeof addEventListener>) => {
  listening.push(how)
  addEventListener.apply(globalThis, how)
}

// What a busy machine makes late is no fault: whoever waits for what will come waits longer than the usual second.
const LATE = { timeout: 120_000 }
// The whole page as text takes longer than the look at it that failed, and a waiting test fails a hundred looks.
const getElementError = (message: string | null) => new Error(message ?? undefined)
configure({ asyncUtilTimeout: LATE.timeout, getElementError })
const { waitFor } = vi
vi.waitFor = (whatCame, options) => waitFor(whatCame, typeof options === 'number' ? options : { ...LATE, ...options })

const prototypes = [Node.prototype, Element.prototype, HTMLElement.prototype].map((prototype) => ({
  prototype,
  names: Object.getOwnPropertyNames(prototype),
}))
/** A file that takes a function from the document takes it from every later file of its worker. */
function expectWholeDocument(): void {
  for (const { prototype, names } of prototypes)
    for (const name of names)
      if (!Object.hasOwn(prototype, name)) throw new Error(`this file deleted ${name} from the document`)
}

/** Runs after all that the test itself does at its end, when its components are unmounted. */
async function endPage(): Promise<void> {
  vi.useRealTimers()
  // Whatever the page has begun to load comes while there is a document for it, not during the next test or after the last.
  await vi.dynamicImportSettled()
  // A closed page does nothing any more.
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
}
beforeEach(() => endPage)

// Forms look ahead at once; how they stand until the engine is there, `late-engine.test.ts` tells.
beforeAll(async () => {
  const { fetchEngine } = await import('#web/questions/engine.svelte')
  await fetchEngine()
})

// The next file runs in the same worker, as on a device that nobody has used.
afterAll(() => {
  vi.restoreAllMocks()
  expectWholeDocument()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.waitFor = waitFor
  Object.assign(globalThis, { fetch, setInterval, setTimeout, addEventListener })
  for (const how of listening) removeEventListener(...how)
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  // Who reads, where and how, is kept in modules.
  forgetPages()
})
