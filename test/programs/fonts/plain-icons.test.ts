import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'

const IMPORT = /from '@lucide\/svelte\/icons\/([a-z0-9-]+)'/g
const used = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .flatMap((file) => [...readFileSync(join('web', file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name))

test('every icon of the pages becomes one path', async () => {
  const { plugins } = await resolveConfig({ configFile: 'vite.config.ts' }, 'build')
  const load = plugins.find(({ name }) => name === 'plain-icons')?.load
  expect(used.length).toBeGreaterThan(10)
  for (const name of new Set(used)) {
    const code = await (load as (id: string) => Promise<string>)(`\0icon-${name}`)
    expect([name, code]).toEqual([name, expect.stringMatching(/iconOf\("[Mm][-\d .,A-Za-z]+"\)/)])
  }
  // Its second stroke does not begin where the first one ended
  expect(await (load as (id: string) => Promise<string>)('\0icon-x')).toContain('"M18 6 6 18M0 0m6 6 12 12"')
})
