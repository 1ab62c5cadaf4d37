import { openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { load, serviceOn } from './store-kill'

/** Serves load on the data folder named by its argument until it is killed; writes a dot for every answer given. */
const [folder = ''] = process.argv.slice(2)
const { table } = await openEmbedded({ folder })
await load(serviceOn(storesOn(table), folder), folder, () => process.stdout.write('.'))
