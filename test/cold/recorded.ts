import type { begin, Run } from '#shared/game'
import type { Draw } from '#shared/game/engine/chance'
import type { Decision, DecisionRequest, Refusal } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { DecisionResult, Task } from './decide'
import { storedHead } from './stored'

/** A decision as it was taken in memory. */
export interface RecordedDecision {
  /** The first question that was open, for a sample of all kinds. */
  ask: string
  task: Task
  done: DecisionResult
}

const copied = <T>(thing: T): T => JSON.parse(JSON.stringify(thing)) as T

/** The engine with a listener at its door: `keep` hears of every decision and what became of it in memory. */
export const recording =
  (open: typeof begin, keep: (taken: RecordedDecision) => void): typeof begin =>
  (before, chance) => {
    const run = open(before, chance)
    return {
      state: run.state,
      events: run.events,
      draws: run.draws,
      pending: () => run.pending(),
      take: (decision) => taken(run, decision, keep),
    }
  }

function taken(run: Run, decision: Decision, keep: (taken: RecordedDecision) => void): Refusal | undefined {
  const bytes = storedHead(run.state)
  const ask = run.pending()[0]?.ask ?? 'nothing'
  const [events, draws] = [run.events.length, run.draws.length]
  const refused = run.take(decision)
  const task: Task = { bytes, decision, draws: copied<Draw[]>(run.draws.slice(draws)) }
  const done: DecisionResult = {
    bytes: storedHead(run.state),
    events: copied<GameEvent[]>(run.events.slice(events)),
    open: copied<DecisionRequest[]>([...run.pending()]),
    ...(refused && { refused }),
  }
  keep({ ask, task, done })
  return refused
}

/** In what another process came to something else than the one in memory did; nothing: they agree. */
export function differences(hot: DecisionResult, cold: DecisionResult): string[] {
  const state = (done: DecisionResult) => Buffer.from(done.bytes).toString('base64')
  return [
    ...(state(hot) === state(cold) ? [] : ['the stored bytes differ']),
    ...(same(hot.events, cold.events) ? [] : ['the events differ']),
    ...(same(hot.open, cold.open) ? [] : ['the questions differ']),
    ...(same(hot.refused, cold.refused) ? [] : ['the refusals differ']),
  ]
}

const same = (x: unknown, y: unknown): boolean => JSON.stringify(x) === JSON.stringify(y)

/** A fixed choice of `count`: one decision for each kind of question in turn, the last of each kind first. */
export function sampled(all: readonly RecordedDecision[], count: number): RecordedDecision[] {
  const piles = new Map<string, RecordedDecision[]>()
  for (const taken of all) piles.set(taken.ask, [...(piles.get(taken.ask) ?? []), taken])
  const sample: RecordedDecision[] = []
  while (sample.length < count && [...piles.values()].some((pile) => pile.length > 0))
    for (const pile of piles.values()) sample.push(...pile.splice(-1))
  return sample.slice(0, count)
}
