import { parseArgs } from 'node:util'
import { openStore } from '#functions/maintenance/open-store'
import { type Repair, repair } from '#functions/maintenance/repair'
import { fromCommandLine } from '#test/support/command-line'

export const REPAIR_USAGE =
  'npm run replay -- --repair GAME [--write] [--table NAME] (without --table: DATA_FOLDER, or .local)'

/** Looks at one stored game, or mends it; fails if something is wrong that it did not mend. */
export async function repairCommand(args: readonly string[]): Promise<void> {
  const { game, write, table } = fromCommandLine(REPAIR_USAGE, () => {
    const { values } = parseArgs({
      args: [...args],
      options: { repair: { type: 'string' }, write: { type: 'boolean', default: false }, table: { type: 'string' } },
    })
    if (!values.repair) throw new Error('which game?')
    return { ...values, game: values.repair }
  })
  try {
    await lookAndMend(game, write, table)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

async function lookAndMend(game: string, write: boolean, table: string | undefined): Promise<void> {
  const { DATA_FOLDER: folder = '.local' } = process.env
  const store = await openStore({ folder, ...(table === undefined ? {} : { table }) })
  try {
    const found = await repair(store.table, game, Date.now(), write)
    for (const line of linesOf(found)) console.log(line)
    const isSound = found.found === 'nothing' && !found.log
    if (!isSound && !(found.found === 'state' && found.done === 'written')) process.exitCode = 1
  } finally {
    await store.close()
  }
}

function linesOf(found: Repair): string[] {
  const log = 'log' in found && found.log ? [`log row ${found.log.revision} is ${FAULTS[found.log.what]}`] : []
  switch (found.found) {
    case 'no-such-game':
      return ['there is no such game in this store']
    case 'not-begun':
      return ['the game has not begun: there is nothing to make anew']
    case 'head-unreadable':
      return ['HEAD cannot be read, or newer code has stored it: restore it from a backup, or deploy that code']
    case 'no-way':
      return [
        ...log,
        `revision ${found.fault.revision}: by the rules of today ${WHYS[found.fault.why]}; nothing was changed`,
      ]
    case 'nothing':
      return [...log, `the state is what the log says (played again from ${found.from})`]
    case 'state':
      return [
        ...log,
        `the state is not what the log says (played again from ${found.from}):`,
        ...found.where.map((path) => `  ${path}`),
        DONE[found.done],
      ]
  }
}

const FAULTS = { missing: 'missing', 'not-chained': 'not chained to the row before it' }
const WHYS = {
  refused: 'a decision is refused',
  'other-draws': 'other draws are made',
  'other-events': 'other things happen',
  stuck: 'nothing goes on',
}
const DONE = {
  'only-looked': 'nothing was changed; --write puts the state of the log',
  written: 'written as the next revision; HEAD as it was is kept beside it',
  'changed-meanwhile': 'the game was changed meanwhile: nothing was written, look again',
}
