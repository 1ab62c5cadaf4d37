import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** What the page of a game and the forms that come after it both need: one script, not a dozen small ones. */
const SHARED_WITH_FORMS =
  /\/(web\/board|shared\/(view|geometry|flow\/measured-target|cards\/catalog\/(ships|squadrons|chassis)|odds\/pool-odds|messages\/en\/(game|asked|table)))/

export default defineConfig({
  root: 'web',
  plugins: [svelte({ configFile: '../svelte.config.js' })],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'game', test: SHARED_WITH_FORMS, minShareCount: 3 }],
        },
      },
    },
  },
})
