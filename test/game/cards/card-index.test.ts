import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cardFiles, indexFiles, misplaced } from '#test/card-index'

test('every card with rules is in the index (npm run cards)', () => {
  const made = indexFiles()
  for (const [path, text] of made) expect(readFileSync(path, 'utf8'), path).toBe(text)
  const files = readdirSync('shared/game/cards/rules', { recursive: true, encoding: 'utf8' })
  const indexes = files.filter((path) => path.endsWith('index.ts'))
  expect(indexes.filter((path) => !made.has(`shared/game/cards/rules/${path}`))).toEqual([])
})

test('every card lies in the folder of its kind, under its id', () => {
  expect(cardFiles().length).toBeGreaterThan(60)
  expect(cardFiles().flatMap((path) => misplaced(path) ?? [])).toEqual([])
  expect(misplaced('upgrades/officers/admiral-acbar.ts')).toMatch(/no card has the id admiral-acbar/)
  expect(misplaced('upgrades/officers/demolisher.ts')).toMatch(/belongs into upgrades\/titles/)
})
