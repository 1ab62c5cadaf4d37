import { ASKS, type AskFamily } from '#shared/game/engine/asks'
import type { DecisionRequest } from '#shared/game/engine/decision'

const ROOMY: ReadonlySet<AskFamily> = new Set(['attack', 'defense', 'repair'])

/** Its answers need more of a phone than the table does: dice, tokens, and ways to resolve a command. */
export const isRoomy = (request: DecisionRequest | undefined): boolean =>
  request !== undefined &&
  (ROOMY.has(ASKS[request.ask].family) ||
    (request.kind === 'option' && request.options.some(({ use }) => use !== undefined)))
