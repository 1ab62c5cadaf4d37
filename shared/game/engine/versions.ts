/** The shape in which `GameState` is stored. A change of it takes the next number and needs a migration (design 7). */
export const SCHEMA = 2

/** The rules that games were ever begun with. A game keeps the ones it began with for ever (design 7). */
export const RULES_VERSIONS = [1] as const
export type RulesVersion = (typeof RULES_VERSIONS)[number]
