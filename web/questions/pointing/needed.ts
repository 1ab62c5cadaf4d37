import type { DecisionRequest, Option } from '#shared/game/engine/decision'
import { HULL_ZONES } from '#shared/game/engine/state'

const isPlace = ({ id, target, repair }: Pick<Option, 'id' | 'target' | 'repair'>): boolean =>
  target !== undefined || repair !== undefined || HULL_ZONES.some((zone) => zone === id)

/** Whether targets or hull zones can answer it, or it has impossible ones; `drafted`: for the draft's own question. */
export function isPointedAt(request: DecisionRequest | undefined, drafted: readonly Option[] | undefined): boolean {
  if (drafted !== undefined) return true
  if (request?.kind !== 'option' && request?.kind !== 'options') return false
  const impossible = request.kind === 'option' ? (request.impossible ?? []) : []
  return request.options.some(isPlace) || impossible.some(({ target }) => target !== undefined)
}
