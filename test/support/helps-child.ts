import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What `--help` says of each script that `tsx` runs, as JSON by its name. All in one process: loading the game takes longer than the help. */
const scripts: Record<string, string> = JSON.parse(process.argv[2] ?? '{}')

/** A program that has said its help goes no further. */
class Ended extends Error {}

const said: Record<string, string> = {}
const { log } = console
process.exit = () => {
  throw new Ended()
}
for (const [name, script] of Object.entries(scripts)) {
  const [, file = '', ...args] = script.split(' ')
  const lines: string[] = []
  console.log = (line: unknown) => void lines.push(String(line))
  process.argv = [process.execPath, resolve(file), ...args, '--help']
  try {
    // The same file may be several scripts
    await import(`${pathToFileURL(resolve(file))}?script=${name}`)
  } catch (error) {
    if (!(error instanceof Ended)) throw error
  }
  said[name] = lines.join('\n')
}
log(JSON.stringify(said))
