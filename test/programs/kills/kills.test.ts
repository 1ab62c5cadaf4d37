import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kills } from './kills'

test('A service killed in mid-play loses nothing that it has confirmed, does nothing twice and goes on', {
  timeout: 120_000,
}, async () => {
  const report = await kills(3, 1)
  expect(report.findings).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(0)
})

test('A service that dies by itself is a finding with its command, and not the end of the report', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'armada-dying-'))
  try {
    const dying = join(folder, 'dying.ts')
    const service = JSON.stringify(join(import.meta.dirname, 'service-child.ts'))
    await writeFile(dying, `import ${service}\nsetTimeout(() => { throw new Error('planted') }, 700)\n`)
    const { findings } = await kills(30, 7, () => {}, dying)
    expect(findings[0]).toMatchObject({ seed: 7, command: 'npm run kills -- --times 30 --seed 7' })
    expect(findings.map(({ what }) => what).join('\n')).toMatch(/after \d+ kills: /)
    expect(findings.map(({ what }) => what).join('\n')).toMatch(
      /the service (ended by itself|does not start)|fetch failed/,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})
