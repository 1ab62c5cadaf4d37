import { setTimeout } from 'node:timers/promises'
import { giveHeld } from '#functions/use-cases/clock/answer-held'
import type { HeldTurn } from '#functions/use-cases/clock/held-turn'
import { standStill } from '#functions/use-cases/clock/stand-still'
import { tick } from '#functions/use-cases/clock/tick'
import { productionDeps } from './assemble'
import { metricsOf } from './tick-metrics'

const deps = productionDeps()

export async function handler(): Promise<void> {
  if (deps.settings.maintenance) return standStill(deps)
  const given: Promise<void>[] = []
  const report = await tick(deps, (held) => given.push(giveInTime(held)))
  // Not by the console, which on Lambda writes words of its own before the line.
  process.stdout.write(`${metricsOf(report, deps.clock.now(), process.env.METRICS)}\n`)
  await Promise.all(given)
}

/** One that fails is found again by a later run. */
async function giveInTime(held: HeldTurn): Promise<void> {
  try {
    await setTimeout(held.at - deps.clock.now())
    await giveHeld(deps, held)
  } catch (error) {
    console.error(`an answer of game ${held.game} was not given`, error)
  }
}
