import * as fc from 'fast-check'
import type { Run, Target } from './target'

/** What must hold, by its name, each made anew for its run. */
type Properties = Readonly<Record<string, () => fc.IRawProperty<unknown>>>

/** Properties as one target: a run tries each of them so many times; what fails is told in its smallest form. */
export const propertyTarget = (name: string, properties: Properties, times: number): Target => ({
  name,
  async run(seed) {
    const all = Object.entries(properties)
    const found: string[] = []
    for (const [what, property] of all) {
      const outcome = await fc.check(property(), { seed, numRuns: times })
      if (outcome.failed) found.push(`${what}: ${await fc.asyncDefaultReportMessage(outcome)}`)
    }
    return { tried: all.length * times, found } satisfies Run
  },
})
