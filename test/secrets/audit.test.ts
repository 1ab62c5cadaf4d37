import { describe, expect, test } from 'vitest'
import { auditSecrets, playedMatch } from './audit'
import { unvisited } from './probes'

describe('What is hidden from somebody changes nothing of what they can get (design 5, R17.11)', () => {
  test('of any route: each is visited, or its row says why it cannot tell anything', () => {
    expect(unvisited()).toEqual([])
  })

  test('in a learning game, whatever lies hidden, is prepared, decided or answered in disguise', async () => {
    const report = await auditSecrets({ seed: 1, kind: 'learning', commits: 63, every: 9, oneIn: 5 })
    expect(report.found).toEqual([])
    expect(Object.keys(report.pairs)).toEqual(expect.arrayContaining(['hidden', 'edited', 'decided', 'disguised']))
    expect(report.compared).toBeGreaterThan(200)
  })

  test('in a stretch in which a ship may attack either of two, whose next dials lie hidden', async () => {
    const from = await playedMatch('learning', 3, 100)
    const report = await auditSecrets({ seed: 3, kind: 'learning', commits: 4, every: 3, oneIn: 3, from })
    expect(report.found).toEqual([])
    expect(report.pairs).toMatchObject({ hidden: 2, decided: 1 })
  })

  test('in a battle, from the fleets on that are brought to it', async () => {
    const report = await auditSecrets({ seed: 2, kind: 'casual-400', commits: 40, every: 13, oneIn: 6 })
    expect(report.found).toEqual([])
    expect(Object.keys(report.pairs)).toEqual(expect.arrayContaining(['lobby', 'hidden', 'edited', 'decided']))
  })
})
