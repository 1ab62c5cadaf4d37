import { withFirmSpaces } from '#test/support/firm-spaces'
import type { Finding, Rule, Sample, Tree } from './tree'

/** Every line of the files at `where` that shows `bad`. */
const linesWith =
  (where: RegExp, bad: RegExp) =>
  (tree: Tree): Finding[] =>
    [...tree]
      .filter(([path]) => where.test(path))
      .flatMap(([path, text]) =>
        text.split('\n').flatMap((content, index) => {
          const match = bad.exec(content)
          return match ? [{ path, line: index + 1, what: match[0].trim() }] : []
        }),
      )

const inFile = (path: string, text: string): Sample => ({ [path]: text })

export const noPromises: Rule = {
  name: 'no line puts work off',
  story: 'a note to do it later is read by nobody; an issue is',
  find: linesWith(/\.(ts|svelte|md|html|css|ya?ml)$|^\.ci\//, /\b(?:TOD[O]|FIXM[E]|XX[X]|HAC[K])\b/),
  caught: {
    'a comment': inFile('shared/a.ts', `// ${'TO'}DO: shields`),
    'a heading': inFile('README.md', `## ${'FIX'}ME`),
  },
}

export const plainEnglish: Rule = {
  name: 'no line needs a dictionary',
  story: 'readers whose first language is another stumbled over two hundred lines with whoever, whatever and lies open',
  find: linesWith(
    /^((shared|functions|web|cdk)\/.*\.(ts|svelte|md)|[^/]+\.md)$/,
    /\b(?:who|whom|whose|what|which)(?:so)?ever\b|\b(?:lies?|lay) open\b|\b(?:lest|hence|thereof|whence)\b/i,
  ),
  caught: {
    'a comment': inFile('web/a.ts', '// whoever is asked waits'),
    'a rule': inFile('shared/rules/a.md', 'A dial lies open beside its ship, whatever its command.'),
  },
  allowed: { 'plain words': inFile('web/a.ts', '// a player who is asked sees every faceup card') },
}

export const noForeignPaths: Rule = {
  name: 'no file speaks of one machine',
  story: 'a path that exists on one machine works for one person',
  find: linesWith(/./, /(?<![\w.-])\/(?:work|root|home\/\w+|Users\/\w+)\//),
  caught: {
    'a home folder': inFile('README.md', `see /${'home'}/someone/armada`),
    'a folder of the author': inFile('test/x.ts', `read('/${'work'}/x/README.md')`),
  },
  allowed: { 'a path of the service': inFile('web/x.ts', "fetch('/games/work/x')") },
}

export const firmSpaces: Rule = {
  name: 'Polish texts hold words of one letter to the next, and numbers to their units (npm run spaces)',
  story: 'a line of a phone ended in “z”; the blank looks the same in an editor',
  find: (tree) =>
    [...tree].flatMap(([path, text]): Finding[] => {
      if (!/^shared\/messages\/pl\/.*\.ts$/.test(path)) return []
      const firm = withFirmSpaces(path, text).split('\n')
      return text.split('\n').flatMap((line, i) => (line === firm[i] ? [] : [{ path, line: i + 1, what: line.trim() }]))
    }),
  caught: {
    'a word of one letter': inFile('shared/messages/pl/a.ts', "export const a = 'kość z puli'"),
    'a unit': inFile('shared/messages/pl/a.ts', "export const a = 'za 3 dni'"),
  },
  allowed: {
    'a no-break space': inFile('shared/messages/pl/a.ts', "export const a = 'kość z\u00a0puli'"),
    'an English text': inFile('shared/messages/en/a.ts', "export const a = 'a die'"),
  },
}

export const lockfile: Rule = {
  name: 'the lockfiles and .npmrc name no registry',
  story: 'an address in the lockfile ties every clone to the mirror of whoever ran npm last',
  find: linesWith(/(^|\/)(package-lock\.json|\.npmrc)$/, /"resolved": "(?!file:)|^registry\s*=|https?:\/\/[^"]*\.tgz/),
  caught: {
    'an address': inFile('package-lock.json', '  "resolved": "https://registry.example/a/-/a-1.0.0.tgz",'),
    'an address in another': inFile('test/runtime/package-lock.json', '  "resolved": "https://a.example/a.tgz",'),
    'a mirror': inFile('.npmrc', 'registry=https://mirror.example/'),
  },
  allowed: { 'a checksum': inFile('package-lock.json', '  "integrity": "sha512-x",') },
}

/** Where keys are heard; whoever hears them there knows whether somebody types. */
const GUARD = 'web/keys/single-key.ts'

export const guardedKeys: Rule = {
  name: 'keys of a page are heard through one guard',
  story: 'typing “course” into the command line undid a step for its u, and digits set dials',
  find: (tree) =>
    linesWith(
      /^web\/.*\.(ts|svelte)$/,
      /['"]key(?:down|up|press)['"]|<svelte:(?:window|document|body)[^>]*\bonkey|\.key\.to(?:Lower|Upper)Case|Number\(\w+\.key\)|\.(?:key|code) ===? '[^ ']'/,
    )(tree).filter(({ path }) => path !== GUARD),
  caught: {
    'a listener of the page': { 'web/a.ts': "on(document, 'keydown', keyed)" },
    'one of a part of it': { 'web/A.svelte': "<div {@attach (part) => on(part, 'keydown', keyed)}>" },
    'one of the window': { 'web/A.svelte': '<svelte:window {onkeydown} />' },
    'a letter': { 'web/a.ts': "if (event.key.toLowerCase() === 'm') measure()" },
    'a digit': { 'web/A.svelte': 'const command = COMMANDS[Number(event.key) - 1]' },
    'a character': { 'web/a.ts': "if (event.key === '/') open()" },
  },
  allowed: {
    'the guard': { [GUARD]: "on(within, 'keydown', heard)" },
    'whoever asks it': { 'web/A.svelte': '<div {@attach (part) => onKeys(part, keyed)}>' },
    'keys of a handle that has the focus': { 'web/A.svelte': '<g role="slider" onkeydown={key} />' },
    'a key that is no character': { 'web/a.ts': "if (event.key === 'Escape' || event.key === ' ') close()" },
  },
}

const LONGEST = 350
const TABLES = /^shared\/(game\/cards\/catalog|messages)\/|\.(json|ya?ml|md|svg)$/

/** Longer on purpose, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'shared/game/engine/rulebook.ts': 'one class, the only way from cards to the engine',
  'shared/game/engine/state.ts': 'the whole state of a game on one page',
  'shared/game/engine/words/damage-words.ts': 'all that damage does to a unit, in the order in which it happens',
}

export const shortFiles: Rule = {
  name: `no file is longer than ${LONGEST} lines, tables of data apart`,
  story: 'what does not fit into a head is changed without being read',
  find: (tree) =>
    [...tree]
      .filter(([path]) => !TABLES.test(path) && !(path in EXCEPTIONS))
      .map(([path, text]) => ({ path, line: LONGEST, what: `${text.trimEnd().split('\n').length} lines` }))
      .filter(({ what }) => Number.parseInt(what, 10) > LONGEST),
  caught: { 'a long file': inFile('functions/a.ts', 'a\n'.repeat(LONGEST + 1)) },
  allowed: {
    'a table of cards': inFile('shared/game/cards/catalog/ships.ts', 'a\n'.repeat(900)),
    'the longest file': inFile('functions/a.ts', 'a\n'.repeat(LONGEST)),
  },
}

export const namesOfFiles: Rule = {
  name: 'no file is called utils',
  story: 'a drawer for everything is opened by everybody; a file named for its subject stays small',
  find: (tree) =>
    [...tree.keys()]
      .filter((path) => /(^|\/)(utils?|helpers?|misc|common|lib)(\.[a-z.]+|\/.*)$/.test(path))
      .map((path) => ({ path, line: 1, what: 'name it for its subject' })),
  caught: {
    'a file': inFile('shared/game/engine/utils.ts', ''),
    'a folder': inFile('functions/helpers/time.ts', ''),
  },
  allowed: { 'part of a word': inFile('shared/game/engine/utility-craft.ts', '') },
}

/** Layers in which a file is called by its name alone. */
const LAYERS = /^(functions|shared|web)\//
/** `index` hands on its folder; what is told in two languages is told in two files of one name. */
const SHARED_NAMES = /(^|\/)index\.ts$|^shared\/messages\/(en|pl)\//

export const uniqueNames: Rule = {
  name: 'no two files of a layer have one name',
  story: 'of five files called fleets.ts the search for a name opens the wrong one',
  find: (tree) => {
    const first = new Map<string, string>()
    return [...tree.keys()].flatMap((path): Finding[] => {
      const [, layer] = LAYERS.exec(path) ?? []
      if (layer === undefined || !/\.(ts|svelte|css)$/.test(path) || SHARED_NAMES.test(path)) return []
      const name = `${layer} ${path.split('/').at(-1)}`
      const other = first.get(name)
      if (other === undefined) first.set(name, path)
      return other === undefined ? [] : [{ path, line: 1, what: `has the name of ${other}` }]
    })
  },
  caught: { 'two folders': { 'functions/http/fleets.ts': '', 'functions/use-cases/fleets.ts': '' } },
  allowed: {
    'two layers': { 'functions/fleets.ts': '', 'shared/fleets.ts': '' },
    'what hands on a folder': { 'functions/a/index.ts': '', 'functions/b/index.ts': '' },
  },
}
