import { DynamoLiveStore } from '#functions/adapters/dynamodb/dynamo-live-store'
import { openTable, storesOn } from '#functions/adapters/dynamodb/open'
import { systemClock } from '#functions/adapters/system-clock'
import type { LiveParts, LivePost } from '#functions/ports/live-page'
import { once } from '#functions/ports/once'
import { announceAll, type HeadChanges } from './head-changes'

const table = openTable(process.env)
const { games } = storesOn(table)
const endpoint = process.env.LIVE_ENDPOINT

/** Loaded when somebody has a page open: most commits are told to nobody. */
const poster = once(async () => (await import('#functions/adapters/live-gateway')).gatewayPost(endpoint ?? ''))
const post: LivePost = async (...said) => (await poster())(...said)
const live: LiveParts | undefined = endpoint ? { pages: new DynamoLiveStore(table), post } : undefined

export const handler = (event: HeadChanges) => announceAll({ games, clock: systemClock, live }, event)
