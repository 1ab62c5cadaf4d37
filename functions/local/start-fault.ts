import { BusyDataFolder, UnfinishedDataFolder } from '#functions/adapters/dynamodb/embedded'
import { BrokenOffRestore } from '#functions/maintenance/broken-off'
import { BusyPort } from './service'

/** An address that others reach the service by is one that a browser can open, and nothing more. */
class BadOrigin extends Error {
  constructor(origin: string) {
    super(`ORIGIN must be an address such as https://armada.example, without a path; it is ${origin}.`)
    this.name = 'BadOrigin'
  }
}

/** As browsers send it: without a slash at its end. @throws BadOrigin */
export function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWhole = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  if (!url || !isWhole || !/^https?:$/.test(url.protocol)) throw new BadOrigin(text)
  return url.origin
}

const SAID = [BadOrigin, BusyPort, BusyDataFolder, UnfinishedDataFolder, BrokenOffRestore]

/** What newcomers can mend themselves, in a sentence; undefined: it is a fault of ours, and its trace is wanted. */
export function sentenceOf(error: unknown, folder: string): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (SAID.some((kind) => error instanceof kind)) return error.message
  if (error.message.startsWith('DISCORD_PUBLIC_KEY ')) return `${error.message}.`
  return ofSystem(error, folder) ?? sentenceOf(error.cause, folder)
}

function ofSystem(error: Error, folder: string): string | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException
  const isPort = syscall === 'listen'
  // LevelDB says what the system said, in words alone.
  const says = (words: string) => error.message.includes(words)
  if (code === 'ENOSPC' || says('No space left on device'))
    return `The disk is full. Nothing that was acknowledged is lost: make room, and start again. The data folder is ${folder}.`
  if (code === 'EROFS' || says('Read-only file system'))
    return `The disk of ${folder} is read-only. Choose another folder: DATA_FOLDER=/somewhere/else npm start`
  if (isPort && code === 'EACCES') return 'This port may not be used by you. Choose one above 1023: PORT=8081 npm start'
  if (code === 'EACCES' || code === 'EPERM' || says('Permission denied'))
    return `${folder} may not be written to by you. Make it yours, or choose another folder: DATA_FOLDER=/somewhere/else npm start`
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${folder} is no folder. Choose another name: DATA_FOLDER=/somewhere/else npm start`
  return undefined
}
