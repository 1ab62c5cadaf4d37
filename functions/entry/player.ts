import { parseArgs } from 'node:util'
import { keepPlayer, type PlayerDeed } from '#functions/maintenance/keep-player'
import { openStore } from '#functions/maintenance/open-store'

const USAGE = `npm run player -- ADDRESS|ID [look] [--table NAME]
npm run player -- ADDRESS|ID rename NAME      to another name
npm run player -- ADDRESS|ID suspend          ends all sessions, and lets nobody sign in as them
npm run player -- ADDRESS|ID resume           lets them sign in again
npm run player -- ADDRESS|ID reachable        mails are tried again, once SES takes them
Without --table: the data folder DATA_FOLDER, or .local`

const DEEDS: readonly PlayerDeed[] = ['look', 'rename', 'suspend', 'resume', 'reachable']

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false }, table: { type: 'string' } },
  })
  const [who, said = 'look', name, ...more] = positionals
  const deed = DEEDS.find((one) => one === said)
  if (values.help) return console.log(`Usage:\n${USAGE}`)
  if (!who || !deed || more.length > 0 || (deed === 'rename') !== (name !== undefined))
    throw new Error(`Usage:\n${USAGE}`)
  const { DATA_FOLDER: folder = '.local' } = process.env
  const store = await openStore({ folder, ...(values.table === undefined ? {} : { table: values.table }) })
  try {
    for (const line of await keepPlayer(store.table, who, [deed, name], Date.now())) console.log(line)
  } finally {
    await store.close()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
