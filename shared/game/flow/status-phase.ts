import { type FrameRules, neverAsked } from '#shared/game/engine/frame-rules'

/** Start effects, readying, the initiative token, end effects (R14.1-5). */
export const statusPhaseRules: FrameRules<'status-phase'> = {
  asks: () => [],
  answer: neverAsked,
  advance(tx, f) {
    switch (f.step) {
      case 'start':
        tx.beginPhase('status')
        tx.enter(f, { step: 'ready' })
        return tx.window('status.start', 'table')
      case 'ready':
        tx.enter(f, { step: 'end' })
        tx.readyAll()
        return tx.flipInitiative()
      case 'end':
        tx.enter(f, { step: 'over' })
        return tx.window('status.end', 'table')
      case 'over':
        return tx.pop()
    }
  },
}
