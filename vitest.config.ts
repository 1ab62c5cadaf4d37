import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

const env = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

/** A machine that does other work as well makes tests late, not wrong: no test has a shorter time of its own. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 30_000 } } }

/** Loading the engine anew for each of 250 files takes longer than most of them; each file leaves its worker as it was. */
const together = { isolate: false, setupFiles: 'test/support/each-file.ts' }

/** Of pages likewise; a test ends when all that its page loads has come. */
const pages = { environment: 'happy-dom', isolate: false, setupFiles: 'test/web/support/each-test.ts' }

/** `tidy` reads the sources, `dom` renders components, `polish` renders them in Polish, `browser` drives Chromium against the real service, `node` is the rest. */
export default defineConfig({
  test: {
    // One file on each core, not one core left idle; only the browser has the machine to itself
    maxWorkers: '100%',
    projects: [
      { test: { ...patience, name: 'tidy', include: ['test/tidy.test.ts'] } },
      {
        test: {
          ...patience,
          ...together,
          name: 'node',
          env,
          include: ['test/**/*.test.ts'],
          exclude: ['test/tidy.test.ts', 'test/web/**', 'test/polish/**', 'test/browser/**'],
        },
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: { ...patience, ...pages, name: 'dom', include: ['test/web/**/*.test.ts'] },
      },
      {
        plugins: [svelte(), svelteTesting()],
        resolve: { alias: { '#messages': fileURLToPath(new URL('shared/messages/pl', import.meta.url)) } },
        test: { ...patience, ...pages, name: 'polish', include: ['test/polish/**/*.test.ts'] },
      },
      {
        test: {
          ...patience,
          name: 'browser',
          env,
          isolate: false,
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/support/before-all.ts',
          setupFiles: 'test/browser/support/each-test.ts',
          // Chromium and a whole service each: two at a time wait for each other little, after the others have left the processor free.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
