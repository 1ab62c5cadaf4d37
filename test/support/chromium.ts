import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The one without windows first: it is the same engine, and a quarter faster. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export const HOW_TO_GET_CHROMIUM =
  'Chromium was not found. Install it (Debian: apt-get install chromium-headless-shell) or name it: CHROMIUM=/path/to/chromium npm test'

/** The Chromium to test with: the one the environment variable CHROMIUM names, else the first on the PATH. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM) return isExecutable(env.CHROMIUM) ? env.CHROMIUM : undefined
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Debian's package, where that is allowed: as root, with apt, and nobody having named another Chromium. */
export function installChromium(env: NodeJS.ProcessEnv = process.env): void {
  if (env.CHROMIUM || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const apt = (...args: string[]) =>
    execFileSync('/usr/bin/apt-get', ['-o', 'Acquire::Retries=3', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
}

/** For `chromium.launch()` of playwright-core. */
export function chromiumLaunchOptions(): { executablePath: string; args: string[] } {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error(HOW_TO_GET_CHROMIUM)
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
