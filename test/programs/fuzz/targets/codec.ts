import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expiry, readBody, S, zipped } from '#functions/adapters/dynamodb/codec'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import * as keys from '#functions/adapters/dynamodb/keys'
import { type Stores, storesOn } from '#functions/adapters/dynamodb/open'
import { headBody } from '#functions/adapters/dynamodb/stored-head'
import { dayOf } from '#functions/ports/clock'
import { shardOf } from '#functions/ports/game-store'
import { HEAD_LIMIT_BYTES } from '#functions/ports/head'
import { MemoryFleetStore } from '#test/support/memory/memory-fleet-store'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { MemoryPlayerStore } from '#test/support/memory/memory-player-store'
import { openHead } from '#test/support/store-rows'
import { propertyTarget } from '../property'
import { type Call, gameCall, otherCall, worldOf } from '../store-calls'
import type { Target } from '../target'

const revision = fc.integer({ min: 0, max: 9_999_999_999 })
/** Of the years in which keys sort by time: ISO 8601 has four digits for them. */
const instant = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.getTime())
const gameId = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex'))
const person = fc.stringMatching(/^[A-Za-z0-9._-]{1,20}$/)

const signOf = (n: number): number => Math.sign(n)
/** As the table sorts: by bytes. */
const order = (one: string, other: string): number => signOf(Buffer.compare(Buffer.from(one), Buffer.from(other)))

const json = fc
  .jsonValue({ maxDepth: 6, depthSize: 'small' })
  .filter((value): value is object => typeof value === 'object' && value !== null)
const asStored = (row: unknown): unknown => JSON.parse(JSON.stringify(row))

let engine: Promise<EmbeddedTable> | undefined
/** No two lists of calls meet on the table, those of a shrinking one included. */
let worlds = 0

async function answersOf(calls: readonly Call[], stores: Stores, n: number): Promise<unknown[]> {
  const world = worldOf(n)
  const answers: unknown[] = []
  for (const each of calls) answers.push((await each(stores, world)) ?? 'nothing')
  return answers
}

const adaptersAgree = (kind: fc.Arbitrary<Call>) => () =>
  fc.asyncProperty(fc.array(kind, { minLength: 5, maxLength: 60, size: 'max' }), async (calls) => {
    engine ??= openEmbedded()
    const { table } = await engine
    const memory = { games: new MemoryGameStore(), players: new MemoryPlayerStore(), fleets: new MemoryFleetStore() }
    worlds += 1
    const [inMemory, onTable] = [
      await answersOf(calls, memory, worlds),
      await answersOf(calls, storesOn(table), worlds),
    ]
    const at = inMemory.findIndex((answer, i) => !isDeepStrictEqual(answer, onTable[i]))
    if (at < 0) return
    throw new Error(
      `call ${at + 1}: in memory ${JSON.stringify(inMemory[at])}, on the table ${JSON.stringify(onTable[at])}`,
    )
  })

const target = propertyTarget(
  'codec',
  {
    'any row comes back as it was put': () =>
      fc.property(json, (row) => isDeepStrictEqual(readBody({ body: zipped(row) }), asStored(row))),
    'a row that is cut, or of which a byte is another, is an error or the row': () =>
      fc.property(json, fc.nat(), fc.nat(255), fc.boolean(), (row, at, byte, cut) => {
        const bytes = Uint8Array.from(zipped(row).B ?? [])
        const place = at % bytes.length
        const broken = cut ? bytes.slice(0, place) : bytes.with(place, byte)
        try {
          return isDeepStrictEqual(readBody({ pk: S('p'), sk: S('s'), body: { B: broken } }), asStored(row))
        } catch (error) {
          return error instanceof Error
        }
      }),
    'a body that is no JSON, or none at all, is an error': () =>
      fc.property(
        fc.constantFrom({ S: '' }, { S: '{' }, { N: '1' }, { B: new Uint8Array() }, { NULL: true } as const),
        (body) => {
          try {
            readBody({ pk: S('p'), sk: S('s'), body })
            return false
          } catch (error) {
            return error instanceof Error
          }
        },
      ),
    'HEAD is stored up to its limit, and not beyond': () =>
      fc.property(
        gameId,
        fc.integer({ min: HEAD_LIMIT_BYTES - 2_000, max: HEAD_LIMIT_BYTES + 2_000 }),
        fc.nat(250),
        (id, size, seed) => {
          // Text that does not shrink: six bits a sign.
          const noise = Array.from({ length: size }, (_, i) =>
            String.fromCharCode(48 + ((((i + seed) * 2654435761) >>> 20) % 64)),
          )
          const body = headBody({ ...openHead(id), invitation: noise.join('') })?.body
          return body === undefined || (body.B?.byteLength ?? 0) <= HEAD_LIMIT_BYTES
        },
      ),
    'keys of revisions sort by their numbers, HEAD behind them all': () =>
      fc.property(gameId, revision, revision, (game, one, other) => {
        const wanted = signOf(one - other)
        return (
          order(keys.logKey(game, one).sk, keys.logKey(game, other).sk) === wanted &&
          order(keys.snapshotKey(game, one).sk, keys.snapshotKey(game, other).sk) === wanted &&
          order(keys.noticePrefix(one), keys.noticePrefix(other)) === wanted &&
          order(keys.fleetVersionKey(game, one).sk, keys.fleetVersionKey(game, other).sk) === wanted &&
          order(keys.logKey(game, one).sk, keys.headKey(game).sk) === -1 &&
          order(keys.fleetVersionKey(game, one).sk, keys.FLEET_HEAD) === -1
        )
      }),
    'keys of instants sort by time, and say what was put into them': () =>
      fc.property(gameId, person, instant, instant, revision, (game, player, one, other, n) => {
        const due = (at: number) => ({ at, game, revision: n })
        const wait = (at: number) => ({ player, due: at, game })
        const sk = (at: number) => keys.dueKey(due(at)).sk
        return (
          order(sk(one), sk(other)) === signOf(one - other) &&
          order(keys.waitKey(wait(one)).sk, keys.waitKey(wait(other)).sk) === signOf(one - other) &&
          order(dayOf(one), dayOf(other)) !== -signOf(one - other || Number.NaN) &&
          isDeepStrictEqual(keys.readDueKey(sk(one)), due(one)) &&
          isDeepStrictEqual(keys.readWaitKey(player, keys.waitKey(wait(one)).sk), wait(one)) &&
          order(keys.dueAfter(due(one)), sk(one)) === 1 &&
          (one > other || order(sk(one), keys.dueUpTo(other)) === -1) &&
          (one <= other || order(sk(one), keys.dueUpTo(other)) === 1) &&
          shardOf(game) >= 0 &&
          Number(expiry(one).N) * 1000 >= one
        )
      }),
    'games in memory and on the table answer every call alike': adaptersAgree(gameCall),
    'fleets and players, too': adaptersAgree(otherCall),
  },
  3,
)

export const codecTarget: Target = {
  ...target,
  async close() {
    await (await engine)?.close()
    engine = undefined
  },
}
