import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '#cdk/bundle'
import { exportedGame } from '#test/support/exported'
import { BENCHES, BUDGETS } from './benches'
import { figures } from './figures'

const rows = figures().flatMap((measured) => measured.rows)
/** What comes out the same on every machine. */
const COUNTED = ['bytes', 'bytes/decision', 'calls', 'units', 'number', 'rows', 'answers', 'US dollars']

describe('the figures on the page of tests', () => {
  test('are of every bench', () => {
    expect(figures().map(({ bench }) => bench)).toEqual(BENCHES.map(({ name }) => name))
  })

  test.each(Object.entries(BUDGETS))('%s is measured', (_, patterns) => {
    for (const pattern of patterns) expect(rows.map(({ name }) => name)).toContainEqual(expect.stringMatching(pattern))
  })

  test('are within their budgets wherever no time is taken', () => {
    const missed = rows.filter(({ unit, met }) => COUNTED.includes(unit) && !met)
    expect(missed.map(({ name }) => name)).toEqual([])
  })
})

describe('within its budget today', () => {
  test('is what the function behind the HTTP API loads at a cold start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'armada-bundle-'))
    expect(await bundle(process.cwd(), 'http', folder)).toBeLessThanOrEqual(400_000)
    await rm(folder, { recursive: true })
  })

  test('is an exported game', async () => {
    const { decisions } = await exportedGame(1)
    expect(gzipSync(JSON.stringify(decisions)).byteLength / decisions.length).toBeLessThanOrEqual(30)
  })
})
