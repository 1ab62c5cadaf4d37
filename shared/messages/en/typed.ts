/** Words of the command line by their English form; other languages add their own. */
export const typed: Readonly<Record<string, readonly string[]>> = {}
