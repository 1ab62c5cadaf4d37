import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** What the page of a game and the forms that come after it both need: one script, not a dozen small ones. */
const SHARED_WITH_FORMS =
  /\/(web\/(board\/(?!things|set-up)|words\/(names|headline|attack)\.ts)|shared\/(view\/(glance|asked|counting)|geometry\/(base|grid|range|hull-zone)|cards\/catalog\/(ships|squadrons|chassis)|odds\/pool-odds|messages\/(en|pl)\/(game|asked|glance)\.ts))/

/** What tells the log: it comes after the question and the table. */
const LOG = /\/(shared\/messages\/(en|pl)\/log|web\/log\/(sentences|Line))/

/** What measures attacks, moves and contact: several forms and layers need it, the page by itself does not. */
const MEASURING =
  /\/shared\/(flow\/(measured-target|engagement)|view\/attack-reach|geometry\/(arc|attack-range|contact|contact-ring|course|displaced|engagement|line-of-sight|polygon|ship-shape|sight|squadron-move))\.ts/

/** The start page of each language, and where its texts lie. */
const LANGUAGES = {
  en: { page: 'index.html', messages: 'shared/messages/en' },
  pl: { page: 'pl.html', messages: 'shared/messages/pl' },
}
const inProject = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * The client is built once for each language from the same sources, so that nobody loads texts in two: what they import
 * as `#messages/…` lies in the folder of the language. `vite build` makes `index.html` (English), `vite build --mode pl`
 * then adds `pl.html` (Polish) beside it; scripts without words are the same file for both.
 */
export default defineConfig(({ mode }) => {
  const { page, messages } = LANGUAGES[mode === 'pl' ? 'pl' : 'en']
  return {
    root: 'web',
    resolve: { alias: { '#messages': inProject(messages) } },
    plugins: [svelte({ configFile: '../svelte.config.js' })],
    build: {
      outDir: '../dist/web',
      emptyOutDir: mode !== 'pl',
      target: 'es2022',
      rolldownOptions: {
        input: inProject(`web/${page}`),
        output: {
          codeSplitting: {
            groups: [
              { name: 'game', test: SHARED_WITH_FORMS, minShareCount: 3, priority: 2 },
              { name: 'log', test: LOG, priority: 0 },
              { name: 'measuring', test: MEASURING, minShareCount: 3, priority: 1 },
            ],
          },
        },
      },
    },
  }
})
