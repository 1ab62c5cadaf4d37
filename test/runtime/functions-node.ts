import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The major version that the functions run on in Lambda (`cdk/constructs/lambda-defaults.ts`). */
export const FUNCTIONS_MAJOR = 24
const DECLARED = 'test/runtime'
const INSTALLED = join('test', 'output', 'runtime')

/**
 * The Node that the functions run on. It lies outside of `node_modules`, where its name would hide the machine's own Node from all
 * commands. @returns its path
 */
export function functionsNode(): string {
  if (process.versions.node.startsWith(`${FUNCTIONS_MAJOR}.`)) return process.execPath
  const file = join(INSTALLED, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (!existsSync(file)) install()
  if (!existsSync(file)) throw new Error(`The tests of the bundles need Node ${FUNCTIONS_MAJOR} on this machine`)
  return file
}

/** From the lockfile beside this file; of two that install at once the first one stays. */
function install(): void {
  mkdirSync(join('test', 'output'), { recursive: true })
  const folder = mkdtempSync(`${INSTALLED}-`)
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(DECLARED, name), join(folder, name))
  execFileSync('npm', ['ci', '--no-bin-links', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' })
  if (existsSync(INSTALLED)) rmSync(folder, { recursive: true })
  else renameSync(folder, INSTALLED)
}
