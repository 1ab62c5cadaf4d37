import { parseArgs } from 'node:util'
import { openClient } from '#functions/adapters/dynamodb/client'
import { setBack } from '#functions/maintenance/set-back'
import { skipAllLuck } from '#functions/maintenance/skip-luck'
import { WholeTable } from '#functions/maintenance/whole-table'

const USAGE = `npm run setback -- --table NAME --to 2026-11-28T06:00:00Z --into NEW-NAME [--dry]
Makes a table on AWS as another one was at a second of the last 35 days; --dry only tells the steps`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    table: { type: 'string' },
    to: { type: 'string' },
    into: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
})
const { table, into } = values
const to = new Date(values.to ?? '')
if (values.help) console.log(`Usage:\n${USAGE}`)
else if (!table || !into || Number.isNaN(to.getTime())) {
  console.error(`Usage:\n${USAGE}`)
  process.exitCode = 1
} else {
  const client = openClient()
  const luck = (name: string) => skipAllLuck(new WholeTable(client, name), Date.now())
  try {
    await setBack({ client, table, into, to, luck, say: (line) => console.log(line) }, values.dry)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
