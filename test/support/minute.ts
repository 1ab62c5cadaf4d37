import { giveHeld } from '#functions/use-cases/clock/answer-held'
import type { HeldTurn } from '#functions/use-cases/clock/held-turn'
import { tick } from '#functions/use-cases/clock/tick'
import type { TestApp } from './app'

/** A run of the tick, and what it leaves for moments of its minute. */
export async function minute({ deps, clock }: Pick<TestApp, 'deps' | 'clock'>): Promise<void> {
  const held: HeldTurn[] = []
  await tick(deps, (one) => held.push(one))
  for (const one of held.toSorted((x, y) => x.at - y.at)) {
    clock.at = Math.max(clock.at, one.at)
    await giveHeld(deps, one)
  }
}
