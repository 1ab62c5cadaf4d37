import { execFileSync } from 'node:child_process'

/** Of code that is no checkout, as in an unpacked archive. */
export const NO_COMMIT = 'no-commit'

/** The commit that is checked out, as it is noted with every move; it is for people who look for a fault. */
export function buildName(env: NodeJS.ProcessEnv = process.env): string {
  try {
    const said = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', env, stdio: 'pipe' })
    return said.trim()
  } catch {
    return NO_COMMIT
  }
}
