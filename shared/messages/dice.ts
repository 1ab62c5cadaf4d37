import type { Dice, DieColor } from '#shared/game/engine/terms'

/** As many dice as are named one by one; more are counted. */
export const AT_A_GLANCE = 3

/** How many there are of each color. */
export function diceOf(colors: readonly DieColor[]): Dice {
  const dice = { red: 0, blue: 0, black: 0 }
  for (const color of colors) dice[color] += 1
  return dice
}
