import { expect, test } from 'vitest'
import { setBack } from '#functions/maintenance/set-back'

/** An AWS that takes everything, and what it was asked. */
function asked() {
  const sent: string[] = []
  const said: string[] = []
  const client = {
    send: async (command: { constructor: { name: string }; input: { TableName?: string } }) => {
      sent.push(command.constructor.name)
      return { Table: { TableStatus: 'ACTIVE', LatestStreamArn: 'arn:stream' } }
    },
  }
  const wanted = {
    client: client as unknown as Parameters<typeof setBack>[0]['client'],
    table: 'armada',
    into: 'armada-restored',
    to: new Date('2026-11-28T06:00:00Z'),
    luck: async (table: string) => {
      sent.push(`luck of ${table}`)
      return 3
    },
    say: (line: string) => said.push(line),
  }
  return { sent, said, wanted }
}

test('does a table that is set back get all that restoring leaves out, and no luck that comes again, before it is used?', async () => {
  const { sent, said, wanted } = asked()
  await setBack(wanted, false)
  const steps = sent.filter((name) => name !== 'DescribeTableCommand')
  expect(steps).toEqual([
    'RestoreTableToPointInTimeCommand',
    'UpdateTableCommand',
    'UpdateTableCommand',
    'UpdateTimeToLiveCommand',
    'UpdateContinuousBackupsCommand',
    'luck of armada-restored',
  ])
  expect(said.join('\n')).toContain('-c tableName=armada-restored -c tableStreamArn=arn:stream')
})

test('does a dry run tell the same steps and do none of them?', async () => {
  const { sent, said, wanted } = asked()
  await setBack(wanted, true)
  expect(sent).toEqual([])
  expect(said.filter((line) => /^\d\./.test(line))).toHaveLength(6)
})
