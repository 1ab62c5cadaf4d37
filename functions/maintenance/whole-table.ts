import { ScanCommand } from '@aws-sdk/client-dynamodb'
import type { Item } from '#functions/adapters/dynamodb/codec'
import { Table } from '#functions/adapters/dynamodb/table'

/** Rows that one call may put. */
const BATCH = 25

/** The table as commands of maintenance see it: they alone read it from end to end (design 9). */
export class WholeTable extends Table {
  /** Every row; rows of one partition come in the order of their sort keys. What is written meanwhile may be among them. */
  async *items(limit?: number): AsyncGenerator<Item> {
    let start: Item | undefined
    do {
      const answer = await this.client.send(
        new ScanCommand({
          TableName: this.name,
          ConsistentRead: true,
          ...(limit === undefined ? {} : { Limit: limit }),
          ...(start ? { ExclusiveStartKey: start } : {}),
        }),
      )
      yield* answer.Items ?? []
      start = answer.LastEvaluatedKey
    } while (start)
  }

  async isEmpty(): Promise<boolean> {
    const first = await this.items(1).next()
    return first.done === true
  }

  /** Puts rows as they come, over what is there. */
  async putAll(items: AsyncIterable<Item>): Promise<void> {
    let batch: Item[] = []
    for await (const item of items) {
      batch.push(item)
      if (batch.length < BATCH) continue
      await this.write(batch, [])
      batch = []
    }
    await this.write(batch, [])
  }
}
