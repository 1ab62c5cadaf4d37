import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Rolldown } from 'vite'
import { plainIcons } from './plain-icons.ts'

/** These belong to the page of a game alone. */
const OWN_OF_GAME_PAGE = /\/web\/(game\/Game(Page|Room)|questions\/Question)\.svelte/

/**
 * What the page of a game loads at once and another page, form or layer needs too: one script, not dozens of small ones,
 * each with a name to be listed and exports to be told.
 */
function sharedWithGamePage(): Rolldown.CodeSplittingNameFunction {
  let needed: Set<string> | undefined
  const withImports = (root: string, context: Rolldown.ChunkingContext): Set<string> => {
    const all = new Set<string>()
    const add = (id: string) => {
      if (all.has(id)) return
      all.add(id)
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported)
    }
    add(root)
    return all
  }
  return (id, context) => {
    needed ??= withImports(inProject('web/game/GamePage.svelte'), context)
    return needed.has(id) && !OWN_OF_GAME_PAGE.test(id) ? 'game' : undefined
  }
}

/** What tells the log: it comes after the question and the table. */
const LOG = /\/(shared\/messages\/(en|pl)\/log|web\/log\/(sentences|Line))/

/** What measures attacks, moves and contact: several forms and layers need it, the page by itself does not. */
const MEASURING =
  /\/shared\/(game\/flow\/(target-measure|engagement)|play\/view\/attack-reach|game\/geometry\/(arc|attack-range|contact|contact-ring|course|squadron-packing|squadron-engagement|line-of-sight|polygon|ship-shape|sight|squadron-rest))\.ts/

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
    plugins: [plainIcons(), svelte({ configFile: '../svelte.config.js' })],
    build: {
      outDir: '../dist/web',
      emptyOutDir: mode !== 'pl',
      target: 'es2022',
      // All browsers of that target load modules ahead by themselves, or do without.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: inProject(`web/${page}`),
        output: {
          // The page lists some hundred later scripts and styles: their hashes name them, and words would be read for nothing.
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
          codeSplitting: {
            groups: [
              { name: sharedWithGamePage(), minShareCount: 2, priority: 2 },
              { name: 'log', test: LOG, priority: 0 },
              { name: 'measuring', test: MEASURING, minShareCount: 3, priority: 1 },
            ],
          },
        },
      },
    },
  }
})
