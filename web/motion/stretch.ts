import type { LogEntry } from '#shared/play/protocol/responses'
import { tableAtStep } from '#shared/play/view/after-events'
import { api } from '#web/api/client'
import type { Stretch } from './film.svelte'

/** The table after a step, as everybody saw it then, and what of the log came later; the replay tells it. */
export async function stretchSince(id: string, step: number, log: readonly LogEntry[]): Promise<Stretch | undefined> {
  const answer = await api.replayPart(id, step)
  if (!answer.ok) return undefined
  const { view, values } = answer.body
  const start = tableAtStep(answer.body, step)
  return { start, log: log.filter((entry) => entry.step > Math.max(step, view.step)), values }
}
