import { gunzipSync, gzipSync } from 'node:zlib'
import type { StoredHead } from '#functions/migrations/present'
import { HEAD_LIMIT_BYTES, type Head, type SeatCommands } from '#functions/ports/head'
import { SEATS, type Seat } from '#shared/game/engine/state'
import { type Item, readBody, S } from './codec'

/** Where each part of the body ends, in bytes. Of another length than `all` it is a body that knows of no parts. */
type Cuts = [common: number, a: number, b: number, all: number]

const OPENS = ',"commands":{'
const CLOSES = '}}}'

/**
 * Body of HEAD, or undefined above the limit. It is one JSON, gzipped in parts that are read as one where nobody knows of
 * them. What each seat has prepared is a part of its own, which is not opened to answer somebody else: by the time that
 * takes they could tell how much there is (design 5).
 */
export function headBody(head: Head): Item | undefined {
  const { desk, ...rest } = head
  const { commands, ...others } = desk
  const common = JSON.stringify({ ...rest, desk: others })
  const texts = commands === undefined ? [common] : [common.slice(0, -2) + OPENS, ...preparedTexts(commands), CLOSES]
  const parts = texts.map((text) => gzipSync(text))
  const body = Buffer.concat(parts)
  if (body.byteLength > HEAD_LIMIT_BYTES) return undefined
  if (commands === undefined) return { body: { B: body } }
  const ends: number[] = []
  for (const { byteLength } of parts) ends.push((ends.at(-1) ?? 0) + byteLength)
  return { body: { B: body }, cuts: S(JSON.stringify(ends)) }
}

type Commands = NonNullable<Head['desk']['commands']>

/** `"a":…` and `,"b":…`; empty where a seat has prepared nothing. */
function preparedTexts({ a, b }: Commands): [string, string] {
  const comma = a && b ? ',' : ''
  return [a ? `"a":${JSON.stringify(a)}` : '', b ? `${comma}"b":${JSON.stringify(b)}` : '']
}

/** HEAD of which what seats have prepared is opened when somebody looks at it. */
export function readHead(item: Item): StoredHead {
  const { body, cuts } = item
  if (body?.B === undefined || cuts?.S === undefined) return readBody<StoredHead>(item)
  const bytes = body.B
  const [common, a, b, all] = JSON.parse(cuts.S) as Cuts
  if (all !== bytes.byteLength) return readBody<StoredHead>(item)
  const textOf = (from: number, to: number) => gunzipSync(bytes.subarray(from, to)).toString('utf8')
  const head = JSON.parse(`${textOf(0, common).slice(0, -OPENS.length)}}}`) as StoredHead
  const parts: Record<Seat, [number, number]> = { a: [common, a], b: [a, b] }
  const commands: Commands = {}
  for (const seat of SEATS) {
    const [from, to] = parts[seat]
    if (to - from <= EMPTY_BYTES) continue
    let opened: SeatCommands | undefined
    Object.defineProperty(commands, seat, { get: () => (opened ??= preparedIn(textOf(from, to))), enumerable: true })
  }
  return { ...head, desk: { ...head.desk, commands } }
}

/** Nothing, gzipped. */
const EMPTY_BYTES = gzipSync('').byteLength

const preparedIn = (text: string): SeatCommands => JSON.parse(text.slice(text.indexOf(':') + 1)) as SeatCommands
