import {
  DescribeTableCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'

/** What is to be done; `luck`: lets none come again in a table, and answers in how many games. */
export interface Setback {
  client: Pick<DynamoDBClient, 'send'>
  table: string
  into: string
  to: Date
  luck(table: string): Promise<number>
  say(line: string): void
}

interface Step {
  says: string
  does(): Promise<unknown>
}

/** A table that is restored within hours. */
const LONGEST_SECONDS = 6 * 3600

/**
 * A table as it was at an earlier second, beside the one that is there, with all that restoring leaves out. `dry`: the steps
 * are only told.
 */
export async function setBack(wanted: Setback, dry: boolean): Promise<void> {
  const { say, into } = wanted
  for (const [i, { says, does }] of stepsOf(wanted).entries()) {
    say(`${i + 1}. ${says}`)
    if (!dry) await does()
  }
  const arn = dry ? 'ARN' : await streamOf(wanted)
  say(`Now deploy: npm run deploy -- -c maintenance=off -c tableName=${into} -c tableStreamArn=${arn}`)
  say('Keep both values in cdk.context.json from then on. The table before is kept, but no longer looked after.')
}

function stepsOf({ client, table, into, to, luck, say }: Setback): Step[] {
  const send = client.send.bind(client) as DynamoDBClient['send']
  const there = () =>
    waitUntilTableExists({ client: client as DynamoDBClient, maxWaitTime: LONGEST_SECONDS }, { TableName: into })
  const update = (change: object) => send(new UpdateTableCommand({ TableName: into, ...change }))
  return [
    {
      says: `restore ${table} as it was at ${to.toISOString()} into ${into}, and wait for it`,
      does: async () => {
        await send(
          new RestoreTableToPointInTimeCommand({
            SourceTableName: table,
            TargetTableName: into,
            RestoreDateTime: to,
            SSESpecificationOverride: { Enabled: true, SSEType: 'KMS' },
          }),
        )
        await there()
      },
    },
    {
      says: 'switch its stream on',
      does: async () => {
        await update({ StreamSpecification: { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' } })
        await there()
      },
    },
    { says: 'protect it from being deleted', does: () => update({ DeletionProtectionEnabled: true }) },
    {
      says: 'let rows expire in it',
      does: () =>
        send(
          new UpdateTimeToLiveCommand({
            TableName: into,
            TimeToLiveSpecification: { Enabled: true, AttributeName: 'expiresAt' },
          }),
        ),
    },
    {
      says: 'keep copies of it for 35 days',
      does: () =>
        send(
          new UpdateContinuousBackupsCommand({
            TableName: into,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ),
    },
    {
      says: 'let no luck come again in games that go on, with an entry in their logs',
      does: async () => say(`   in ${await luck(into)} games`),
    },
  ]
}

async function streamOf({ client, into }: Setback): Promise<string> {
  const send = client.send.bind(client) as DynamoDBClient['send']
  return (await send(new DescribeTableCommand({ TableName: into }))).Table?.LatestStreamArn ?? 'ARN'
}
