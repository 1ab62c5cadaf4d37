import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Item, keyItem, readBody, zipped } from '#functions/adapters/dynamodb/codec'
import * as keys from '#functions/adapters/dynamodb/keys'
import { repair } from '#functions/maintenance/repair'
import type { SnapshotRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { itemsIn, openTestStore, playSome, putBack, type TestStore } from './store'

let store: TestStore
let id: string
let asPlayed: Item[]
/** Its log ends with revision 20; there are snapshots of 2, 4, 17 and 19. */
beforeAll(async () => {
  store = await openTestStore()
  id = await playSome(store.app, 21, 18)
  asPlayed = await itemsIn(store.table)
})
afterAll(() => store.embedded.close())
beforeEach(() => putBack(store.table, asPlayed))

const bodyOf = async <T>(key: keys.Key): Promise<T> => readBody<T>((await store.table.get(key)) ?? {})
async function damage<T extends object>(key: keys.Key, spoil: (row: T) => void): Promise<void> {
  const row = await bodyOf<T>(key)
  spoil(row)
  await store.table.put({ ...(await store.table.get(key)), ...keyItem(key), body: zipped(row) })
}
const damageHead = (spoil: (head: Head) => void) => damage(keys.headKey(id), spoil)
const look = (write = false) => repair(store.table, id, store.app.clock.at + 1_000, write)

describe('A damaged snapshot is not believed against the game', () => {
  type State = SnapshotRow['state']
  test.each<[string, (state: State) => void]>([
    ['a field that no row after it touches', (state) => Object.assign(state, { round: 5 })],
    ['a speed', (state) => Object.assign(Object.values(state.ships)[0] ?? {}, { speed: 0 })],
    ['no deck', (state) => Reflect.deleteProperty(state, 'deck')],
    ['no sides', (state) => Reflect.deleteProperty(state, 'factions')],
  ])('that is sound: %s', async (_, spoil) => {
    await damage<SnapshotRow>(keys.snapshotKey(id, 19), ({ state }) => spoil(state))
    const before = await bodyOf<Head>(keys.headKey(id))
    expect(await look(true)).toEqual({ found: 'nothing', from: 'start' })
    expect(await bodyOf<Head>(keys.headKey(id))).toEqual(before)
  })

  test('that is damaged, too, otherwise: what the whole log leads to is put', async () => {
    const { state } = await bodyOf<Head>(keys.headKey(id))
    await damage<SnapshotRow>(keys.snapshotKey(id, 19), (row) => Object.assign(row.state, { round: 5 }))
    await damageHead((head) => Object.assign(head.state ?? {}, { round: 4 }))
    expect(await look(true)).toMatchObject({ found: 'state', from: 'start', where: ['round'], done: 'written' })
    expect((await bodyOf<Head>(keys.headKey(id))).state).toEqual(state)
  })

  test('whose log has a hole: the oldest snapshot behind it is believed', async () => {
    await store.table.delete(keys.logKey(id, 10))
    await damage<SnapshotRow>(keys.snapshotKey(id, 19), (row) => Object.assign(row.state, { round: 5 }))
    expect(await look()).toEqual({ found: 'nothing', from: 17, log: { revision: 10, what: 'missing' } })
  })
})

test.each([
  ['lost', {}, ['lost']],
  ['ships', [], ['ships']],
])('A list and a map are not the same though both may be empty: %s', async (field, value, where) => {
  await damageHead((head) => Object.assign(head.state ?? {}, { [field]: value }))
  expect(await look()).toMatchObject({ found: 'state', where })
})

test.each<[string, Item]>([
  ['no gzip', { body: { B: Buffer.from('no gzip') } }],
  ['no body', {}],
  ['nothing', { body: zipped(JSON.parse('null')) }],
  ['another form', { body: zipped({ revision: 5 }) }],
])('A row of the log that cannot be read is as good as missing: %s', async (_, spoilt) => {
  await store.table.put({ ...keyItem(keys.logKey(id, 5)), ...spoilt })
  expect(await look()).toEqual({ found: 'nothing', from: 19, log: { revision: 5, what: 'missing' } })
})

test.each<[string, (head: Head) => void]>([
  ['whose luck is gone', (head) => Reflect.deleteProperty(head, 'chance')],
  ['whose luck is none', (head) => Object.assign(head.chance, { secret: 'none' })],
  ['without its second player', (head) => Reflect.deleteProperty(head.seats, 'b')],
  ['of nobody', (head) => Reflect.deleteProperty(head.seats.a, 'player')],
  ['whose player brought no luck', (head) => Object.assign(head.seats.a, { salt: 7 })],
])('HEAD %s comes from a backup: no log leads to it', async (_, spoil) => {
  await damageHead(spoil)
  expect(await look()).toEqual({ found: 'head-unreadable' })
})
