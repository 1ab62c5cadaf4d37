import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kills } from './kills'

test('A service killed in mid-play loses nothing that it has confirmed, does nothing twice and goes on', async () => {
  const report = await kills(3, 1)
  expect(report.findings).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(0)
})

test('A service that dies by itself is a finding with its command, and not the end of the report', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'armada-dying-'))
  try {
    const dying = join(folder, 'dying.ts')
    const service = JSON.stringify(join(import.meta.dirname, 'service-child.ts'))
    const started = JSON.stringify(join(folder, 'started'))
    await writeFile(
      dying,
      `import { appendFileSync, readFileSync } from 'node:fs'
import ${service}
appendFileSync(${started}, '.')
if (readFileSync(${started}, 'utf8').length === 3) throw new Error('planted')
`,
    )
    const { findings } = await kills(4, 7, () => {}, dying)
    expect(findings).toContainEqual({
      what: expect.stringMatching(/^after \d+ kills: the service ended by itself: .*planted/s),
      seed: 7,
      command: 'npm run kills -- --times 4 --seed 7',
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})
