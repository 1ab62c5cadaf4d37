import type { Dice, DieColor } from '#shared/game/engine/terms'

/** How many there are of each color. */
export function diceOf(colors: readonly DieColor[]): Dice {
  const dice = { red: 0, blue: 0, black: 0 }
  for (const color of colors) dice[color] += 1
  return dice
}
