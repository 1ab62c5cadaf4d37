import type { Settings } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import type { ScriptLine } from '#shared/play/orders/plan'
import type { Orders } from '#shared/play/orders/standing-order'
import type { OrdersPage, SubmissionResult } from '#shared/play/protocol/responses'
import { practiceBot } from '#test/support/practice-bot'
import { type TestApp, testApp } from './app'
import type { Browser } from './browser'
import { type Duel, duel, pageOf } from './duel'

const SALT = '5'.repeat(32)
let submissions = 0

export interface Twin extends Duel {
  service: TestApp
  head(): Promise<Head>
}

/** Bytes of a secret, of a game or a session; all else is shorter. */
const SECRET_BYTES = 32

/** A game whose random bytes are the same in every twin, but for the secrets, which end with this byte if there is one. */
export async function twin(ending?: number, settings: Partial<Settings> = {}): Promise<Twin> {
  let drawn = 0
  const bytes = (count: number) => {
    const drawnNow = new Uint8Array(count).fill(drawn++)
    if (count === SECRET_BYTES && ending !== undefined) drawnNow[count - 1] = ending
    return drawnNow
  }
  const service = testApp({ entropy: { bytes }, settings })
  const game = await duel(service)
  const head = async () => {
    const loaded = await service.deps.games.load(game.id)
    if (!loaded) throw new Error('there is no game')
    return loaded.head
  }
  return { ...game, service, head }
}

/** What a sensible player would answer to their first open question. */
export async function sensibleLine(
  player: Browser,
  id: string,
): Promise<{ answers: string; line: ScriptLine } | undefined> {
  const { view } = await pageOf(player, id, 1_000_000)
  const request = view?.requests[0]
  if (!view || !request) return undefined
  const choose = practiceBot({ view, request, salt: () => SALT })
  return { answers: request.id, line: { ask: request.ask, subject: request.subject, choose } }
}

/** Sends lines; the first answers the question `answers`. */
export function send(player: Browser, id: string, answers: string, script: readonly ScriptLine[]) {
  submissions += 1
  return player.post(`/games/${id}/decisions`, { submissionId: `play${submissions}`, answers, script })
}

/** A player answers their first open question as a sensible player would; undefined if they are asked nothing. */
export async function playOne(player: Browser, id: string): Promise<SubmissionResult | undefined> {
  const found = await sensibleLine(player, id)
  if (!found) return undefined
  const answer = await send(player, id, found.answers, [found.line])
  if (answer.status !== 200) throw new Error(`${found.line.ask} was refused: ${answer.text}`)
  return answer.json as SubmissionResult
}

/** Both play in turns until `stops` says so or nobody is asked any more. */
export async function playBoth(
  players: readonly Browser[],
  id: string,
  stops: (result: SubmissionResult) => boolean = () => false,
): Promise<SubmissionResult | undefined> {
  for (let rounds = 0; rounds < 1000; rounds += 1) {
    let isOver = true
    for (const player of players) {
      const result = await playOne(player, id)
      if (!result) continue
      if (stops(result)) return result
      isOver = false
    }
    if (isOver) return undefined
  }
  throw new Error('the game does not end')
}

export const ordersOf = async (player: Browser, id: string): Promise<OrdersPage> =>
  (await player.get(`/games/${id}/orders`)).json as OrdersPage

/** A player's orders become these; where they do not say, they are asked always. */
export async function order(player: Browser, id: string, orders: Orders): Promise<OrdersPage> {
  const { edition } = await ordersOf(player, id)
  const answer = await player.put(`/games/${id}/orders`, { edition, orders: { askAlways: true, ...orders } })
  if (answer.status !== 200) throw new Error(`orders were refused: ${answer.text}`)
  return answer.json as OrdersPage
}
