import {
  type AttributeValue,
  BatchGetItemCommand,
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb'
import { type Item, keyItem, N, S } from './codec'
import type { Key } from './keys'

/** What a query reads of one partition: sort keys from … to …, both included. */
export interface Range {
  pk: string
  from: string
  to: string
  limit?: number
  backwards?: boolean
}

/** How often a batch asks again for what the service left over, with growing pauses. */
const BATCH_ATTEMPTS = 6

/** The few calls that the stores make, all of them consistent; conditions that fail are answers, not errors. */
export class Table {
  protected readonly client: DynamoDBClient
  readonly name: string

  constructor(client: DynamoDBClient, name: string) {
    this.client = client
    this.name = name
  }

  async get(key: Key): Promise<Item | undefined> {
    const answer = await this.client.send(
      new GetItemCommand({ TableName: this.name, Key: keyItem(key), ConsistentRead: true }),
    )
    return answer.Item
  }

  async put(item: Item): Promise<void> {
    await this.client.send(new PutItemCommand({ TableName: this.name, Item: item }))
  }

  /** False: there was a row already. */
  putIfAbsent(item: Item): Promise<boolean> {
    return this.putIf(item, 'attribute_not_exists(pk)')
  }

  /** False: the stored revision is another. */
  putIfRevision(item: Item, expected: number): Promise<boolean> {
    return expected === 0
      ? this.putIfAbsent(item)
      : this.putIf(item, '#r = :r', { '#r': 'revision' }, { ':r': N(expected) })
  }

  /** False: the stored row is as new or newer. */
  putIfNewer(item: Item, revision: number): Promise<boolean> {
    return this.putIf(item, 'attribute_not_exists(pk) OR #r < :r', { '#r': 'revision' }, { ':r': N(revision) })
  }

  async putIf(
    item: Item,
    condition: string,
    names?: Record<string, string>,
    values?: Record<string, AttributeValue>,
  ): Promise<boolean> {
    return conditional(() =>
      this.client.send(
        new PutItemCommand({
          TableName: this.name,
          Item: item,
          ConditionExpression: condition,
          ...(names ? { ExpressionAttributeNames: names } : {}),
          ...(values ? { ExpressionAttributeValues: values } : {}),
        }),
      ),
    )
  }

  /** The row after the change, or undefined if the condition failed. */
  async updateIf(
    key: Key,
    update: string,
    condition: string,
    names: Record<string, string>,
    values: Record<string, AttributeValue>,
  ): Promise<Item | undefined> {
    let after: Item | undefined
    const done = await conditional(async () => {
      const answer = await this.client.send(
        new UpdateItemCommand({
          TableName: this.name,
          Key: keyItem(key),
          UpdateExpression: update,
          ConditionExpression: condition,
          ExpressionAttributeNames: names,
          ExpressionAttributeValues: values,
          ReturnValues: 'ALL_NEW',
        }),
      )
      after = answer.Attributes ?? {}
    })
    return done ? after : undefined
  }

  async delete(key: Key): Promise<void> {
    await this.client.send(new DeleteItemCommand({ TableName: this.name, Key: keyItem(key) }))
  }

  /** False: there was no row of which the condition holds. */
  async deleteIf(
    key: Key,
    condition: string,
    names: Record<string, string>,
    values: Record<string, AttributeValue>,
  ): Promise<boolean> {
    return conditional(() =>
      this.client.send(
        new DeleteItemCommand({
          TableName: this.name,
          Key: keyItem(key),
          ConditionExpression: condition,
          ExpressionAttributeNames: names,
          ExpressionAttributeValues: values,
        }),
      ),
    )
  }

  /** Without `limit` all pages, else at most that many rows. */
  async query(range: Range): Promise<Item[]> {
    // The store refuses a range that begins behind its end; nothing lies in it.
    if (range.from > range.to) return []
    const rows: Item[] = []
    let start: Item | undefined
    do {
      const answer = await this.client.send(
        new QueryCommand({
          TableName: this.name,
          KeyConditionExpression: 'pk = :p AND sk BETWEEN :f AND :t',
          ExpressionAttributeValues: { ':p': S(range.pk), ':f': S(range.from), ':t': S(range.to) },
          ScanIndexForward: !range.backwards,
          ConsistentRead: true,
          ...(range.limit === undefined ? {} : { Limit: range.limit - rows.length }),
          ...(start ? { ExclusiveStartKey: start } : {}),
        }),
      )
      rows.push(...(answer.Items ?? []))
      start = answer.LastEvaluatedKey
    } while (start && (range.limit === undefined || rows.length < range.limit))
    return rows
  }

  /** At most 25 plain puts and deletes in one call. */
  async write(puts: readonly Item[], deletes: readonly Key[]): Promise<void> {
    let left: WriteRequest[] = [
      ...puts.map((item) => ({ PutRequest: { Item: item } })),
      ...deletes.map((key) => ({ DeleteRequest: { Key: keyItem(key) } })),
    ]
    for (let attempt = 0; left.length > 0; attempt++) {
      await pauseBefore(attempt)
      const answer = await this.client.send(new BatchWriteItemCommand({ RequestItems: { [this.name]: left } }))
      left = answer.UnprocessedItems?.[this.name] ?? []
    }
  }

  /** The rows of at most 100 different keys that exist, in no order. */
  async getMany(keys: readonly Key[]): Promise<Item[]> {
    const rows: Item[] = []
    let left: Item[] = keys.map(keyItem)
    for (let attempt = 0; left.length > 0; attempt++) {
      await pauseBefore(attempt)
      const answer = await this.client.send(
        new BatchGetItemCommand({ RequestItems: { [this.name]: { Keys: left, ConsistentRead: true } } }),
      )
      rows.push(...(answer.Responses?.[this.name] ?? []))
      left = answer.UnprocessedKeys?.[this.name]?.Keys ?? []
    }
    return rows
  }
}

async function conditional(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call()
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

async function pauseBefore(attempt: number): Promise<void> {
  if (attempt === BATCH_ATTEMPTS) throw new Error('the table left part of a batch undone')
  if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 25 * 2 ** attempt))
}
