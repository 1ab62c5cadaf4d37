import type { Millis } from '#functions/ports/clock'
import { seededFor } from '#test/support/random-choice'
import type { Weather } from './faults'
import type { Style } from './style'
import { REAL, TINY } from './styles'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A Friday evening, UTC. */
export const START = Date.UTC(2026, 10, 27, 20)

/** What is special about a world: everybody is quick and much goes wrong, or the stream or the mail hardly works. */
const TRAITS = ['usual', 'usual', 'busy', 'busy', 'no-stream', 'bad-mail'] as const

/** What a world is made of; all of it follows from the seed. */
export interface WorldPlan {
  seed: number
  style: Style
  store: 'memory' | 'dynamodb'
  games: number
  people: number
  /** The longest time of a hand-off. */
  hours: number
  /** How long people play and things go wrong. */
  lasts: Millis
  /** From tick to tick. */
  period: Millis
  skew: Millis
  webhooks: boolean
  /** Players rest, go on leave, agree to pauses and give time; some games have a bank. */
  fairTime: boolean
  /** Longest pause of a player between two looks, apart from silences; ms. */
  pause: number
  weather: Weather
}

export function planOf(seed: number): WorldPlan {
  const below = seededFor(seed, 'plan')
  const store = seed % 12 === 7 ? 'dynamodb' : 'memory'
  const isReal = seed % 4 === 2
  const isSkewed = below(3) === 0
  const trait = TRAITS[below(TRAITS.length)] ?? 'usual'
  const shape =
    store === 'dynamodb'
      ? { style: TINY, games: 3, people: 3, hours: 1, lasts: 2.5 * HOUR, period: 4 * MINUTE }
      : isReal
        ? { style: REAL, games: 2, people: 3, hours: 2, lasts: 9 * HOUR, period: 2 * MINUTE }
        : { style: TINY, games: 12, people: 6, hours: 3, lasts: 10 * HOUR, period: MINUTE }
  const until = START + shape.lasts
  const storms = Array.from({ length: 6 }, () => {
    const from = START + below(shape.lasts)
    return { from, to: from + below(20 * MINUTE) }
  })
  return {
    seed,
    store,
    ...shape,
    skew: isSkewed ? ([3_000, 40_000, 100_000][below(3)] ?? 0) : 0,
    fairTime: seed % 5 === 2,
    webhooks: !isReal || below(2) === 0,
    pause: trait === 'busy' ? 20_000 + below(40_000) : isReal ? 6 * MINUTE : 40 * MINUTE,
    weather: {
      calm: trait === 'busy' ? 20 : ([1, 4, 12][below(3)] ?? 4),
      storm: 60 + below(150),
      storms,
      until,
      ...(trait === 'no-stream' && { always: { stream: 1000 } }),
      ...(trait === 'bad-mail' && { always: { mail: 350, webhook: 350 } }),
    },
  }
}
