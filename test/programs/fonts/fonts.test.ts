import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutFonts } from './cut'

const FOLDER = join('web', 'fonts')
const kept = readdirSync(FOLDER).filter((name) => name.endsWith('.woff2'))
const read = (name: string): Buffer => readFileSync(join(FOLDER, name))

test('all fonts together weigh no more than 140 kB', () => {
  expect(kept).toHaveLength(4)
  expect(kept.reduce((sum, name) => sum + read(name).length, 0)).toBeLessThanOrEqual(140_000)
})

test('the fonts are what is cut from their packages', async () => {
  const cut = await cutFonts()
  expect(new Set(cut.keys())).toEqual(new Set(kept))
  for (const [name, font] of cut) expect([name, font.equals(read(name))]).toEqual([name, true])
})

test('each font goes with its licence', () => {
  for (const name of ['saira', 'hanken-grotesk'])
    expect(readFileSync(join(FOLDER, `${name}.OFL.txt`), 'utf8')).toContain('SIL Open Font License, Version 1.1')
})
