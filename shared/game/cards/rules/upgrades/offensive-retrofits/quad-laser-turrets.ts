import { modify } from '#shared/game/engine/card-builder'

/** The ship has Counter 1: it may answer a squadron that attacks it from distance 1, from a hull zone of its choice (R11.27). */
export default [modify('keywords', (keywords) => ({ ...keywords, counter: Math.max(1, keywords.counter ?? 0) }))]
