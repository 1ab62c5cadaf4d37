import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patched, readPatch } from './patch'

/** What is made from the sources, or is none of them. */
const LEFT_OUT = new Set(['.git', '.local', 'cdk.out', 'coverage', 'dist', 'node_modules'])
const OUTPUT = join('test', 'output')

/** A copy of the checkout as it lies there, uncommitted changes included, in a folder of its own. @returns its path */
export function copyOfCheckout(root: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'armada-mutant-')))
  for (const name of readdirSync(root)) {
    if (LEFT_OUT.has(name)) continue
    const from = join(root, name)
    cpSync(from, join(copy, name), { recursive: true, filter: (path) => path !== join(root, OUTPUT) })
  }
  mkdirSync(join(copy, OUTPUT))
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Each package by a link; the folder is the copy's own, for the caches that tools keep in it. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) if (!name.startsWith('.vite')) symlinkSync(join(from, name), join(to, name))
}

/** Plants a fault. @throws a sentence if the sources are no longer those that it was made for */
export function plant(patch: string, copy: string): void {
  for (const file of readPatch(patch)) {
    const path = join(copy, file.path)
    writeFileSync(path, patched(readFileSync(path, 'utf8'), file))
  }
}

export const throwAway = (copy: string): void => rmSync(copy, { recursive: true, force: true })
