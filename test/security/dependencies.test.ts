import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Locked {
  version?: string
  integrity?: string
  hasInstallScript?: boolean
  inBundle?: boolean
  link?: boolean
  dev?: boolean
}
interface Versions {
  [name: string]: string | Versions
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { dependencies, devDependencies, overrides } = read('package.json') as Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Versions
>
const { optionalDependencies: runtimes } = read('test/runtime/package.json') as Record<'optionalDependencies', Versions>
const lockedIn = (file: string) =>
  Object.entries(read(file).packages as Record<string, Locked>).filter(([at]) => at !== '')
const own = lockedIn('package-lock.json')
const locked = [...own, ...lockedIn('test/runtime/package-lock.json')]
const EXACT = /^\d+\.\d+\.\d+$/

/** Who may run code while being installed, and why that is borne: `npm ci --ignore-scripts` works as well. */
const RUN_AT_INSTALL = {
  'node_modules/classic-level': 'the store on disk of the embedded engine; takes its prebuilt binary',
  'node_modules/esbuild': 'checks that its binary fits the machine',
}

const versionsIn = (all: Versions): string[] =>
  Object.values(all).flatMap((version) => (typeof version === 'string' ? [version] : versionsIn(version)))

describe('what we did not write', () => {
  test('is named in one version only, so that nobody gets another overnight', () => {
    for (const all of [dependencies, devDependencies, overrides, runtimes])
      for (const version of versionsIn(all)) expect(version).toMatch(EXACT)
  })

  test('comes from a registry and is checked by its SHA-512, or within something that is', () => {
    expect(locked.length).toBeGreaterThan(300)
    const unchecked = locked.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'))
    expect(unchecked.map(([at]) => at)).toEqual([])
    expect(locked.filter(([, { version, link }]) => link || !/^\d+\.\d+\.\d+/.test(version ?? ''))).toEqual([])
    for (const [at] of locked.filter(([, { inBundle }]) => inBundle)) {
      const bundler = locked.find(([outer, { inBundle }]) => !inBundle && at.startsWith(`${outer}/`))
      expect([at, bundler?.[1].integrity]).toEqual([at, expect.stringMatching(/^sha512-/)])
    }
  })

  test('runs no code while being installed, two known packages apart', () => {
    const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([at]) => at)
    expect(running.sort((x, y) => x.localeCompare(y))).toEqual(Object.keys(RUN_AT_INSTALL))
  })

  test('has its reason on a page, and no reason outlives its package', () => {
    const rows = readFileSync('test/security/dependencies.md', 'utf8').match(/^\| `.*?(?=\|.)/gm) ?? []
    const reasoned = rows.flatMap((names) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    const named = Object.keys({ ...dependencies, ...devDependencies, ...runtimes })
    expect(reasoned.toSorted((x, y) => x.localeCompare(y))).toEqual(named.toSorted((x, y) => x.localeCompare(y)))
  })

  test('and runs in production is little', () => {
    const production = own.filter(([, { dev }]) => !dev)
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(19)
    expect(production.length).toBeLessThan(200)
  })
})
