import type { Deps } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import type { LiveParts } from '#functions/ports/live-page'
import { announce } from '#functions/use-cases/commit/announce'
import { tellSteps } from '#functions/use-cases/live/tell-step'

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

/**
 * Writes out every game of a batch; one that fails is reported alone, so that it is tried again. When all are written out,
 * open pages are told.
 */
export async function announceAll(
  deps: Pick<Deps, 'games' | 'clock'> & { live?: LiveParts | undefined },
  { Records }: HeadChanges,
): Promise<PartialFailures> {
  const batchItemFailures: PartialFailures['batchItemFailures'] = []
  const written = new Map<string, Head>()
  for (const { dynamodb } of Records) {
    const pk = dynamodb?.Keys?.pk?.S
    if (!pk?.startsWith(GAME_PREFIX)) continue
    try {
      const head = await announce(deps, pk.slice(GAME_PREFIX.length))
      if (head) written.set(head.id, head)
    } catch (error) {
      console.error(`head change of ${pk}`, error)
      batchItemFailures.push({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })
    }
  }
  if (deps.live) await tellSteps(deps.live, deps.clock, [...written.values()])
  return { batchItemFailures }
}
