import { storesOn } from '#functions/adapters/dynamodb/open'
import { testApp } from '#test/support/app'
import { openMetered, type Usage } from '../metered-table'
import { postGame } from '../posted-game'
import { type Bench, type Row, rounded } from '../row'

/** Calls and units of the table while one submission is answered, on the embedded engine. */
export const storeCalls: Bench = {
  name: 'store-calls',
  async measure() {
    const metered = await openMetered()
    const submissions: Usage[] = []
    await postGame(testApp(storesOn(metered.table)), 1, async ({ send }) => {
      metered.usage()
      await send()
      submissions.push(metered.usage())
    })
    await metered.close()
    const told = submissions.filter(({ notices }) => notices > 0)
    const quiet = submissions.filter(({ notices }) => notices === 0)
    return [
      most('store calls per submission', 'calls', 10, submissions, (u) => u.calls),
      most('write units per submission when somebody is told', 'units', 20, told, (u) => u.writeUnits),
      most('write units per submission when nobody new is told', 'units', 14, quiet, (u) => u.writeUnits),
      most('write units per snapshot', 'units', 6, submissions, (u) => u.snapshotUnits),
      most('read units per submission', 'units', 4, submissions, (u) => u.readUnits),
    ]
  },
}

function most(name: string, unit: string, budget: number, usages: readonly Usage[], of: (usage: Usage) => number): Row {
  const figure = Math.max(...usages.map(of))
  return { name: `${name}, most`, figure: rounded(figure), unit, budget: `≤ ${budget}`, met: figure <= budget }
}
