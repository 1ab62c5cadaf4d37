import type { Clock } from '#functions/ports/clock'
import type { Head } from '#functions/ports/head'
import type { LivePage, LiveParts } from '#functions/ports/live-page'
import type { StepHint } from '#shared/play/protocol/live'
import { LASTS_MS, MOST_OF_GAME } from './live-pages'

/** Posts side by side. */
const MOST_AT_ONCE = 16
/** Nothing is begun after that long: the code that writes commits out must go on. */
const TELLING_MS = 5_000
/** The gateway does not know a connection that it has not answered yet. */
const YOUNG_MS = 10_000

/**
 * Tells the open pages of these games at which step they are (design 17). A page is told a step once, so it never learns of
 * a commit that shows it nothing, such as an order of the other player (design 5). It is noted before it is said: what gets
 * lost then, the page finds by itself a little later. Never rejects: what was committed does not depend on this.
 */
export async function tellSteps(
  live: LiveParts,
  clock: Clock,
  heads: readonly Pick<Head, 'id' | 'state'>[],
): Promise<void> {
  const until = clock.now() + TELLING_MS
  const waiting = (await Promise.all(heads.map((head) => untold(live, clock, head)))).flat()
  const inTurn = async () => {
    for (let next = waiting.pop(); next !== undefined && clock.now() < until; next = waiting.pop())
      await tell(live, next, clock.now()).catch(logged(next.hint.game))
  }
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, inTurn))
}

interface OutdatedPage {
  page: LivePage
  hint: StepHint
}

/** The pages that do not know the step of their game. */
async function untold(
  { pages }: LiveParts,
  clock: Clock,
  { id, state }: Pick<Head, 'id' | 'state'>,
): Promise<OutdatedPage[]> {
  const hint: StepHint = { game: id, step: state?.step ?? 0 }
  const found = await pages.pagesOf(id, clock.now(), MOST_OF_GAME).catch(logged(id))
  return (found ?? []).filter((page) => page.step < hint.step).map((page) => ({ page, hint }))
}

const logged = (game: string) => (error: unknown) => console.error(`live ${game}`, error)

async function tell({ pages, post }: LiveParts, { page, hint }: OutdatedPage, now: number): Promise<void> {
  if (!(await pages.note(page, hint.step))) return
  const isYoung = page.expiresAt - LASTS_MS > now - YOUNG_MS
  if ((await post(page.id, JSON.stringify(hint))) === 'gone' && !isYoung) await pages.remove(page.game, page.id)
}
