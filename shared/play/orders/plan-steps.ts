import { recordOf } from '#shared/game/engine/asks'
import type { ScriptLine } from './plan'
import { firstPiece, isOfSetUp } from './set-up-plan'

/** Squadrons of one turn (R11.2). */
const SQUADRONS_IN_A_TURN = 2

/** The lines of the first activation: of a ship, or of the squadrons of one turn; in set-up of the first piece. */
export function firstStep(lines: readonly ScriptLine[]): ScriptLine[] {
  if (lines[0] && isOfSetUp(lines[0])) return [...firstPiece(lines)]
  let squadrons = 0
  const end = lines.findIndex(({ ask }, i) => {
    const activates = recordOf(ask)?.activates
    if (activates === 'squadron') squadrons += 1
    if (i === 0 || activates === undefined) return false
    return activates === 'ship' || squadrons === 1 || squadrons > SQUADRONS_IN_A_TURN
  })
  return lines.slice(0, end < 0 ? lines.length : end)
}
