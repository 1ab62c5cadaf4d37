import type { AskName, DecisionRequest } from '#shared/engine/decision'
import type { TableState } from '#web/game/table-state.svelte'
import type { Draft, Part } from '#web/state/draft.svelte'
import type { Asked } from './prepared'

/** What every form gets; list and table call the same `draft.choose`. */
export interface FormProps {
  asked: Asked
  draft: Draft
  table: TableState
}

/** Takes a choice made on the table. */
export function chooseUnit(draft: Draft, request: DecisionRequest, unit: string): void {
  if (request.kind === 'option' && request.options.some(({ id }) => id === unit)) {
    draft.choose(request.ask, { option: unit } satisfies Part)
  }
}

/** Questions answered by pointing at a piece. */
const BY_PIECE: readonly AskName[] = ['ship.activate', 'overlap.closest']

export const choosableIn = (request: DecisionRequest | undefined): string[] =>
  request?.kind === 'option' && BY_PIECE.includes(request.ask) ? request.options.map(({ id }) => id) : []
