/** The shape in which `GameState` is stored. A change of it takes the next number and needs a migration (design 7). */
export const SCHEMA = 3

/** All versions of the rules that a stored game may have. A game keeps the one that it began with (design 7). */
export const RULES_VERSIONS = [1] as const
export type RulesVersion = (typeof RULES_VERSIONS)[number]
