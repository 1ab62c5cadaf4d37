import type { Clock } from '#functions/ports/clock'
import type { Head } from '#functions/ports/head'
import type { LivePage, LiveParts } from '#functions/ports/live'
import type { StepHint } from '#shared/play/protocol/live'
import { LASTS_MS, MOST_OF_GAME } from './live-pages'

/** Posts side by side. */
const MOST_AT_ONCE = 16
/** Nothing is begun after that long: whoever writes commits out must go on. */
const TELLING_MS = 5_000
/** The gateway does not know a connection that it has not answered yet. */
const YOUNG_MS = 10_000

/**
 * Tells the open pages of a game at which step it is (design 17). A page is told a step once, so it never learns of a
 * commit that shows it nothing, such as an order of the other player (design 5). It is noted before it is said: what gets
 * lost then, the page finds by itself a little later. Never rejects: what was committed does not depend on this.
 */
export async function tellStep(live: LiveParts, clock: Clock, head: Pick<Head, 'id' | 'state'>): Promise<void> {
  const step = head.state?.step ?? 0
  const hint: StepHint = { game: head.id, step }
  const until = clock.now() + TELLING_MS
  try {
    const pages = await live.pages.pagesOf(head.id, clock.now(), MOST_OF_GAME)
    const waiting = pages.filter((page) => page.step < step)
    const inTurn = async () => {
      for (let page = waiting.pop(); page !== undefined && clock.now() < until; page = waiting.pop())
        await tell(live, page, hint, clock.now()).catch((error: unknown) => console.error(`live ${head.id}`, error))
    }
    await Promise.all(Array.from({ length: MOST_AT_ONCE }, inTurn))
  } catch (error) {
    console.error(`live ${head.id}`, error)
  }
}

async function tell({ pages, post }: LiveParts, page: LivePage, hint: StepHint, now: number): Promise<void> {
  if (!(await pages.note(page, hint.step))) return
  const isYoung = page.expiresAt - LASTS_MS > now - YOUNG_MS
  if ((await post(page.id, JSON.stringify(hint))) === 'gone' && !isYoung) await pages.remove(page.game, page.id)
}
