/** A unit of the opponent inside a sentence. */
export const theirs = (opponent: string, unit: string): string => `${opponent}'s ${unit}`
