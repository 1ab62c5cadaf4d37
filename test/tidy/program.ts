import { resolve } from 'node:path'
import ts from 'typescript'
import { scripts, type Tree } from './tree'

const ROOT = process.cwd()
const fromDisk = new Map<string, ts.SourceFile | undefined>()
const programs = new WeakMap<Tree, ts.Program>()

/** The scripts of `shared` with their types; whatever the tree lacks (libraries, the agreed types) is read from disk. */
export function programOf(tree: Tree): ts.Program {
  const known = programs.get(tree)
  if (known) return known
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, ROOT)
  const host = ts.createCompilerHost(options, true)
  const inTree = (file: string) => tree.get(file.slice(ROOT.length + 1))
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (file) => inTree(file) !== undefined || fileExists(file)
  host.readFile = (file) => inTree(file) ?? readFile(file)
  host.getSourceFile = (file, languageVersion) => {
    const text = inTree(file)
    if (text !== undefined) return ts.createSourceFile(file, text, languageVersion, true)
    if (!fromDisk.has(file)) fromDisk.set(file, getSourceFile(file, languageVersion))
    return fromDisk.get(file)
  }
  const rootNames = scripts(tree, /^shared\/.*\.ts$/).map(({ path }) => resolve(ROOT, path))
  const program = ts.createProgram({ rootNames, options, host })
  programs.set(tree, program)
  return program
}

/** The files of `shared` that the tree itself holds, as the program sees them. */
export function typedSources(tree: Tree): { path: string; source: ts.SourceFile; checker: ts.TypeChecker }[] {
  const program = programOf(tree)
  const checker = program.getTypeChecker()
  return scripts(tree, /^shared\/.*\.ts$/).flatMap(({ path }) => {
    const source = program.getSourceFile(resolve(ROOT, path))
    return source ? [{ path, source, checker }] : []
  })
}

/** Path from the project's root. */
export const projectPath = (file: string): string => (file.startsWith(`${ROOT}/`) ? file.slice(ROOT.length + 1) : file)
