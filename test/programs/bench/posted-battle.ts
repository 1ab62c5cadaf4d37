import type { Fleet } from '#shared/fleet/fleet'
import { PRESETS } from '#shared/fleet/game-presets'
import { presetOrders } from '#shared/play/orders/presets'
import type { StandingOrder } from '#shared/play/orders/standing-order'
import { randomFleet } from '#test/programs/sim/random-fleet'
import type { TestApp } from '#test/support/app'
import { bring, joinBattle, makeBattle } from '#test/support/battle'
import { seeded } from '#test/support/random-choice'
import type { Begun } from './posted-game'

/** So many orders has each seat, by the budget of a stored game. */
const ORDERS = 50

/** Two signed-in players begin a battle of 400 points; both have many orders, which answer what comes in the other's turn. */
export async function beginOrderedBattle(app: TestApp, seed: number): Promise<Begun> {
  const below = seeded(seed)
  const options = PRESETS['casual-400']
  const a = await app.signedIn(`a${seed}@example.org`)
  const b = await app.signedIn(`b${seed}@example.org`)
  const made = await makeBattle(a, { submissionId: `make-${seed}` })
  await joinBattle(b, made)
  const seats = [
    { browser: a, fleet: randomFleet('rebel', options, below) },
    { browser: b, fleet: randomFleet('imperial', options, below) },
  ]
  for (const { browser, fleet } of seats) accepted(await bring(browser, made.id, fleet))
  for (const { browser, fleet } of seats) {
    const orders = { preset: 'cautious', orders: ordersFor(fleet) }
    accepted(await browser.put(`/games/${made.id}/orders`, { edition: 0, orders }))
  }
  return { game: made.id, seats: [a, b] }
}

function accepted({ status, text }: { status: number; text: string }): void {
  if (status !== 200) throw new Error(`${status}: ${text}`)
}

/** What two presets say, for each card of a fleet in turn. */
function ordersFor({ ships, squadrons }: Fleet): StandingOrder[] {
  const cards = [...new Set([...ships.map(({ card }) => card), ...squadrons])]
  const presets = [presetOrders('cautious'), presetOrders('stubborn')]
  const all = cards.flatMap((card, i) =>
    (presets[i % 2] ?? []).map(
      (order): StandingOrder => (order.scope.on === 'match' ? { ...order, scope: { on: 'type', card } } : order),
    ),
  )
  return all.slice(0, ORDERS).map((order, i) => ({ ...order, id: `order-${i}` }))
}
