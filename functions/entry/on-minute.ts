import { tick } from '#functions/use-cases/clock/tick'
import { productionDeps } from './assemble'
import { metricsOf } from './tick-metrics'

const deps = productionDeps()

export async function handler(): Promise<void> {
  const report = await tick(deps)
  // Not by the console, which on Lambda writes words of its own before the line.
  process.stdout.write(`${metricsOf(report, deps.clock.now())}\n`)
}
