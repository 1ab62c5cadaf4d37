import { DynamoLiveStore } from '#functions/adapters/dynamodb/dynamo-live-store'
import { openTable } from '#functions/adapters/dynamodb/open'
import { systemClock } from '#functions/adapters/system-clock'
import { answerLive, type LiveEvent } from './live-events'

const { LIVE_KEY: key, ORIGIN: origin } = process.env
if (!key || !origin) throw new Error('LIVE_KEY or ORIGIN is not set')
const service = { pages: new DynamoLiveStore(openTable(process.env)), clock: systemClock, key, origin }

export const handler = (event: LiveEvent) => answerLive(service, event)
