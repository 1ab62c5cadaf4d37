import { createHash } from 'node:crypto'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { type Item, readNumber, readText } from '#functions/adapters/dynamodb/codec'
import * as keys from '#functions/adapters/dynamodb/keys'
import { kindOf, revisionOfRow } from './kinds'
import type { WholeTable } from './whole-table'

const FORMAT = 'armada-by-post/backup'
const VERSION = 1

/** The backup is no file of `backupLines`, or not all of it. */
export class BrokenBackup extends Error {
  constructor(why: string) {
    super(`This is not a whole backup: ${why}. Nothing was restored.`)
    this.name = 'BrokenBackup'
  }
}

/**
 * The rows that are the only copy of something, a line of JSON each, between a line that says what this is and one with
 * their number and hash. Games may be played meanwhile: of each game there is HEAD of one moment, every row of the
 * revisions before, and none of a later one.
 */
export async function* backupLines(table: WholeTable, now: number): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let rows = 0
  yield `${JSON.stringify({ format: FORMAT, version: VERSION, at: new Date(now).toISOString() })}\n`
  for await (const item of keptItems(table)) {
    const line = `${JSON.stringify(item, withBytes)}\n`
    hash.update(line)
    rows += 1
    yield line
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`
}

async function* keptItems(table: WholeTable): AsyncGenerator<Item> {
  /** Of each game: the newest log row so far, and HEAD's revision once HEAD was met. */
  const games = new Map<string, { logged: number; head?: number }>()
  for await (const item of table.items()) {
    const key = { pk: readText(item, 'pk'), sk: readText(item, 'sk') }
    if (kindOf(key) !== 'kept') continue
    const part = revisionOfRow(key)
    if (part) {
      const game = games.get(part.game) ?? { logged: 0 }
      games.set(part.game, game)
      // What came about after HEAD was read belongs to a later game than this one.
      if (game.head !== undefined && part.revision > game.head) continue
      if (part.row === 'log') game.logged = part.revision
    }
    yield item
    if (key.sk === keys.HEAD && key.pk.startsWith('GAME#'))
      yield* skipped(table, games, key.pk, readNumber(item, 'revision'))
  }
}

/** Log rows that were written between the look at the log and the look at HEAD: they come before HEAD's own. */
async function* skipped(
  table: WholeTable,
  games: Map<string, { logged: number; head?: number }>,
  pk: string,
  head: number,
): AsyncGenerator<Item> {
  const id = pk.slice('GAME#'.length)
  const { logged } = games.get(id) ?? { logged: 0 }
  games.set(id, { logged: Math.max(logged, head - 1), head })
  if (logged >= head - 1) return
  yield* await table.query({ pk, from: keys.logKey(id, logged + 1).sk, to: keys.logKey(id, head - 1).sk })
}

/**
 * The rows of a backup, in order. What is wrong with it shows at its end at the latest, so it is read through once before
 * anything is put anywhere.
 * @throws BrokenBackup
 */
export async function* backupItems(lines: AsyncIterable<string>): AsyncGenerator<Item> {
  const hash = createHash('sha256')
  let rows = 0
  let before: string | undefined
  let isFirst = true
  for await (const line of lines) {
    if (isFirst) {
      isFirst = false
      checkFormat(line)
      continue
    }
    if (before !== undefined) {
      hash.update(`${before}\n`)
      rows += 1
      yield itemOf(before)
    }
    before = line
  }
  const trailer = parsed(before ?? '')
  if (typeof trailer !== 'object' || trailer === null || !('rows' in trailer) || !('sha256' in trailer))
    throw new BrokenBackup('its last line is missing')
  if (trailer.rows !== rows) throw new BrokenBackup(`it has ${rows} rows and should have ${trailer.rows}`)
  if (trailer.sha256 !== hash.digest('hex')) throw new BrokenBackup('its rows were changed')
}

function checkFormat(line: string): void {
  const header = parsed(line)
  if (typeof header !== 'object' || header === null || !('format' in header) || header.format !== FORMAT)
    throw new BrokenBackup('it begins otherwise')
  if (!('version' in header) || header.version !== VERSION)
    throw new BrokenBackup(`it was written by newer code (format ${'version' in header ? header.version : 'unknown'})`)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BrokenBackup('it ends in the middle of a line')
  }
}

/** Bytes become base64 and the other way round; everything else is the database's own JSON. */
function withBytes(_name: string, value: unknown): unknown {
  return isBytes(value) ? { B: Buffer.from(value.B).toString('base64') } : value
}
const isBytes = (value: unknown): value is { B: Uint8Array } =>
  typeof value === 'object' && value !== null && 'B' in value && value.B instanceof Uint8Array

function itemOf(line: string): Item {
  const row = parsed(line)
  if (!isRow(row)) throw new BrokenBackup('one of its lines is no row')
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value.B === 'string' ? { B: Buffer.from(value.B, 'base64') } : (value as AttributeValue),
    ]),
  )
}

const isRow = (row: unknown): row is Record<string, AttributeValue | { B: string }> =>
  isObject(row) && Object.values(row).every(isObject) && hasText(row.pk) && hasText(row.sk)
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const hasText = (value: unknown): boolean => isObject(value) && typeof value.S === 'string'
