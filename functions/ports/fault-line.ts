const hides = (word: string): string => (word.includes('@') ? '(an address)' : word)

/**
 * A fault as a log may keep it for a month: what it says, without the addresses of people, which senders of mails put into
 * their sentences, and where it came about.
 */
export function faultLine(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
  return text
    .split('\n')
    .map((line) => (/^\s+at /.test(line) ? line : line.split(' ').map(hides).join(' ')))
    .join('\n')
}
