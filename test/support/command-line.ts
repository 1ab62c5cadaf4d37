/** Ends the process with `usage` if the command line asks for it by `--help`. */
export function helpIfAsked(usage: string): void {
  if (!process.argv.includes('--help')) return
  console.log(`Usage: ${usage}`)
  process.exit(0)
}

/** What `read` makes of the command line, or help. A slip of whoever typed it ends the process with a sentence, not with a stack. */
export function fromCommandLine<T>(usage: string, read: () => T): T {
  helpIfAsked(usage)
  try {
    return read()
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`)
    process.exit(2)
  }
}

/** A number from 1 on, as the option of that name has it. @throws a sentence if it is none */
export function natural(name: string, text: string): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < 1) throw new Error(`--${name} must be a number from 1 on, not ${text}`)
  return n
}
