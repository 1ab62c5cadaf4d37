import { beforeEach, describe, expect, test } from 'vitest'
import type { FleetContent, FleetHead, FleetListEntry, FleetStore } from '#functions/ports/fleet-store'
import { newGameId } from '#test/support/store-rows'

/** What every store of fleets does (design 9). */
export function fleetStoreContract(name: string, store: () => FleetStore): void {
  describe(`fleet store: ${name}`, () => {
    let id: string
    let player: string
    beforeEach(() => {
      id = newGameId()
      player = newGameId()
    })
    const content = (fleetName: string): FleetContent => ({
      name: fleetName,
      fleet: { faction: 'rebel', ships: [{ card: 'x', upgrades: ['y'] }], squadrons: ['z', 'z'], objectives: {} },
    })
    const head = (version: number, fleetName = 'First'): FleetHead => ({
      id,
      owner: player,
      version,
      updated: 1_000 + version,
      made: 'hash',
      content: content(fleetName),
    })
    const record = (version: number, fleetName = 'First') => ({
      id,
      version,
      updated: 1_000 + version,
      ...content(fleetName),
    })
    const listed = (version: number, fleet = id): FleetListEntry => ({
      player,
      fleet,
      version,
      gone: false,
      name: `Name ${version}`,
      faction: 'imperial',
      ships: 2,
      squadrons: 3,
      updated: 1_000 + version,
    })

    test('a fleet moves on from the expected version only', async () => {
      expect(await store().load(id)).toBeUndefined()
      expect(await store().commit(head(1), 0)).toBe('done')
      expect(await store().commit(head(1), 0)).toBe('stale')
      expect(await store().commit(head(2, 'Second'), 1)).toBe('done')
      expect(await store().commit(head(2, 'Third'), 1)).toBe('stale')
      expect(await store().load(id)).toEqual({ head: head(2, 'Second') })
    })

    test('of two who change it at once, one does', async () => {
      await store().commit(head(1), 0)
      const outcomes = await Promise.all(['One', 'Other'].map((to) => store().commit(head(2, to), 1)))
      expect(outcomes.toSorted()).toEqual(['done', 'stale'])
    })

    test('is loaded with the number of the newest version that was written out', async () => {
      await store().commit(head(12), 0)
      for (const version of [9, 10, 11]) await store().putVersion(record(version))
      expect(await store().load(id)).toEqual({ head: head(12), newest: 11 })
    })

    test('a version never changes', async () => {
      await store().putVersion(record(1))
      await store().putVersion(record(1, 'Other'))
      expect(await store().version(id, 1)).toEqual(record(1))
      expect(await store().version(id, 2)).toBeUndefined()
    })

    test('versions come newest first, as many as are asked for, and HEAD is none', async () => {
      await store().commit(head(11), 0)
      for (const version of [2, 1, 11, 9, 10]) await store().putVersion(record(version))
      const found = await store().versions(id, 3)
      expect(found).toEqual([record(11), record(10), record(9)])
    })

    test('all versions are dropped, however many, and HEAD stays', async () => {
      await store().commit(head(60), 0)
      await Promise.all(Array.from({ length: 60 }, (_, i) => store().putVersion(record(i + 1))))
      await store().dropVersions(id)
      expect(await store().versions(id, 100)).toEqual([])
      expect(await store().load(id)).toEqual({ head: head(60) })
    })

    test('a row of the list gives way to a newer version only', async () => {
      await store().putListRow(listed(2))
      await store().putListRow(listed(1))
      expect(await store().list(player)).toEqual([listed(2)])
      await store().putListRow(listed(3))
      expect(await store().list(player)).toEqual([listed(3)])
    })

    test('what is gone is not listed, and an older row does not bring it back', async () => {
      const other = newGameId()
      await store().putListRow(listed(1, other))
      await store().putListRow(listed(1))
      await store().putListRow({ player, fleet: id, version: 2, gone: true, expiresAt: 9_000_000_000_000 })
      await store().putListRow(listed(1))
      expect(await store().list(player)).toEqual([listed(1, other)])
      expect(await store().list(newGameId())).toEqual([])
    })
  })
}
