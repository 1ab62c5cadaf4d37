import type { LogEntry } from '#shared/play/protocol/responses'
import { tableAfterStep, tableOf } from '#shared/play/view/after-events'
import { api } from '#web/api/client'
import type { Stretch } from './film.svelte'

/** The table after a step, as everybody saw it then, and what of the log came later; the replay tells it. */
export async function stretchSince(id: string, step: number, log: readonly LogEntry[]): Promise<Stretch | undefined> {
  const answer = await api.replayPart(id, step)
  if (!answer.ok) return undefined
  const { view, values, log: part } = answer.body
  const start = part
    .filter((entry) => entry.step <= step)
    .reduce((table, entry) => tableAfterStep(table, entry, values), tableOf(view))
  return { start, log: log.filter((entry) => entry.step > Math.max(step, view.step)), values }
}
