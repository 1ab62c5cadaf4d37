import { practiceBot } from '#shared/bots/practice'
import type { Orders } from '#shared/orders/standing-order'
import type { OrdersPage, SubmissionResult } from '#shared/protocol/responses'
import type { Browser } from './browser'
import { pageOf } from './duel'

const SALT = '5'.repeat(32)
let submissions = 0

/** A player answers their first open question as a sensible player would; undefined if they are asked nothing. */
export async function playOne(player: Browser, id: string): Promise<SubmissionResult | undefined> {
  const { view } = await pageOf(player, id, 1_000_000)
  const request = view?.requests[0]
  if (!view || !request) return undefined
  const choose = practiceBot({ view, request, salt: () => SALT })
  submissions += 1
  const script = [{ ask: request.ask, subject: request.subject, choose }]
  const body = { submissionId: `play${submissions}`, answers: request.id, script }
  const answer = await player.post(`/games/${id}/decisions`, body)
  if (answer.status !== 200) throw new Error(`${request.ask} was refused: ${answer.text}`)
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

/** A player's orders become these. */
export async function order(player: Browser, id: string, orders: Orders): Promise<OrdersPage> {
  const { edition } = await ordersOf(player, id)
  const answer = await player.put(`/games/${id}/orders`, { edition, orders })
  if (answer.status !== 200) throw new Error(`orders were refused: ${answer.text}`)
  return answer.json as OrdersPage
}
