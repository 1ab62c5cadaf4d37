import type { Dice, DieColor, RangeBand } from './terms'

/** The colors whose dice reach that far (R6.10). */
export const REACHING: Record<RangeBand, readonly DieColor[]> = {
  close: ['red', 'blue', 'black'],
  medium: ['red', 'blue'],
  long: ['red'],
}

/** The dice of an armament that are usable at a range; none beyond the ruler (R6.4). */
export const usableDice = (armament: Dice, range: RangeBand | undefined): Dice =>
  diceOf(armament, range ? REACHING[range] : [])

/** Those of some colors. */
export function diceOf(armament: Dice, reaching: readonly DieColor[]): Dice {
  const { red, blue, black } = armament
  return {
    red: reaching.includes('red') ? red : 0,
    blue: reaching.includes('blue') ? blue : 0,
    black: reaching.includes('black') ? black : 0,
  }
}

export const countDice = (dice: Dice): number => dice.red + dice.blue + dice.black
