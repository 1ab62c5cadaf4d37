import type { Clock } from '#functions/ports/clock'

export const systemClock: Clock = { now: () => Date.now() }
