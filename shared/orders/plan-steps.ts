import type { ScriptLine } from './plan'
import { firstPiece, isOfSetUp } from './set-up-plan'

const ACTIVATES: ReadonlySet<string> = new Set(['ship.activate', 'squadron.activate'])
/** Squadrons of one turn (R11.2). */
const SQUADRONS_IN_A_TURN = 2

/** The lines of the first activation: of a ship, or of the squadrons of one turn; in set-up of the first piece. */
export function firstStep(lines: readonly ScriptLine[]): ScriptLine[] {
  if (lines[0] && isOfSetUp(lines[0])) return [...firstPiece(lines)]
  let squadrons = 0
  const end = lines.findIndex(({ ask }, i) => {
    if (ask === 'squadron.activate') squadrons += 1
    if (i === 0 || !ACTIVATES.has(ask)) return false
    return ask === 'ship.activate' || squadrons === 1 || squadrons > SQUADRONS_IN_A_TURN
  })
  return lines.slice(0, end < 0 ? lines.length : end)
}
