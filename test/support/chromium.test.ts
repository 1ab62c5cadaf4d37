import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findChromium } from './chromium'

const folderWith = (name: string, mode = 0o755): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  writeFileSync(join(folder, name), '')
  chmodSync(join(folder, name), mode)
  return folder
}

test('the environment variable goes before the PATH', () => {
  const onPath = folderWith('chromium')
  const named = join(folderWith('my-chromium'), 'my-chromium')
  expect(findChromium({ CHROMIUM: named, PATH: onPath })).toBe(named)
})

test('the first folder of the PATH that has one wins', () => {
  const first = folderWith('google-chrome')
  expect(findChromium({ PATH: `/nowhere:${first}:${folderWith('chromium')}` })).toBe(join(first, 'google-chrome'))
})

test('of two in one folder the one without windows is taken', () => {
  const folder = folderWith('chromium')
  const shell = join(folder, 'chromium-headless-shell')
  writeFileSync(shell, '')
  chmodSync(shell, 0o755)
  expect(findChromium({ PATH: folder })).toBe(shell)
})

test('a name that leads nowhere is not replaced by another browser', () => {
  expect(findChromium({ CHROMIUM: '/nowhere/chromium', PATH: folderWith('chromium') })).toBeUndefined()
})

test('a file that cannot be run is no browser', () => {
  expect(findChromium({ PATH: folderWith('chromium', 0o644) })).toBeUndefined()
  expect(findChromium({})).toBeUndefined()
})
