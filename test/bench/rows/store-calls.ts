import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { Table } from '#functions/adapters/dynamodb/table'
import { testApp } from '#test/support/app'
import { postGame } from '../posted-game'
import { type Bench, median } from '../row'

const MOST_CALLS = 10

/** Calls to the table while one submission is answered, on the embedded engine. */
export const storeCalls: Bench = {
  name: 'store-calls',
  async measure() {
    const embedded = await openEmbedded()
    const client = new DynamoDBClient({
      endpoint: embedded.endpoint,
      region: 'local',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    })
    let calls = 0
    client.middlewareStack.add(
      (next) => (args) => {
        calls += 1
        return next(args)
      },
      { step: 'initialize', name: 'count' },
    )
    const perSubmission: number[] = []
    await postGame(testApp(storesOn(new Table(client, embedded.table.name))), 1, async ({ send }) => {
      const before = calls
      await send()
      perSubmission.push(calls - before)
    })
    client.destroy()
    await embedded.close()
    const most = Math.max(...perSubmission)
    return [
      {
        name: 'store calls per submission, most',
        figure: most,
        unit: 'calls',
        budget: `≤ ${MOST_CALLS}`,
        met: most <= MOST_CALLS,
      },
      {
        name: 'store calls per submission, median',
        figure: median(perSubmission),
        unit: 'calls',
        budget: `≤ ${MOST_CALLS}`,
        met: true,
      },
    ]
  },
}
