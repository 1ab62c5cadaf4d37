import { openTable, storesOn } from '#functions/adapters/dynamodb/open'
import { systemClock } from '#functions/adapters/system-clock'
import { noteReturned } from '#functions/use-cases/account/returned-mail'
import { type MailEvent, returnedIn } from './returned-in'

const { BUILD: build } = process.env
if (!build) throw new Error('BUILD is not set')
const deps = { ...storesOn(openTable(process.env)), clock: systemClock, settings: { build } }

/** One that fails is delivered again by the event bus. */
export async function handler(event: MailEvent): Promise<void> {
  for (const returned of returnedIn(event)) await noteReturned(deps, returned)
}
