import { basename } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { forgetModules } from '#test/support/forget-modules'
import { endOfTest } from './traced'

/** A failing test says what was on the screens, and leaves a picture, the page and a trace of each. */
afterEach(async ({ task }) => {
  const failed = task.result?.errors !== undefined
  const name = `${basename(task.file.name, '.test.ts')}-${task.name}`.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80)
  try {
    for (const file of await endOfTest(failed ? name : undefined)) console.error(`kept: ${file}`)
  } catch (error) {
    // A browser that is gone has nothing to show, and the test says why
    if (!failed) throw error
  }
})

// The next file runs in the same worker: whoever draws ids and salts there begins anew.
afterAll(() => forgetModules(/^(node_modules|shared|functions)\//))
