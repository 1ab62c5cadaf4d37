import { expect, test } from 'vitest'
import { isForbidden, remarksOn } from '#shared/league/pairing-draft'
import type { PairingField } from '#shared/league/pairing-field'

const field: PairingField = {
  ranked: [...'ABCDE'],
  met: [['A', 'B']],
  apart: [['C', 'D']],
  avoided: [['A', 'C']],
  byes: ['E'],
}
const pair = (ab: string) => ({ a: ab[0] ?? '', b: ab[1] ?? '' })

test.each([
  [['AD', 'BC'], 'E', ['second-bye E']],
  [['AD', 'BE'], 'C', []],
  [['AB', 'CE'], 'D', ['met A-B']],
  [['AC', 'BE'], 'D', ['avoided A-C']],
  [['CD', 'AE'], 'B', ['apart C-D']],
  [['AD', 'BX'], 'C', ['stranger X', 'takes-nothing E']],
  [['AD', 'BA'], 'C', ['twice A', 'met B-A', 'takes-nothing E']],
  [['AD'], 'B', ['takes-nothing C', 'takes-nothing E']],
])('what is said of a round that an organizer changes to %j with a bye for %s (L2.19)?', (pairs, bye, said) => {
  const remarks = remarksOn({ pairs: pairs.map(pair), byes: [bye] }, field)
  expect(remarks.map((each) => `${each.what} ${'who' in each ? each.who : each.pair.join('-')}`)).toEqual(said)
  expect(remarks.filter(isForbidden).map(({ what }) => what)).toEqual(
    remarks.map(({ what }) => what).filter((what) => ['apart', 'stranger', 'twice'].includes(what)),
  )
})
