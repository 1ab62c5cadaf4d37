import type { LivePage, LiveStore } from '#functions/ports/live-page'

/** The open pages of one process, which end with it. */
export class MemoryLiveStore implements LiveStore {
  private readonly games = new Map<string, Map<string, LivePage>>()

  async put(page: LivePage): Promise<void> {
    const pages = this.games.get(page.game) ?? new Map<string, LivePage>()
    this.games.set(page.game, pages.set(page.id, { ...page }))
  }

  async pagesOf(game: string, now: number, limit: number): Promise<LivePage[]> {
    const all = [...(this.games.get(game)?.values() ?? [])]
    return all
      .filter((page) => page.expiresAt > now)
      .slice(0, limit)
      .map((page) => ({ ...page }))
  }

  async note({ game, id }: Pick<LivePage, 'game' | 'id'>, step: number): Promise<boolean> {
    const page = this.games.get(game)?.get(id)
    if (page === undefined || page.step >= step) return false
    page.step = step
    return true
  }

  async remove(game: string, id: string): Promise<void> {
    const pages = this.games.get(game)
    pages?.delete(id)
    if (pages?.size === 0) this.games.delete(game)
  }
}
