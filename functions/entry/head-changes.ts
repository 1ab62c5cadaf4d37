import type { Deps } from '#functions/ports/deps'
import { announce } from '#functions/use-cases/commit/announce'

/** What the handler reads of a record of the table's stream; only rows of HEAD come here (event filter). */
export interface HeadChange {
  dynamodb?: { Keys?: Record<string, { S?: string }>; SequenceNumber?: string }
}
export interface HeadChanges {
  Records: HeadChange[]
}
/** Records that are to be delivered again; the others are done. */
export interface PartialFailures {
  batchItemFailures: { itemIdentifier: string }[]
}

const GAME_PREFIX = 'GAME#'

/** Writes out every game of a batch; one that fails is reported alone, so that it is tried again. */
export async function announceAll(
  deps: Pick<Deps, 'games' | 'clock'>,
  { Records }: HeadChanges,
): Promise<PartialFailures> {
  const batchItemFailures: PartialFailures['batchItemFailures'] = []
  for (const { dynamodb } of Records) {
    const pk = dynamodb?.Keys?.pk?.S
    if (!pk?.startsWith(GAME_PREFIX)) continue
    try {
      await announce(deps, pk.slice(GAME_PREFIX.length))
    } catch (error) {
      console.error(`head change of ${pk}`, error)
      batchItemFailures.push({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })
    }
  }
  return { batchItemFailures }
}
