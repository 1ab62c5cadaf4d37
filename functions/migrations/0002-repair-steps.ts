import type { Frame } from '#shared/game/engine/frame'
import type { GameState } from '#shared/game/engine/state'

/** Schema 2: a Repair command had no steps, since no card could act before or after its effects. */
export interface Schema2 extends Omit<GameState, 'schema' | 'stack'> {
  schema: 2
  stack: Schema2Frame[]
}
type RepairWithoutSteps = Omit<Extract<Frame, { kind: 'repair' }>, 'step' | 'gained' | 'cards'>
export type Schema2Frame = Exclude<Frame, { kind: 'repair' }> | RepairWithoutSteps

/** A Repair command goes on among its effects. What it gave is not stored: only cards that came later look at it. */
export const fromSchema2 = ({ stack, ...rest }: Schema2): GameState => ({
  ...rest,
  schema: 3,
  stack: stack.map((frame) =>
    frame.kind === 'repair' ? { ...frame, step: 'effects', gained: frame.points, cards: [] } : frame,
  ),
})
