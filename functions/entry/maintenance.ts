import { parseArgs } from 'node:util'
import { restoreBackup, writeBackup } from '#functions/maintenance/files'
import { openStore } from '#functions/maintenance/open-store'
import { rebuild } from '#functions/maintenance/rebuild'
import { resendFailed } from '#functions/maintenance/resend'
import { skipLuck } from '#functions/maintenance/skip-luck'

const USAGE = `npm run backup -- FILE [--table NAME]
npm run restore -- FILE [--table NAME]
npm run rebuild -- [GAME…] [--dry] [--table NAME]
npm run rebuild -- --notices [--dry] [--table NAME]   sends again what has failed and is still wanted
npm run rebuild -- --luck [--dry] [--table NAME]      lets no dice or cards come again, after the store was set back
Without --table: the data folder DATA_FOLDER, or .local`

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      table: { type: 'string' },
      dry: { type: 'boolean', default: false },
      notices: { type: 'boolean', default: false },
      luck: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(`Usage:\n${USAGE}`)
    return
  }
  const [command, ...names] = positionals
  const [file] = names
  const isFile = command === 'backup' || command === 'restore'
  const isOfAll = values.notices || values.luck
  const isRebuild = command === 'rebuild' && !(isOfAll && names.length > 0) && !(values.notices && values.luck)
  if (!(isFile ? names.length === 1 && !isOfAll : isRebuild)) throw new Error(`Usage:\n${USAGE}`)
  const { DATA_FOLDER: folder = '.local' } = process.env
  const table = values.table === undefined ? {} : { table: values.table }
  const store = await openStore({ folder, ...table, mayBeNew: command === 'restore' })
  const now = Date.now()
  try {
    if (command === 'backup' && file) console.log(`${await writeBackup(store.table, file, now)} rows in ${file}`)
    else if (command === 'restore' && file) {
      const { rows, rebuilt } = await restoreBackup(store.table, file, now)
      console.log(`${rows} rows restored, ${rebuilt} rows rebuilt from them`)
    } else {
      const only = names.length === 0 ? {} : { only: new Set(names) }
      const changes = values.notices
        ? await resendFailed(store.table, now, !values.dry)
        : values.luck
          ? await skipLuck(store.table, now, !values.dry)
          : await rebuild(store.table, now, { ...only, write: !values.dry })
      for (const { what, pk, sk } of changes) console.log(`${what} ${pk} ${sk}`)
      const changed = changes.filter(({ what }) => what !== 'unreadable').length
      console.log(`${changed} rows ${values.dry ? 'would be changed' : 'changed'}`)
      if (changes.length > changed) process.exitCode = 1
    }
  } finally {
    await store.close()
  }
}
