import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chanceCommitment, hmacChance } from '#shared/game'
import { readme, withTables } from './readme'

interface Vectors {
  secret: string
  gameId: string
  salts: { a: string; b: string }
  commitment: string
  draws: { n: number; ranges: number[]; numbers: number[] }[]
}

test('README lists the routes and reason codes that there are (npm run readme)', () => {
  expect(readme()).toBe(withTables(readme()))
})

test('every command that README names exists, and every script is named', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = [...readme().matchAll(/npm (?:run )?(start|test|(?<=run )[a-z]+)/g)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(Object.keys(scripts)))
})

test('every link within the project leads somewhere', () => {
  const links = [...readme().matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((path) => !existsSync(path))).toEqual([])
})

test('the test vectors hold (design 4)', () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readme()) ?? []
  const { secret, gameId, salts, commitment, draws } = JSON.parse(json) as Vectors
  expect(chanceCommitment(secret, gameId)).toBe(commitment)
  expect(draws).toHaveLength(3)
  for (const { n, ranges, numbers } of draws) {
    expect(hmacChance({ secret, gameId, salts }).draw(n, 'dice', ranges)).toEqual(numbers)
  }
})
