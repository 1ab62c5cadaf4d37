import type { MotionSpeed } from '#web/state/device.svelte'
import type { DeedKind, Scene, SceneOf } from './scene'

/** ms that a scene moves for, and that it is then looked at. */
export interface Length {
  moves: number
  rests: number
}

const MOST_COURSE = 970
/** Each die, shield or card comes so much after the one before. */
const APART = { dice: 40, shields: 90, cards: 90 } as const
const after = (count: number, apart: number) => Math.min(Math.max(count - 1, 0), 5) * apart

const LENGTHS: { [K in DeedKind]: (scene: SceneOf<K>) => Length } = {
  round: () => ({ moves: 300, rests: 500 }),
  dial: () => ({ moves: 320, rests: 300 }),
  arrival: () => ({ moves: 300, rests: 150 }),
  course: ({ poses, beyond }) => ({
    moves: Math.min(250 + 180 * (poses.length - 1 + beyond.length), MOST_COURSE) + (beyond.length > 0 ? 300 : 0),
    rests: 200,
  }),
  flight: () => ({ moves: 350, rests: 250 }),
  fire: () => ({ moves: 480, rests: 300 }),
  dice: ({ dice }) => {
    const tumbling = dice.filter(({ does }) => does === 'tumbles').length
    if (tumbling > 0) return { moves: 650, rests: 750 }
    return { moves: 250 + after(dice.length, APART.dice), rests: 350 }
  },
  lock: () => ({ moves: 300, rests: 450 }),
  tokens: () => ({ moves: 280, rests: 500 }),
  damage: () => ({ moves: 250, rests: 500 }),
  shields: ({ falls }) => ({ moves: 220 + after(falls.length, APART.shields), rests: 450 }),
  hull: () => ({ moves: 180, rests: 500 }),
  cards: ({ cards }) => ({ moves: 300 + after(cards.length, APART.cards), rests: 600 }),
  lost: () => ({ moves: 700, rests: 500 }),
}

/** The longest that one scene takes at its usual pace. */
export const LONGEST = 1500

export function lengthOf<K extends DeedKind>(scene: SceneOf<K>): Length {
  const length: (scene: SceneOf<K>) => Length = LENGTHS[scene.kind]
  return length(scene)
}

const lasts = (scene: Scene): number => {
  const { moves, rests } = lengthOf(scene)
  return moves + rests
}
/** ms at the usual pace */
export const lastsInAll = (scenes: readonly Scene[]): number => scenes.reduce((sum, scene) => sum + lasts(scene), 0)

/** ms that all scenes together may take. */
const MOST: Readonly<Record<Exclude<MotionSpeed, 'off'>, number>> = { usual: 20_000, fast: 10_000 }
const PACE: Readonly<Record<Exclude<MotionSpeed, 'off'>, number>> = { usual: 1, fast: 2 }
/** Faster nobody would see what happens. */
const FASTEST = 3

/** How fast these scenes are played, and which: of more than fit the latest. */
export function pacedFor(
  scenes: readonly Scene[],
  speed: Exclude<MotionSpeed, 'off'>,
): { scenes: readonly Scene[]; pace: number } {
  const pace = Math.min(Math.max(PACE[speed], lastsInAll(scenes) / MOST[speed]), FASTEST)
  let left = MOST[speed] * pace
  const first = scenes.findLastIndex((scene) => {
    left -= lasts(scene)
    return left < 0
  })
  return { scenes: scenes.slice(first + 1), pace }
}
