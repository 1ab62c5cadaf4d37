import { configureGlobal } from 'fast-check'
import { afterAll, vi } from 'vitest'

// The same examples in every run; other ones are for `npm run fuzz`.
configureGlobal({ seed: 20181201 })

// The next file runs in the same worker.
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
