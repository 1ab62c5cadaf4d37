import {
  CreateTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'

/** An engine on this machine takes some milliseconds. */
const LONGEST_SECONDS = 3

/**
 * Makes the table if there is none and waits until it takes rows: an engine answers before it does. For local play and
 * tests; on AWS the stack makes the table. Rejects with a `TimeoutError` if it never does.
 */
export async function createTable(client: DynamoDBClient, TableName: string): Promise<void> {
  try {
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: 'pk', AttributeType: 'S' },
          { AttributeName: 'sk', AttributeType: 'S' },
        ],
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
      }),
    )
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  }
  await waitUntilTableExists({ client, maxWaitTime: LONGEST_SECONDS, minDelay: 1, maxDelay: 1 }, { TableName })
}
