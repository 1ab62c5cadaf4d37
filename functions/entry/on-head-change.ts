import { openTable, storesOn } from '#functions/adapters/dynamodb/open'
import { systemClock } from '#functions/adapters/system-clock'
import { announceAll, type HeadChanges } from './head-changes'

const { games } = storesOn(openTable(process.env))

export const handler = (event: HeadChanges) => announceAll({ games, clock: systemClock }, event)
