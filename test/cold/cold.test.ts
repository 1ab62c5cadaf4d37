import { beforeAll, describe, expect, test } from 'vitest'
import { begin } from '#shared/game'
import { casesIn } from '#test/support/case-files'
import { playCase } from '#test/support/case-play'
import { differences, type RecordedDecision, recording, sampled } from './recorded'
import { bundleChild, SecondProcess } from './second-process'

/** So many decisions are each taken in a process of their own. */
const FRESH = 20

/** Every decision of every case, as it was taken in memory. */
const hot: (RecordedDecision & { where: string })[] = []

function playAll(): void {
  for (const { where, file } of casesIn(['test/cases'])) {
    let step = 0
    const keep = (taken: RecordedDecision) => hot.push({ ...taken, where: `${where}, decision ${++step}` })
    // Cards that a case makes up are known to nobody else.
    if (file) playCase(file, { door: (open) => (open === begin ? recording(open, keep) : open) })
  }
}

describe('every decision goes the same way in another process that has nothing but the stored bytes', () => {
  beforeAll(async () => {
    playAll()
    await bundleChild()
  })

  test('the whole case suite, in one second process', async () => {
    const second = new SecondProcess()
    const cold = await Promise.all(hot.map(({ task }) => second.decide(task)))
    await second.end()
    const found = hot.flatMap(({ where, done }, i) => {
      const other = cold[i]
      return other ? differences(done, other).map((what) => `${where}: ${what}`) : [`${where}: no answer`]
    })
    expect(found).toEqual([])
    expect(hot.length).toBeGreaterThan(200)
  })

  test(`${FRESH} decisions of all kinds, each in a fresh process`, async () => {
    const sample = sampled(hot, FRESH)
    expect(sample).toHaveLength(FRESH)
    const found: string[] = []
    for (const { task, done } of sample) {
      const fresh = new SecondProcess()
      found.push(...differences(done, await fresh.decide(task)))
      await fresh.end()
    }
    expect(found).toEqual([])
  })

  test('bytes of another moment do not pass for those that were stored', async () => {
    const [{ task, done } = expect.fail('no case decides anything')] = hot
    const second = new SecondProcess()
    const cold = await second.decide({ ...task, bytes: hot.at(-1)?.task.bytes ?? task.bytes })
    await second.end()
    expect(differences(done, cold)).not.toEqual([])
  })

  test('bytes that are no game are an error, not a silence', async () => {
    const [{ task } = expect.fail('no case decides anything')] = hot
    const second = new SecondProcess()
    await expect(second.decide({ ...task, bytes: new Uint8Array() })).rejects.toThrow(
      'the second process: unexpected end of file',
    )
    await second.end()
  })
})
