import { expect, test } from 'vitest'
import * as keys from '#functions/adapters/dynamodb/keys'
import { kindOf, revisionOfRow } from '#functions/maintenance/kinds'

const GAME = 'ab'.repeat(16)

test('log, snapshots and notices belong to the revision that made them, HEAD and what is no game’s to none', () => {
  const notice = keys.noticeKey({ game: GAME, revision: 7, person: 'p1', channel: 'email' })
  for (const key of [keys.logKey(GAME, 7), keys.snapshotKey(GAME, 7), notice])
    expect(revisionOfRow(key)).toMatchObject({ game: GAME, revision: 7 })
  for (const key of [keys.headKey(GAME), keys.brokenKey(GAME, 7), keys.fleetVersionKey(GAME, 7)])
    expect(revisionOfRow(key)).toBeUndefined()
})

test('links and counts pass, and a backup does without them; a row that nobody knows is kept', () => {
  const page = keys.livePageKey({ game: 'x', id: 'c' })
  expect([keys.linkKey('x'), keys.countKey('x'), page].map(kindOf)).toEqual(Array(3).fill('passing'))
  expect(kindOf({ pk: 'SEASON#1', sk: 'GAME#1' })).toBe('kept')
})

test('what follows from HEAD of a game or a fleet is made anew, not kept', () => {
  const hint = { player: 'p1', game: GAME, due: 5, at: 5, revision: 7 }
  const following = [
    keys.listKey(hint),
    keys.waitKey(hint),
    keys.dueKey(hint),
    keys.fleetListKey({ player: 'p1', fleet: GAME }),
    keys.invitationKey('x'),
    keys.cursorKey(1),
  ]
  for (const key of following) expect(kindOf(key)).toBe('rebuilt')
})
