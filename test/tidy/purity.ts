import ts from 'typescript'
import { projectPath, typedSources } from './program'
import { everyNode, type Finding, lineOf, type Rule } from './tree'

/** Exact to the last digit in every runtime; sine, power, logarithm and hypotenuse are not. */
const EXACT_MATH = new Set([
  'abs',
  'ceil',
  'floor',
  'fround',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
  'PI',
])
/** Of what browsers and Node add to the language, `shared` may use these: same input, same output. */
const PURE_GLOBALS = new Set(['TextEncoder', 'TextDecoder', 'structuredClone', 'ReadonlyArray'])
/** Also where the packages lie elsewhere and are linked. */
const OF_A_PACKAGE = /(^|\/)node_modules\//
const CLOCKS = new Set(['Date', 'Atomics', 'WeakRef', 'FinalizationRegistry'])

function impurity(node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  const parent = node.parent
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    if (parent.expression.getText() === 'Temporal' && node.text === 'Now') return 'Temporal.Now reads the clock'
    return undefined
  }
  if (node.text === 'globalThis') return 'globalThis holds the whole runtime'
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? []
  const files = declarations.map((declaration) => projectPath(declaration.getSourceFile().fileName))
  if (files.length === 0 || !files.every((file) => OF_A_PACKAGE.test(file))) return undefined
  if (!declarations.every((declaration) => isGlobal(declaration))) return undefined
  if (node.text === 'Math') {
    const used = ts.isPropertyAccessExpression(parent) ? parent.name.text : 'as a value'
    return EXACT_MATH.has(used) ? undefined : `Math.${used} may differ between runtimes or is luck`
  }
  if (CLOCKS.has(node.text)) return `${node.text} is not the same twice`
  const ofTheLanguage = files.some((file) => /\/lib\.(es\d|decorators)/.test(file))
  return ofTheLanguage || PURE_GLOBALS.has(node.text)
    ? undefined
    : `${node.text} belongs to the runtime, not to the game`
}

/** Declared for every file, not exported by a module. */
function isGlobal(declaration: ts.Declaration): boolean {
  for (let node: ts.Node = declaration; node; node = node.parent) {
    if (ts.isSourceFile(node)) return !ts.isExternalModule(node)
    if (ts.isModuleBlock(node)) return (node.parent.flags & ts.NodeFlags.GlobalAugmentation) !== 0
  }
  return false
}

export const purity: Rule = {
  name: 'shared has no clock, luck, input or output of its own, and no inexact trigonometry',
  story: 'the browser previews what the server decides and a replay must repeat both, to the last digit',
  find: (tree) =>
    typedSources(tree).flatMap(({ path, source, checker }) => {
      const findings: Finding[] = []
      everyNode(source, (node) => {
        if (!ts.isIdentifier(node)) return
        const what = impurity(node, checker)
        if (what !== undefined) findings.push({ path, line: lineOf(source, node), what })
      })
      return findings
    }),
  caught: {
    today: { 'shared/game/flow/x.ts': 'export const now = () => Date.now()' },
    'a new date': { 'shared/play/clock/x.ts': 'export const now = () => new Date()' },
    "Temporal's clock": {
      'shared/play/clock/x.ts':
        "import { Temporal } from 'temporal-polyfill'\nexport const now = () => Temporal.Now.instant()",
    },
    luck: { 'shared/game/flow/x.ts': 'export const die = () => Math.floor(Math.random() * 8)' },
    'a sine': { 'shared/game/geometry/x.ts': 'export const s = (a: number) => Math.sin(a)' },
    'a hypotenuse': { 'shared/game/geometry/x.ts': 'export const h = Math.hypot(3, 4)' },
    'mathematics under another name': {
      'shared/game/geometry/x.ts': 'const { atan2 } = Math\nexport const a = atan2(1, 2)',
    },
    'the environment': { 'shared/game/engine/x.ts': 'export const cold = process.env.COLD' },
    'a timer': { 'shared/play/clock/x.ts': 'setTimeout(() => undefined, 5)' },
    'the console': { 'shared/game/engine/x.ts': 'console.log(1)' },
    'the network': { 'shared/game/engine/x.ts': "export const r = fetch('x')" },
    'random bytes': { 'shared/game/engine/x.ts': 'export const b = crypto.getRandomValues(new Uint8Array(16))' },
    'the window': { 'shared/play/view/x.ts': 'export const w = window.innerWidth' },
    'everything global': { 'shared/play/view/x.ts': 'export const g = globalThis' },
    "Node's buffer": { 'shared/game/engine/x.ts': "export const b = Buffer.from('')" },
  },
  allowed: {
    'a frame called window, a step called process': {
      'shared/game/flow/x.ts':
        'export const f = (window: { used: string[] }, process: { date: 1 }) => [window.used, process.date, { console: 1 }]',
    },
    'exact arithmetic': {
      'shared/game/geometry/x.ts': 'export const f = (a: number) => Math.round(Math.sqrt(Math.abs(a)))',
    },
    'text to bytes': { 'shared/game/engine/x.ts': "export const b = new TextEncoder().encode('a')" },
  },
}

export const noAny: Rule = {
  name: 'shared has no `any`',
  story: 'one `any` switches the total registries off: a card without rules would compile',
  find: (tree) =>
    typedSources(tree).flatMap(({ path, source }) => {
      const findings: Finding[] = []
      everyNode(source, (node) => {
        if (node.kind === ts.SyntaxKind.AnyKeyword) findings.push({ path, line: lineOf(source, node), what: 'any' })
      })
      return findings
    }),
  caught: {
    'a parameter': { 'shared/game/flow/x.ts': 'export const f = (a: any) => a' },
    'a cast': { 'shared/game/flow/x.ts': 'export const f = (a: number) => a as any' },
    'inside a type': { 'shared/game/flow/x.ts': 'export type T = Record<string, any>' },
  },
  allowed: { 'the word': { 'shared/game/flow/x.ts': "export const any = 'any' // any" } },
}
