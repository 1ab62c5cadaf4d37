/** What is typed into the command line, by its English word; other languages have words of their own beside it. */
export const typed: Readonly<Record<string, readonly string[]>> = {}
