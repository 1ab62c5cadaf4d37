/** What `read` makes of the command line. A slip of whoever typed it ends the process with a sentence, not with a stack. */
export function fromCommandLine<T>(usage: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`)
    process.exit(2)
  }
}
