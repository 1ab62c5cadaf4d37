import type { Point } from '#shared/game/engine/state'

export const isSame = (from: Point, to: Point): boolean => from.x === to.x && from.y === to.y

/** As far from nought on one side of it as on the other; never a zero below zero. */
export const whole = (n: number): number => Math.sign(n) * Math.round(Math.abs(n)) + 0

/** Whole millimetres between two places. */
export const millimetres = (from: Point, to: Point): number =>
  whole(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2) / 1000)

/** Degrees to a tenth of what is kept in thousandths: as many to the left, which is negative, as to the right. */
export const degrees = (thousandths: number): number => whole(thousandths / 100) / 10

/** By less than half a turn to the right, or to the left. */
const turned = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180

/** Which of so many equal sectors around, clockwise from the one ahead, an angle in degrees lies in. */
export const sector = (angle: number, count: number): number => (whole((turned(angle) * count) / 360) + count) % count
