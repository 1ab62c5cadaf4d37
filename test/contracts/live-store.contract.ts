import { beforeEach, describe, expect, test } from 'vitest'
import type { LivePage, LiveStore } from '#functions/ports/live-page'
import { newGameId } from '#test/support/store-rows'

const NOW = Date.UTC(2026, 10, 26, 12)
const ALL = 100

/** What every store of open pages does (design 17). */
export function liveStoreContract(name: string, store: () => LiveStore): void {
  describe(`live store: ${name}`, () => {
    let game: string
    beforeEach(() => {
      game = newGameId()
    })
    const page = (id: string, rest: Partial<LivePage> = {}): LivePage => ({
      id,
      game,
      step: 4,
      expiresAt: NOW + 3600_000,
      ...rest,
    })
    const idsAt = async (now: number, limit = ALL) => (await store().pagesOf(game, now, limit)).map(({ id }) => id)

    test('gives back the open pages of one game, each as it was put', async () => {
      const pages = [page('Zx9_-b=', { player: 'anne', network: 'n1' }), page('aB'), page('0')]
      for (const each of pages) await store().put(each)
      await store().put(page('other', { game: newGameId() }))
      const found = await store().pagesOf(game, NOW, ALL)
      expect(found.toSorted((x, y) => x.id.localeCompare(y.id))).toEqual(
        pages.toSorted((x, y) => x.id.localeCompare(y.id)),
      )
      expect(await store().pagesOf(newGameId(), NOW, ALL)).toEqual([])
    })

    test('reads no more pages than are wanted', async () => {
      for (const id of ['a', 'b', 'c']) await store().put(page(id))
      expect(await idsAt(NOW, 2)).toHaveLength(2)
    })

    test('counts a page as gone when its time is over, tidied up or not', async () => {
      await store().put(page('short', { expiresAt: NOW + 60_000 }))
      await store().put(page('long'))
      expect(await idsAt(NOW + 59_000)).toHaveLength(2)
      expect(await idsAt(NOW + 60_000)).toEqual(['long'])
    })

    test('notes a step once, and none that is behind', async () => {
      await store().put(page('a'))
      expect(await store().note({ game, id: 'a' }, 4)).toBe(false)
      expect(await store().note({ game, id: 'a' }, 6)).toBe(true)
      expect(await store().note({ game, id: 'a' }, 6)).toBe(false)
      expect(await store().note({ game, id: 'a' }, 5)).toBe(false)
      expect((await store().pagesOf(game, NOW, ALL))[0]?.step).toBe(6)
    })

    test('forgets a page for good: what comes late does not bring it back', async () => {
      await store().put(page('a'))
      await store().remove(game, 'a')
      await store().remove(game, 'a')
      expect(await store().note({ game, id: 'a' }, 9)).toBe(false)
      expect(await idsAt(NOW)).toEqual([])
    })
  })
}
