import { type FrameRules, neverAsked } from '#shared/engine/frame-rules'

/** Squadrons stand still in this edition of the service: the phase opens its moment and ends. */
export const squadronPhaseRules: FrameRules<'squadron-phase'> = {
  asks: () => [],
  answer: neverAsked,
  advance(tx, f) {
    switch (f.step) {
      case 'start':
        tx.beginPhase('squadron')
        tx.enter(f, { step: 'end' })
        return tx.window('squadron-phase.start', 'table')
      case 'end':
        return tx.pop()
    }
  },
}
